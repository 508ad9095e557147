import * as v from 'valibot';
import type { CALLS } from '#contract/calls.ts';
import { TalkId } from '#contract/conversations.ts';
import type { ConversationRow } from '../store/schema.ts';
import { conversationOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule } from './rule.ts';

/**
 * Keeps an exchange with the assistant. One that is kept already stays as it is, so a re-send after a restore is safe too; in a
 * talk that was deleted none is kept, unless the person takes the deletion back.
 */
export const postConversationRule: CallRule<typeof CALLS.postConversation> = {
  wants: ({ body: { id, metadata } }) => ({
    conversations: id === undefined ? [] : [id.toLowerCase()],
    talkMarks: talkNamed(metadata) ?? [],
  }),
  decide(
    { body: { id: given, userMessage, assistantResponse, metadata, restore, asOf } },
    work,
    { rev, nowMs, newId },
  ) {
    const id = given?.toLowerCase() ?? newId();
    const stored = work.conversation(id);
    if (stored && !stored.deleted) return { data: conversationOf(stored), rev: stored.rev };
    const [conversationId = newId()] = talkNamed(metadata) ?? [];
    const mark = work.talkMark(conversationId);
    if (mark?.deleted && (restore !== true || isNewerThan(mark.rev, asOf)))
      return { data: { deleted: true, id, rev: mark.rev }, rev: mark.rev };
    const row: ConversationRow = {
      id,
      userMessage,
      assistantResponse,
      conversationId,
      source: null,
      metadata,
      deleted: false,
      createdMs: stored?.createdMs ?? nowMs,
      rev,
    };
    const lifted = mark?.deleted ? [{ conversationId, deleted: false, rev }] : [];
    return { data: conversationOf(row), rev, effect: { conversations: [row], talkMarks: lifted } };
  },
};

/** Deletes a talk: its exchanges lose their words, and the mark keeps late ones out. Only bringing it back is newer than a re-sent deletion. */
export const deleteConversationRule: CallRule<typeof CALLS.deleteConversation> = {
  wants: ({ params: { conversationId } }) => ({ talkMarks: [conversationId], exchangesOf: [conversationId] }),
  decide({ params: { conversationId }, query: { asOf } }, work, { rev }) {
    const stored = work.talkMark(conversationId);
    if (stored && isNewerThan(stored.rev, asOf)) return { data: stored, rev: stored.rev };
    const mark = { conversationId, deleted: true, rev };
    const gone = work
      .exchangesOf(conversationId)
      .map((row) => ({ ...row, userMessage: '', assistantResponse: '', metadata: {}, deleted: true, rev }));
    return { data: mark, rev, effect: { conversations: gone, talkMarks: [mark] } };
  },
};

/** The talk that a client names; none, or no name, begins one. */
function talkNamed({ conversationId }: Record<string, unknown>): [string] | null {
  const named = v.safeParse(TalkId, conversationId);
  return named.success ? [named.output] : null;
}
