import { del, get, set, update } from 'idb-keyval';
import * as v from 'valibot';

// Small notes beside the diaries, in a database of their own, where workers can read them too.
const SIGNED_IN = 'signed-in';
const DIARIES = 'diaries';

const SignedIn = v.object({ uid: v.string(), token: v.string() });
/** Whose token `auth_token` is. */
export type SignedIn = v.InferOutput<typeof SignedIn>;
const Uids = v.fallback(v.array(v.string()), []);

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

/** Notes that this device holds the diary of `uid`. */
export const noteDiary = (uid: string): Promise<void> =>
  update(DIARIES, (stored) => [...new Set([...v.parse(Uids, stored), uid])]);

/** Notes that this device holds no diary of `uid` any more. */
export const forgetDiary = (uid: string): Promise<void> =>
  update(DIARIES, (stored) => v.parse(Uids, stored).filter((known) => known !== uid));
