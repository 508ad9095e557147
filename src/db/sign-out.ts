import { postLogout } from '../contract/sessions.ts';
import { forgetDiary, writeSignedIn } from './device-notes.ts';
import { closeDiary, currentDiary, theDiary, type Diary } from './diary.ts';
import { readKv } from './kv.ts';
import { isOnline, watchOnline } from './online.ts';
import { forgetSeenPictures } from './picture-cache.ts';
import { callApi } from './remote/call-api.ts';
import { RemoteError } from './remote/remote-error.ts';
import { clearStorages, dropToken, storedToken, storedUid, watchOtherTabs } from './session-keys.ts';
import { diarySession, putSession } from './session-state.ts';
import { syncCounts } from './sync-status.ts';
import { untilTrue } from './until-true.ts';
import { wakeSync } from './wake.ts';

/** Longest that a sign-out waits for entries on their way (design §4). */
const DRAIN_MS = 10_000;
const LOGOUT_MS = 5_000;

/**
 * Sends what waits, for at most ten seconds, and answers how many entries the server still does not have.
 * None: sign out. Some: the person chooses to stay, to keep them on this device or to delete them.
 */
export async function prepareSignOut(signal: AbortSignal): Promise<{ waiting: number }> {
  const diary = theDiary();
  wakeSync();
  const drained = async () => {
    const { waiting, pause } = await syncCounts(diary);
    return waiting === 0 || pause !== null;
  };
  const offline = new AbortController();
  const look = () => isOnline() || offline.abort();
  const stop = watchOnline(look);
  look();
  await untilTrue(drained, AbortSignal.any([signal, offline.signal, AbortSignal.timeout(DRAIN_MS)]));
  stop();
  const { waiting, refused } = await syncCounts(diary);
  return { waiting: waiting + refused };
}

/**
 * Signs out. `keep` leaves the diary on this device for the same person; `delete` removes it with everything
 * that waits in it. A nameless diary that is kept keeps its token too: nothing else could open it again.
 */
export async function signOut(what: 'keep' | 'delete'): Promise<void> {
  const diary = currentDiary();
  const token = storedToken();
  const keepsToken = what === 'keep' && diary !== null && (await isNameless(diary));
  if (diary && !keepsToken) await dropDiaryToken(diary);
  if (diary && what === 'delete') await leaveForGood(diary);
  else await leave();
  await stopPush();
  if (token !== null && !keepsToken) await revoke(token);
}

let deletion: Promise<void> = Promise.resolve();

/** Settles when no diary is being deleted: until then a list of those on this device would show one that is going. */
export const deletionUnderWay = (): Promise<void> => deletion;

/** Signs out, and removes the diary from this device. */
async function leaveForGood(diary: Diary): Promise<void> {
  const gone = leave().then(() => deleteDiary(diary));
  deletion = gone.catch(() => undefined);
  await gone;
}

/** Leaves an account that is gone. */
export async function leaveGoneAccount(diary: Diary): Promise<void> {
  await leaveForGood(diary);
  await stopPush();
}

/** Takes the session away that the server no longer knows. The diary and what waits in it stay. */
export async function loseSession(token: string): Promise<void> {
  if (storedToken() !== token) return;
  dropToken();
  putSession({ status: 'signed-out', reason: 'expired' });
  closeDiary();
  await writeSignedIn(null);
}

async function deleteDiary({ db, uid }: Pick<Diary, 'db' | 'uid'>): Promise<void> {
  await db.delete();
  await forgetDiary(uid);
  await forgetSeenPictures();
}

/** Follows a sign-out or sign-in of another tab; answers how to stop. */
export function followOtherTabs(): () => void {
  return watchOtherTabs(() => {
    if (storedToken() !== null) {
      // The same person got a new token, as after proving their number: the open diary has it already.
      const session = diarySession();
      if (session.status === 'signed-in' && session.uid === storedUid()) return;
      globalThis.location.reload();
      return;
    }
    putSession({ status: 'signed-out' });
    closeDiary();
  });
}

async function leave(): Promise<void> {
  clearStorages();
  putSession({ status: 'signed-out' });
  closeDiary();
  await writeSignedIn(null);
}

/** Whoever comes next is not reminded of somebody else's meals. */
async function stopPush(): Promise<void> {
  const { unsubscribeFromPush } = await import('./reminders/push-subscription.ts');
  await unsubscribeFromPush();
}

async function isNameless({ db }: Diary): Promise<boolean> {
  const user = (await db.user.get('current'))?.view ?? (await readKv(db, 'seed'))?.user;
  return user?.isAnonymous ?? false;
}

async function dropDiaryToken({ store }: Diary): Promise<void> {
  await store.write(async (tx) => tx.memory.put({ ...(await tx.memory.get()), token: null }));
}

/** Without a network the token lives on until the server forgets it; this device has no copy of it. */
async function revoke(token: string): Promise<void> {
  try {
    await callApi(postLogout, { token, timeoutMs: LOGOUT_MS });
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
  }
}
