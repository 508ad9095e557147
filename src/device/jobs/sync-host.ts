import { alignNotes } from '../session/align-notes.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { currentDiary, type Diary } from '../diary/diary.ts';
import { followDiary } from '../session/follow-diary.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { fetchConfig } from '../api/config.ts';
import { refreshPaymentInfo, rememberPaymentInfo } from '../api/account/payment-info.ts';
import { RemoteError } from '../api/remote-error.ts';
import { runWorker } from './run-worker.ts';
import { forgetToldPayment, toldPayment } from '../session/access/told-payment.ts';
import { startSession } from '../session/session.ts';
import { storedToken } from '../session/session-keys.ts';
import { settleDeletions, settleRevocations } from '../session/leaving/settle-leavings.ts';
import { followOtherTabs } from '../session/leaving/sign-out.ts';
import { syncCounts } from './sync-status.ts';
import { wakeSync, watchWakes } from './wake.ts';

/** What waits longer than this is left to the service worker as well. */
const STILL_WAITING_MS = 3_000;
/** Without a network nothing is on its way: as soon as the row is on the screen. */
const OFFLINE_MS = 100;
/** Trial and premium are asked for no more often than this. */
const PAYMENT_MS = 5 * 60_000;

/**
 * Runs the engine of whichever diary is open in a worker of this page, wakes it, and keeps the session in
 * step with what it learns. `startWorker` makes the worker: the caller knows its address. Returns how to stop.
 */
export function startSyncHost(startWorker: () => Worker): () => void {
  const stopDiary = hostSignedIn((diary) => hostDiary(diary, startWorker));
  refreshConfig();
  settleLeft();
  const stops = [watchOnline(backOnline), whenSeen(seenAgain), watchWakes(laterInBackground()), followOtherTabs()];
  return () => {
    for (const stop of stops) stop();
    stopDiary();
  };
}

function hostDiary(diary: Diary, startWorker: () => Worker): () => void {
  // Asked for before the worker is there, so that the engine finds it. A store that refuses shows itself on the screen.
  alignNotes(diary).catch(() => undefined);
  const stops = [runWorker(diary, startWorker), followDiary(diary)];
  refreshPayment();
  return () => {
    for (const stop of stops) stop();
  };
}

function backOnline(): void {
  if (!isOnline()) return;
  refreshConfig();
  settleLeft();
  refreshPayment();
  if (currentDiary()) wakeSync('network');
  // A token that could not be asked about at the start is asked about now. A store that refuses shows itself
  // at the next tap; what waits in it waits on.
  else startSession().catch(() => undefined);
}

function seenAgain(): void {
  wakeSync();
  if (isOnline()) refreshPayment();
}

let payment: { diary: Diary; askedAt: number } | null = null;

function refreshPayment(): void {
  const diary = currentDiary();
  const now = performance.now();
  if (!diary || (payment?.diary === diary && now - payment.askedAt < PAYMENT_MS)) return;
  payment = { diary, askedAt: now };
  const told = toldPayment(storedToken);
  const heard = told ? rememberPaymentInfo(diary, told).then(forgetToldPayment) : refreshPaymentInfo();
  heard.catch((error: unknown) => {
    payment = null;
    ignoreRemote(error);
  });
}

function refreshConfig(): void {
  fetchConfig().catch(ignoreRemote);
}

/** What a sign-out still owes, here and on the server; a store that refuses is asked again at the next start. */
function settleLeft(): void {
  settleDeletions()
    .then(settleRevocations)
    .catch(() => undefined);
}

/** Without an answer what was told last goes on counting. */
function ignoreRemote(error: unknown): void {
  if (!(error instanceof RemoteError)) throw error;
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
    timer = setTimeout(() => void askIfWaiting(), isOnline() ? STILL_WAITING_MS : OFFLINE_MS);
  };
}

async function askIfWaiting(): Promise<void> {
  const diary = currentDiary();
  if (diary && (await syncCounts(diary)).waiting > 0) await requestBackgroundSync();
}
