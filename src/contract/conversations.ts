import * as v from 'valibot';
import { call, diaryWrite } from './call.ts';
import { asOf, IsoInstant, Rev, text, Uuid, wholeBetween } from './primitives.ts';

/** Which talk an exchange belongs to, and who answered in it. */
const Metadata = v.object({ conversationId: Uuid, source: v.picklist(['model', 'coach']) });

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

/** Most exchanges of one answer, and the usual number (design §5). */
export const MAX_CONVERSATIONS = 50;

export const getConversations = call({
  method: 'GET',
  path: '/conversations',
  summary: 'The newest exchanges, or the newest before an id, in the order in which they came. They are not part of /changes.',
  query: v.object({
    limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), wholeBetween(1, MAX_CONVERSATIONS)), String(MAX_CONVERSATIONS)),
    before: v.optional(Uuid),
  }),
  data: v.array(Conversation),
});

export const postConversation = diaryWrite({
  method: 'POST',
  path: '/conversations',
  summary: 'Keeps one exchange with the assistant. The same id again changes nothing.',
  body: v.object({ id: v.optional(Uuid), userMessage: text(1, 4_000), assistantResponse: text(1, 12_000), metadata: Metadata, ...asOf }),
  data: Conversation,
});
