import { liveQuery } from 'dexie';
import { requestBackgroundSync } from './background-sync.ts';
import { sendNow } from './commands/outbox.ts';
import { currentDiary, watchDiary, type Diary } from './diary.ts';
import { readMemory } from './kv.ts';
import { watchOnline, isOnline } from './online.ts';
import { fetchConfig } from './remote/config.ts';
import { refreshPaymentInfo } from './remote/payment.ts';
import { RemoteError } from './remote/remote-error.ts';
import { writeUser } from './session-keys.ts';
import { nameOf, startSession } from './session.ts';
import { diarySession, putSession } from './session-state.ts';
import { followOtherTabs, loseSession } from './sign-out.ts';
import { syncCounts } from './sync-status.ts';
import { wakeSync, watchWakes } from './wake.ts';

/** What the page says to its engine's worker, once. */
export interface StartMessage {
  start: string;
}

/** An engine that broke down gets another try after this time. */
const RESTART_MS = 10_000;
/** What waits longer than this is left to the service worker as well. */
const STILL_WAITING_MS = 3_000;
/** Trial and premium are asked for no more often than this. */
const PAYMENT_MS = 5 * 60_000;

/**
 * Runs the engine of whichever diary is open in a worker of this page, wakes it, and keeps the session in
 * step with what it learns. `startWorker` makes the worker: the caller knows its address. Answers how to stop.
 */
export function startSyncHost(startWorker: () => Worker): () => void {
  let stopDiary = hostDiary(currentDiary(), startWorker);
  refreshConfig();
  const stops = [
    watchDiary(() => {
      stopDiary();
      stopDiary = hostDiary(currentDiary(), startWorker);
    }),
    watchOnline(backOnline),
    whenSeen(seenAgain),
    watchWakes(laterInBackground()),
    followOtherTabs(),
  ];
  return () => {
    for (const stop of stops) stop();
    stopDiary();
  };
}

function hostDiary(diary: Diary | null, startWorker: () => Worker): () => void {
  if (!diary) return () => undefined;
  const stops = [runWorker(diary, startWorker), followMemory(diary), followUser(diary)];
  refreshPayment();
  return () => {
    for (const stop of stops) stop();
  };
}

/** The worker opens nothing that is not there, so the page creates or upgrades the database first. */
function runWorker({ db, uid }: Diary, startWorker: () => Worker): () => void {
  let worker: Worker | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const start = () => {
    if (stopped) return;
    worker = startWorker();
    worker.addEventListener('error', () => {
      worker?.terminate();
      again = setTimeout(start, RESTART_MS);
    });
    worker.postMessage({ start: uid } satisfies StartMessage);
  };
  // A store that cannot be opened shows itself on the screen, whose hooks read it too.
  db.open().then(start, () => undefined);
  return () => {
    stopped = true;
    clearTimeout(again);
    worker?.terminate();
  };
}

/** The engine's 401 signs the page out; what waits stays. */
function followMemory({ db }: Diary): () => void {
  const subscription = liveQuery(async () => {
    const { pause, token } = await readMemory(db);
    return pause === 'signed-out' ? token : null;
  }).subscribe({
    next: (refused) => {
      if (refused !== null) void loseSession(refused);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** What a pull brings of the user is what the next start shows at once. */
function followUser({ db, uid }: Diary): () => void {
  const subscription = liveQuery(async () => (await db.user.get('current'))?.view ?? null).subscribe({
    next: (user) => {
      const session = diarySession();
      if (!user || session.status !== 'signed-in' || session.uid !== uid) return;
      writeUser(user);
      putSession({ ...session, name: nameOf(user) });
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** Backoff was meant for a network that is no longer that one. */
function backOnline(): void {
  if (!isOnline()) return;
  refreshConfig();
  refreshPayment();
  // A token that could not be asked about at the start is asked about now.
  // A store that refuses shows itself at the next tap; what waits in it waits on.
  (currentDiary() ? sendNow() : startSession()).catch(() => undefined);
}

function seenAgain(): void {
  wakeSync();
  if (isOnline()) refreshPayment();
}

let paymentAskedAt = -Infinity;
let paymentAskedFor: Diary | null = null;

function refreshPayment(): void {
  const diary = currentDiary();
  const now = performance.now();
  if (!diary || (diary === paymentAskedFor && now - paymentAskedAt < PAYMENT_MS)) return;
  paymentAskedAt = now;
  paymentAskedFor = diary;
  refreshPaymentInfo().catch((error: unknown) => {
    paymentAskedFor = null;
    if (!(error instanceof RemoteError)) throw error;
  });
}

function refreshConfig(): void {
  fetchConfig().catch((error: unknown) => {
    if (!(error instanceof RemoteError)) throw error;
  });
}

function whenSeen(act: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Hands what still waits a while after a tap to the service worker, which outlives the page. */
function laterInBackground(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void askIfWaiting(), isOnline() ? STILL_WAITING_MS : 0);
  };
}

async function askIfWaiting(): Promise<void> {
  const diary = currentDiary();
  if (diary && (await syncCounts(diary)).waiting > 0) await requestBackgroundSync();
}
