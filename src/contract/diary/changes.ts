import * as v from 'valibot';
import { call } from '../call.ts';
import { ConversationMark } from '../assistant/conversations.ts';
import { DaySnapshot, Goals, Shares } from './day.ts';
import { Favourite } from './favourites.ts';
import { Plan } from '../plan/plan.ts';
import { Day, Rev, Timestamp, Uuid, wholeBetween } from '../primitives.ts';
import { Thing } from './things.ts';
import { User } from '../account/user.ts';

/** Goals valid from a day on. `basis`: what their macros are a share of, when calories were changed since those were set. */
const GoalsEntry = v.object({ ...Goals.entries, basis: v.optional(v.nullable(Shares)), date: Day, rev: Rev });

/**
 * What changed since a revision, oldest change first, whole snapshots of everything touched.
 * `rev` is the device's next cursor. A page never splits one revision.
 */
export const Changes = v.object({
  generation: Uuid,
  rev: Rev,
  hasMore: v.boolean(),
  days: v.array(DaySnapshot),
  weights: v.array(v.object({ date: Day, weight: v.nullable(v.number()), timestamp: Timestamp, rev: Rev })),
  goals: v.array(GoalsEntry),
  favourites: v.array(Favourite),
  /** Conversations with the assistant that were deleted or brought back; what was said in them GET /conversations tells. */
  talks: v.optional(v.array(ConversationMark), []),
  /** Values by key whose last word wins; a server from before them tells none. */
  things: v.optional(v.array(Thing), []),
  plan: v.nullable(Plan),
  profile: v.nullable(v.object({ ...User.entries, rev: Rev })),
});
export type Changes = v.InferOutput<typeof Changes>;

export const getChanges = call({
  method: 'GET',
  path: '/changes',
  summary: 'The changes of the signed-in user since a revision, in pages.',
  query: v.object({
    since: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), Rev), '0'),
    /** Touched days, weigh-ins, goals and kept dishes a page, about. */
    limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), wholeBetween(1, 1000)), '200'),
  }),
  data: Changes,
});
