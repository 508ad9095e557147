import { Dexie } from 'dexie';
import { postLogout } from '#contract/account/sessions.ts';
import { forgetDiary } from '../device-notes.ts';
import { forgetLeaving, forgetMerges, noteLeavings, readLeavings, type Leaving } from './leaving-notes.ts';
import { forgetSeenPictures } from '#device/photos/picture-cache.ts';
import { callApi } from '#device/api/call-api.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { databaseName } from '#device/diary/schema.ts';
import { forgetShared } from '#device/photos/shared-note.ts';

const LOGOUT_MS = 5_000;

/** Notes what a sign-out owes, before anything of it is done: a page that dies in between leaves it for the next start. */
export async function oweLeavings(owed: readonly Leaving[]): Promise<void> {
  // A device that is full forgets what it owes if the page dies now; what can be done is done all the same.
  if (owed.length > 0) await noteLeavings(owed).catch(() => undefined);
}

let deletions: Promise<void> = Promise.resolve();

/**
 * Deletes the diaries that are to go from this device, also those whose sign-out was cut off. Whoever lists the diaries of this device, or
 * opens one, waits for it: a diary that is going must not be shown, and a new one not go with the old.
 */
export function settleDeletions(owed: readonly Leaving[] = []): Promise<void> {
  deletions = deleteAfter(deletions, owed);
  return deletions;
}

async function deleteAfter(before: Promise<void>, owed: readonly Leaving[]): Promise<void> {
  await before.catch(() => undefined);
  const all = [...owed, ...(await readLeavings())];
  const uids = new Set(all.flatMap((one) => ('deletes' in one ? [one.deletes] : [])));
  for (const uid of uids) await deleteHere(uid);
}

/** Tells the server which tokens end. Returns whether it knows all of them by now. */
export async function settleRevocations(): Promise<boolean> {
  const owed = await readLeavings();
  const outcomes = await Promise.all(
    owed.map((one) => ('revokes' in one ? revoke(one.revokes).then((done) => done && forget(one)) : true)),
  );
  return outcomes.every(Boolean);
}

async function deleteHere(uid: string): Promise<void> {
  await Dexie.delete(databaseName(uid));
  await forgetDiary(uid);
  await forgetMerges(uid);
  await Promise.all([forgetSeenPictures(), forgetShared()]);
  await forget({ deletes: uid });
}

const forget = (done: Leaving): Promise<true> => forgetLeaving(done).then(() => true);

/** Whether the server knows that a token ended. It no longer takes one that is gone: that is as good. */
async function revoke(token: string): Promise<boolean> {
  try {
    await callApi(postLogout, { token, timeoutMs: LOGOUT_MS });
    return true;
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    return error.status === 401;
  }
}
