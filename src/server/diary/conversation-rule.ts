import type { CALLS } from '../../contract/calls.ts';
import type { ConversationRow } from '../store/schema.ts';
import { conversationOf } from './answers.ts';
import type { CallRule } from './rule.ts';

/** Keeps an exchange with the assistant. One that is kept already stays as it is, so a re-send after a restore is safe too. */
export const postConversationRule: CallRule<typeof CALLS.postConversation> = {
  wants: ({ body: { id } }) => ({ conversations: id === undefined ? [] : [id] }),
  decide({ body: { id, userMessage, assistantResponse, metadata } }, work, { rev, nowMs, newId }) {
    const stored = id === undefined ? undefined : work.conversation(id);
    if (stored) return { data: conversationOf(stored), rev: stored.rev };
    const row: ConversationRow = { id: id ?? newId(), userMessage, assistantResponse, ...metadata, createdMs: nowMs, rev };
    return { data: conversationOf(row), rev, effect: { conversations: [row] } };
  },
};
