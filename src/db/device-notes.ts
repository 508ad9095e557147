import { del, get, set, update } from 'idb-keyval';
import * as v from 'valibot';

// Small notes beside the diaries, in a database of their own, where workers can read them too.
const SIGNED_IN = 'signed-in';
const DIARIES = 'diaries';
const MERGES = 'merges';
const LEAVINGS = 'leavings';
const ENDED = 'ended';

const SignedIn = v.object({ uid: v.string(), token: v.string() });
/** Whose token `auth_token` is. */
export type SignedIn = v.InferOutput<typeof SignedIn>;
const Uids = v.fallback(v.array(v.string()), []);

const Merge = v.object({ from: v.string(), into: v.string(), answer: v.picklist(['bring', 'leave', 'refused']) });
/** What was decided about a nameless diary of this device when `into` signed in: once decided, nobody asks again. */
export type Merge = v.InferOutput<typeof Merge>;
const Merges = v.fallback(v.array(Merge), []);

const Leaving = v.union([v.object({ deletes: v.string() }), v.object({ revokes: v.string() })]);
/** What a sign-out still owes: the diary of a user to be deleted from this device, or a token to be revoked on the server. */
export type Leaving = v.InferOutput<typeof Leaving>;
const Leavings = v.fallback(v.array(Leaving), []);

/** Who is signed in on this device, for workers and for a page whose cached user is gone. */
export async function readSignedIn(): Promise<SignedIn | null> {
  const read = v.safeParse(SignedIn, await get(SIGNED_IN));
  return read.success ? read.output : null;
}

/** Mirrors `auth_token` with its user; null when nobody is signed in. */
export const writeSignedIn = (signedIn: SignedIn | null): Promise<void> =>
  signedIn ? set(SIGNED_IN, signedIn) : del(SIGNED_IN);

/** The users whose diaries lie on this device; `indexedDB.databases()` is not everywhere. */
export const readDiaries = async (): Promise<string[]> => v.parse(Uids, await get(DIARIES));

/** The decisions about nameless diaries; `bring` stands until the diary has come along. */
export const readMerges = async (): Promise<Merge[]> => v.parse(Merges, await get(MERGES));

/** Notes a decision, in the place of an earlier one. */
export const noteMerge = (merge: Merge): Promise<void> =>
  update(MERGES, (stored) => [...v.parse(Merges, stored).filter(({ from, into }) => from !== merge.from || into !== merge.into), merge]);

/** Forgets what was decided about a diary that is gone. */
export const forgetMerges = (uid: string): Promise<void> =>
  update(MERGES, (stored) => v.parse(Merges, stored).filter(({ from }) => from !== uid));

/** Notes that this device holds the diary of `uid`. */
export const noteDiary = (uid: string): Promise<void> =>
  update(DIARIES, (stored) => [...new Set([...v.parse(Uids, stored), uid])]);

/** Notes that this device holds no diary of `uid` any more. */
export const forgetDiary = (uid: string): Promise<void> =>
  update(DIARIES, (stored) => v.parse(Uids, stored).filter((known) => known !== uid));

/** What sign-outs still owe, the oldest first. */
export const readLeavings = async (): Promise<Leaving[]> => v.parse(Leavings, await get(LEAVINGS));

/** Notes what a sign-out owes, before anything of it is done. */
export const noteLeavings = (owed: readonly Leaving[]): Promise<void> =>
  update(LEAVINGS, (stored) => [...v.parse(Leavings, stored), ...owed]);

/** Forgets what is done. */
export const forgetLeaving = (done: Leaving): Promise<void> =>
  update(LEAVINGS, (stored) => v.parse(Leavings, stored).filter((owed) => JSON.stringify(owed) !== JSON.stringify(done)));

/** The token of the session that the server has ended on this device last: it may still take back the change that ended it. */
export const readEnded = async (): Promise<string | null> => v.parse(v.fallback(v.nullable(v.string()), null), await get(ENDED));

/** Notes that token; null: it is good for nothing any more. */
export const noteEnded = (token: string | null): Promise<void> => (token === null ? del(ENDED) : set(ENDED, token));
