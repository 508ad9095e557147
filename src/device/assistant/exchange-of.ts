import type { Conversation } from '#contract/assistant/conversations.ts';
import type { Exchange } from '#sync/records.ts';

/** An exchange as it was told. Only our own app notes who answered; what others keep is taken for a model's. */
export const exchangeOf = ({
  id,
  userMessage,
  assistantResponse,
  metadata,
}: Pick<Conversation, 'id' | 'userMessage' | 'assistantResponse' | 'metadata'>): Exchange => ({
  id,
  userMessage,
  assistantResponse,
  metadata: { conversationId: metadata.conversationId, source: metadata.source === 'coach' ? 'coach' : 'model' },
});
