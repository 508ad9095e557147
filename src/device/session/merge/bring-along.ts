import { postMerge } from '#contract/account/sign-in.ts';
import { forgetDiary } from '../device-notes.ts';
import { forgetMerges, noteMerge } from '../leaving/leaving-notes.ts';
import { currentDiary, theDiary, type Diary } from '#device/diary/diary.ts';
import { lookInto } from '#device/diary/look-into.ts';
import { readMemory } from '#device/diary/engine-memory.ts';
import { refreshPaymentInfo } from '#device/api/account/payment-info.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { signedCall } from '#device/api/signed-call.ts';
import { runWorker } from '#device/jobs/run-worker.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import { syncCounts } from '#device/jobs/sync-status.ts';
import { untilTrue } from '#device/diary/until-true.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import type { NamelessDiary } from './nameless-diaries.ts';
import { takeOverDiary } from './take-over-diary.ts';

/** Longest that a merge waits for entries that the nameless diary still sends by itself, as at a sign-out. */
const DRAIN_MS = 10_000;
/** Longest that it waits for the account to pull what came along; what it did until then is kept. */
const PULL_MS = 60_000;

// wanted ─its entries are sent─▶ the server merges ─the account pulls─▶ what still waited is taken over ─▶ gone from this device
//    ↑                                                                                      │
//    └──────────────── no network, or the page dies: the note stays, all of it is done again ┘

/**
 * Brings a nameless diary of this device along into the account that is signed in. Returns `refused` when the server says that it is no
 * diary to be brought along. Rejects with a RemoteError where the network or the server fails: the next start goes on.
 */
export async function bringAlong(diary: NamelessDiary, startWorker: () => Worker): Promise<'done' | 'refused'> {
  const account = theDiary();
  const note = { from: diary.uid, into: account.uid };
  // One tab at a time; another one then finds nothing left to do.
  return navigator.locks.request(`merge:${diary.uid}`, async () => {
    if (!diary.isRefused) {
      await noteMerge({ ...note, answer: 'bring' });
      await lookInto(diary.uid, (db, uid) => drain(db, uid, startWorker));
    }
    // Whoever has signed in meanwhile is not asked to take in somebody else's diary.
    if (currentDiary() !== account) throw new RemoteError('offline', 'The account has been left');
    try {
      const { rev } = await signedCall(postMerge, { body: { anonymousToken: diary.token, keep: 'bring' } });
      await pulled(account, rev);
    } catch (error) {
      if (!(error instanceof RemoteError) || error.code !== 'invalid-input') throw error;
      await noteMerge({ ...note, answer: 'refused' });
      return 'refused';
    }
    await takeOverDiary(account, diary.uid);
    await forgetDiary(diary.uid);
    await forgetMerges(diary.uid);
    wakeSync();
    // The earlier of both trials counts.
    refreshPaymentInfo().catch(() => undefined);
    return 'done';
  });
}

/** Notes that a nameless diary stays what it is; nobody asks again. */
export const leaveDiary = (from: string): Promise<void> => noteMerge({ from, into: theDiary().uid, answer: 'leave' });

/** Sends what waits in a diary under its own name, as far as that goes: the server then knows best what of it came first. */
async function drain(db: DiaryDatabase, uid: string, startWorker: () => Worker): Promise<void> {
  const drained = async () => {
    const { waiting, pause } = await syncCounts({ db });
    return waiting === 0 || pause !== null;
  };
  if (await drained()) return;
  const stop = runWorker({ uid, db }, startWorker);
  await untilTrue(drained, AbortSignal.timeout(DRAIN_MS));
  stop();
}

async function pulled({ db }: Diary, rev: number): Promise<void> {
  wakeSync();
  const isHere = async () => {
    const { cursor, pullingAnew } = await readMemory(db);
    return cursor >= rev && !pullingAnew;
  };
  if (!(await untilTrue(isHere, AbortSignal.timeout(PULL_MS))))
    throw new RemoteError('offline', 'The account could not be pulled');
}
