import { waitingEntries } from '#device/jobs/app-badge.ts';
import { requestBackgroundSync } from '#device/jobs/background-sync.ts';
import { writeSignedIn } from '../device-notes.ts';
import { noteEnded, readMerges, type Leaving } from './leaving-notes.ts';
import { closeDiary, currentDiary, theDiary, type Diary } from '#device/diary/diary.ts';
import { readKv } from '#device/diary/kv.ts';
import { isOnline, watchOnline } from '#device/platform/online.ts';
import { lookInto } from '#device/diary/look-into.ts';
import { clearStorages, clearTabStorage, dropToken, storedToken, storedUid, watchOtherTabs } from '../session-keys.ts';
import { diarySession, putSession } from '../session-state.ts';
import { oweLeavings, settleDeletions, settleRevocations } from './settle-leavings.ts';
import { syncCounts } from '#device/jobs/sync-status.ts';
import { untilTrue } from '#device/diary/until-true.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import { storeOf } from '#device/diary/store.ts';

/** Longest that a sign-out waits for entries on their way (design §4). */
const DRAIN_MS = 10_000;

/** What a sign-out would leave behind. */
export interface LeftBehind {
  /** Entries, dishes from kept photos among them, that the server does not have. */
  waiting: number;
  /** Nobody could open this diary again: it has neither a number nor a password. */
  isNameless: boolean;
}

/**
 * Sends what waits, for at most ten seconds, and returns what the server still does not have. The person then chooses:
 * to stay, to keep the diary on this device or to delete it from here.
 */
export async function prepareSignOut(signal: AbortSignal): Promise<LeftBehind> {
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
  const coming = await Promise.all(
    (await onTheirWayInto(diary.uid)).map((uid) => lookInto(uid, (db) => waitingEntries({ db }))),
  );
  const waiting = coming.reduce<number>((sum, count) => sum + (count ?? 0), await waitingEntries(diary));
  return { waiting, isNameless: await isNameless(diary) };
}

/**
 * Signs out. `delete` removes the diary from this device with everything that waits in it, and the pictures that were seen; `keep` leaves
 * it for the same person to sign in to again. The token is revoked, without a network as soon as there is one. A nameless diary that
 * is kept keeps its token, because nothing else could open it again: it is revoked when that diary is deleted.
 */
export async function signOut(what: 'keep' | 'delete'): Promise<void> {
  const diary = currentDiary();
  const token = storedToken();
  const keepsToken = what === 'keep' && diary !== null && (await isNameless(diary));
  const revokes = token === null || keepsToken ? [] : [{ revokes: token }];
  if (diary && what === 'delete') {
    await leaveForGood(diary, revokes);
  } else {
    if (diary && !keepsToken) await dropDiaryToken(diary);
    await oweLeavings(revokes);
    await leave();
  }
  await goQuiet();
  if (!(await settleRevocations())) await requestBackgroundSync();
}

/** Signs out and removes the diary from this device, and those that were on their way into it: their entries are this person's, too. */
async function leaveForGood({ uid }: Diary, alsoOwed: readonly Leaving[] = []): Promise<void> {
  const coming = await onTheirWayInto(uid);
  const owed = [...[uid, ...coming].map((deletes) => ({ deletes })), ...alsoOwed];
  await oweLeavings(owed);
  await leave();
  await settleDeletions(owed);
}

/** Leaves an account that is gone. */
export async function leaveGoneAccount(diary: Diary): Promise<void> {
  await leaveForGood(diary);
  await goQuiet();
}

/** Takes the session away that the server no longer knows. The diary and what waits in it stay. */
export async function loseSession(token: string): Promise<void> {
  if (storedToken() !== token) return;
  await noteEnded(token).catch(() => undefined);
  if (storedToken() !== token) return;
  dropToken();
  putSession({ status: 'signed-out', reason: 'expired' });
  closeDiary();
  await writeSignedIn(null);
}

/** Follows a sign-out or sign-in of another tab; returns how to stop. */
export function followOtherTabs(): () => void {
  return watchOtherTabs(() => {
    if (storedToken() !== null) {
      // The same person got a new token, as after proving their number: the open diary has it already.
      const session = diarySession();
      if (session.status === 'signed-in' && session.uid === storedUid()) return;
      globalThis.location.reload();
      return;
    }
    clearTabStorage();
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

/** Whoever comes next is not reminded of somebody else's meals, nor sees what they were reminded of. */
async function goQuiet(): Promise<void> {
  const { registered, unsubscribeFromPush } = await import('#device/reminders/push-subscription.ts');
  const shown = (await (await registered())?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
  await unsubscribeFromPush();
}

/** Nameless diaries that are still to come along into the account of `uid`. */
const onTheirWayInto = async (uid: string): Promise<string[]> =>
  (await readMerges()).filter(({ into, answer }) => into === uid && answer === 'bring').map(({ from }) => from);

async function isNameless({ db }: Diary): Promise<boolean> {
  const user = (await db.user.get('current'))?.view ?? (await readKv(db, 'seed'))?.user;
  return user?.isAnonymous ?? false;
}

async function dropDiaryToken(diary: Diary): Promise<void> {
  await storeOf(diary).write(async (tx) => tx.memory.put({ ...(await tx.memory.get()), token: null }));
}
