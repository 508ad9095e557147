import { del, get, set, update } from 'idb-keyval';
import * as v from 'valibot';

// Notes of `device-notes.ts`'s kind that no start needs: what was decided about nameless diaries, and what a sign-out leaves to be done.
const MERGES = 'merges';
const LEAVINGS = 'leavings';
const ENDED = 'ended';

const Merge = v.object({ from: v.string(), into: v.string(), answer: v.picklist(['bring', 'leave', 'refused']) });
/** What was decided about a nameless diary of this device when `into` signed in: once decided, nobody asks again. */
export type Merge = v.InferOutput<typeof Merge>;
const Merges = v.fallback(v.array(Merge), []);

const Leaving = v.union([v.object({ deletes: v.string() }), v.object({ revokes: v.string() })]);
/** What a sign-out still owes: the diary of a user to be deleted from this device, or a token to be revoked on the server. */
export type Leaving = v.InferOutput<typeof Leaving>;
const Leavings = v.fallback(v.array(Leaving), []);

/** The decisions about nameless diaries; `bring` stands until the diary has come along. */
export const readMerges = async (): Promise<Merge[]> => v.parse(Merges, await get(MERGES));

/** Notes a decision, in the place of an earlier one. */
export const noteMerge = (merge: Merge): Promise<void> =>
  update(MERGES, (stored) => [
    ...v.parse(Merges, stored).filter(({ from, into }) => from !== merge.from || into !== merge.into),
    merge,
  ]);

/** Forgets what was decided about a diary that is gone. */
export const forgetMerges = (uid: string): Promise<void> =>
  update(MERGES, (stored) => v.parse(Merges, stored).filter(({ from }) => from !== uid));

/** What sign-outs still owe, the oldest first. */
export const readLeavings = async (): Promise<Leaving[]> => v.parse(Leavings, await get(LEAVINGS));

/** Notes what a sign-out owes, before anything of it is done. */
export const noteLeavings = (owed: readonly Leaving[]): Promise<void> =>
  update(LEAVINGS, (stored) => [...v.parse(Leavings, stored), ...owed]);

/** Forgets what is done. */
export const forgetLeaving = (done: Leaving): Promise<void> =>
  update(LEAVINGS, (stored) =>
    v.parse(Leavings, stored).filter((owed) => JSON.stringify(owed) !== JSON.stringify(done)),
  );

/** The token of the session that the server has ended on this device last: it may still take back the change that ended it. */
export const readEnded = async (): Promise<string | null> =>
  v.parse(v.fallback(v.nullable(v.string()), null), await get(ENDED));

/** Notes that token; null: it is good for nothing any more. */
export const noteEnded = (token: string | null): Promise<void> => (token === null ? del(ENDED) : set(ENDED, token));
