import * as v from 'valibot';
import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/diary/changes.ts';
import { ConversationId, type Conversation } from '#contract/assistant/conversations.ts';
import {
  conversations as table,
  conversationMarks as marksTable,
  type ConversationRow,
  type ConversationMarkRow,
} from '#server/store/tables/diary-tables.ts';
import { allThatStand, byKey, part, loadedRows, type UnreadBytes } from '../core/load.ts';
import { aged, isNewerThan, type CallRule } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { put } from '../core/work.ts';

/** What was said in conversations, an exchange a row. */
export const exchanges: DiaryTable<ConversationRow> = diaryTable<ConversationRow>({
  table,
  key: ['id'],
  stands: { sql: 'not t.deleted', of: ({ deleted }) => !deleted },
  space: 'talks',
  merging: 'by-key',
});
/** Conversations that were deleted or brought back. */
export const conversationMarks: DiaryTable<ConversationMarkRow> = diaryTable<ConversationMarkRow>({
  table: marksTable,
  key: ['conversation_id'],
  space: 'none',
  merging: 'by-key',
});

const exchangesById = byKey(exchanges);
const marksNamed = byKey(conversationMarks);
const allExchanges = allThatStand(exchanges, 't.rev');

/** The places of what was said in conversations, without the words: how many bytes they hold is enough to give them back. */
const exchangesOf = part<{ conversations: string[] }, ConversationRow & UnreadBytes>({
  name: 'exchanges of conversations',
  into: exchanges,
  inPart: true,
  types: ['text[]'],
  values: ({ conversations }) => [conversations],
  sql: (named) => `select t.id, '' as "userMessage", '' as "assistantResponse", t.conversation_id as "conversationId",
      t.source, null as "metadata", t.deleted, t.created_ms as "createdMs", t.rev,
      octet_length(to_json(t.user_message)::text) + octet_length(to_json(t.assistant_response)::text)
        + coalesce(octet_length(t.metadata::text), 4) - 8 as "unreadBytes" from conversations t
    where t.user_id = $1::uuid and t.conversation_id = any(${named}) and not t.deleted`,
});

/** The newest exchanges, the newest first; those before one, where it is named. */
export const recentExchanges = part<{ most: number; before: string | null }, ConversationRow>({
  name: 'recent exchanges',
  types: ['integer', 'uuid'],
  values: ({ most, before }) => [most, before],
  sql: (most, before) => `select ${exchanges.select} from conversations t
    where t.user_id = $1::uuid and not t.deleted and (${before} is null or t.rev < (
      select b.rev from conversations b where b.user_id = $1::uuid and b.id = ${before}))
    order by t.rev desc limit ${most}`,
});

/** An exchange with the assistant as the wire has it. */
export const conversationOf = ({
  conversationId,
  source,
  metadata,
  deleted: _,
  createdMs,
  ...row
}: ConversationRow): Conversation => ({
  ...row,
  metadata: metadata ? { ...metadata, conversationId } : { conversationId, source },
  createdAt: new Date(createdMs).toISOString(),
});

/**
 * Keeps an exchange with the assistant. One that is kept already stays as it is, so a re-send after a restore is safe too; in a
 * talk that was deleted none is kept, unless the person takes the deletion back.
 */
const postConversation: CallRule<typeof CALLS.postConversation> = {
  wants: ({ body: { id, metadata } }) => ({
    parts: [
      exchangesById.of({ keys: id === undefined ? [] : [id.toLowerCase()] }),
      marksNamed.of({ keys: conversationNamed(metadata) ?? [] }),
    ],
  }),
  decide(
    { body: { id: given, userMessage, assistantResponse, metadata, restore, asOf } },
    work,
    { rev, nowMs, newId },
  ) {
    const id = given?.toLowerCase() ?? newId();
    const stored = work.rows(exchanges).get(id);
    if (stored && !stored.deleted) return { data: conversationOf(stored), rev: stored.rev };
    const [conversationId = newId()] = conversationNamed(metadata) ?? [];
    const mark = work.rows(conversationMarks).get(conversationId);
    if (mark?.deleted && (restore !== true || isNewerThan(mark, asOf)))
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
    // After a restore the undo may come before a device tells the deletion again: its mark keeps that out.
    const isLifted = mark ? mark.deleted : restore === true;
    const lifted = isLifted ? [{ conversationId, deleted: false, ...aged(rev, asOf) }] : [];
    return {
      data: conversationOf(row),
      rev,
      effect: { rows: [put(exchanges, row), put(conversationMarks, ...lifted)] },
    };
  },
};

/** Deletes a conversation: its exchanges lose their words, and the mark keeps late ones out. Only bringing it back is newer than a re-sent deletion. */
const deleteConversation: CallRule<typeof CALLS.deleteConversation> = {
  wants: ({ params: { conversationId } }) => ({
    parts: [marksNamed.of({ keys: [conversationId] }), exchangesOf.of({ conversations: [conversationId] })],
  }),
  decide({ params: { conversationId }, query: { asOf } }, work, { rev }) {
    const stored = work.rows(conversationMarks).get(conversationId);
    if (stored && isNewerThan(stored, asOf)) return { data: markOf(stored), rev: stored.rev };
    const mark = { conversationId, deleted: true, ...aged(rev, asOf) };
    const gone = work
      .rows<ConversationRow & UnreadBytes>(exchanges)
      .all()
      .filter((row) => row.conversationId === conversationId && !row.deleted)
      .map(({ unreadBytes: _, ...row }) => ({
        ...row,
        userMessage: '',
        assistantResponse: '',
        metadata: {},
        deleted: true,
        rev,
      }));
    return { data: markOf(mark), rev, effect: { rows: [put(exchanges, ...gone), put(conversationMarks, mark)] } };
  },
};

/** A mark as the wire has it. */
const markOf = ({ age: _, ...mark }: ConversationMarkRow): Changes['talks'][number] => mark;

/** The conversation that a client names; none, or no name, begins one. */
function conversationNamed({ conversationId }: Record<string, unknown>): [string] | null {
  const named = v.safeParse(ConversationId, conversationId);
  return named.success ? [named.output] : null;
}

export const conversation = {
  tables: [exchanges, conversationMarks],
  rules: { postConversation, deleteConversation },
  told: { changed: conversationMarks, tell: (page) => page.changed(conversationMarks).map(markOf) } satisfies Told<
    Changes['talks']
  >,
  filed: {
    wants: [allExchanges.of({})],
    tell: (loaded) => loadedRows(loaded, allExchanges).map(conversationOf),
  } satisfies Filed<DiaryFile['conversations']>,
};
