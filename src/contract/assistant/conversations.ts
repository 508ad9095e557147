import * as v from 'valibot';
import { call, diaryWrite } from '../call.ts';
import { asOf, IsoInstant, noteObject, Rev, text, Uuid, wholeBetween } from '../primitives.ts';

/** The conversation that an exchange belongs to. */
export const ConversationId = text(1, 64);

/** Largest metadata of an exchange, in characters of its JSON. */
const MOST_METADATA = 4_096;

/** Whatever its client noted, with the conversation that it belongs to. Our own app notes who answered, as `source`. */
const Metadata = v.looseObject({ conversationId: ConversationId, source: v.optional(v.unknown()) });

/** One question with its answer. The id is the device's. */
export const Conversation = v.object({
  id: Uuid,
  userMessage: text(1, 4_000),
  assistantResponse: text(1, 12_000),
  metadata: Metadata,
  createdAt: IsoInstant,
  rev: Rev,
});
export type Conversation = v.InferOutput<typeof Conversation>;

/** What a write answers about an exchange of a conversation that was deleted for good. */
const DeletedConversation = v.object({ deleted: v.literal(true), id: Uuid, rev: Rev });

/** Whether a conversation was deleted, or brought back, and since when it is so. */
export const ConversationMark = v.object({ conversationId: ConversationId, deleted: v.boolean(), rev: Rev });
export type ConversationMark = v.InferOutput<typeof ConversationMark>;

/** Most exchanges of one answer, and the usual number (design §5). */
export const MAX_CONVERSATIONS = 50;

export const getConversations = call({
  method: 'GET',
  path: '/conversations',
  summary:
    'The newest exchanges, or the newest before an id, in the order in which they came. Of them /changes tells only which conversations were deleted.',
  query: v.object({
    limit: v.optional(
      v.pipe(v.string(), v.digits(), v.transform(Number), wholeBetween(1, MAX_CONVERSATIONS)),
      String(MAX_CONVERSATIONS),
    ),
    before: v.optional(Uuid),
  }),
  data: v.array(Conversation),
});

export const postConversation = diaryWrite({
  method: 'POST',
  path: '/conversations',
  summary:
    'Keeps one exchange with the assistant. The same id again changes nothing. Without metadata.conversationId it begins a conversation of its own; in a deleted one nothing is kept unless restore is true.',
  body: v.object({
    id: v.optional(Uuid),
    userMessage: text(1, 4_000),
    assistantResponse: text(1, 12_000),
    metadata: v.optional(noteObject(MOST_METADATA), {}),
    restore: v.optional(v.boolean()),
    ...asOf,
  }),
  data: v.union([Conversation, DeletedConversation]),
});

export const deleteConversation = diaryWrite({
  method: 'DELETE',
  path: '/conversations/{conversationId}',
  summary:
    'Deletes a conversation with all its exchanges. Nothing there is success and leaves a tombstone; what comes late for it is not kept.',
  params: v.object({ conversationId: ConversationId }),
  query: v.object({ asOf: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), Rev)) }),
  data: ConversationMark,
});
