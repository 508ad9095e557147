import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { deleteConversation, keepExchange } from '#device/diary/commands/conversations.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { shortName, type ThingLabels } from './labels.ts';

export const conversation: ThingLabels<'talk.keep' | 'talk.delete'> = {
  'talk.keep': {
    icon: MessageSquareText,
    what: ({ exchange }) => outbox.conversation(shortName(exchange.userMessage)),
    thing: () => 'conversations',
    repeat: ({ exchange }) => keepExchange(exchange),
  },
  'talk.delete': {
    icon: Trash2,
    what: () => outbox.conversationRemoved,
    thing: () => 'conversations',
    repeat: ({ talkId }) => deleteConversation(talkId),
  },
};
