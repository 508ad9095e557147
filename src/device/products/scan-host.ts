import { liveQuery } from 'dexie';
import type { Diary } from '../diary/diary.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { RemoteError } from '../api/remote-error.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { askServer } from './ask-server.ts';
import type { KeptScan } from './kept-scan.ts';
import { changeScans, readScans } from './scans.ts';

/** What a server that is busy, or a network that is none, is asked again after. */
const LATER_MS = 60_000;

/**
 * Looks up the barcodes that were scanned without a network, one after the other, as soon as there is one. `onOutcome` hears of each that is
 * settled, in the tab that asked. Returns how to stop.
 */
export function startScanHost(onOutcome: (scan: KeptScan) => void): () => void {
  return hostSignedIn((diary) => hostDiary(diary, onOutcome));
}

function hostDiary(diary: Diary, onOutcome: (scan: KeptScan) => void): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    lookUpAll(diary, onOutcome, stopped.signal).catch((error: unknown) => {
      // A diary that was closed meanwhile cannot be read, and need not be.
      if (!stopped.signal.aborted) reportError(error);
    });
  };
  const waiting = liveQuery(async () => (await waitingOf(diary)).length).subscribe({
    next: (count) => {
      clearInterval(timer);
      if (count === 0) return;
      look();
      timer = setInterval(look, LATER_MS);
    },
    // A store that cannot be read shows itself on the screen.
    error: () => undefined,
  });
  const stops = [watchOnline(look), () => waiting.unsubscribe()];
  return () => {
    stopped.abort();
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

const waitingOf = async ({ db }: Diary): Promise<KeptScan[]> =>
  (await readScans(db)).filter(({ outcome }) => outcome === 'waiting');

/** One tab at a time, one barcode at a time: nobody waits for them. */
async function lookUpAll(diary: Diary, onOutcome: (scan: KeptScan) => void, stopped: AbortSignal): Promise<void> {
  if (!isOnline()) return;
  await navigator.locks.request(`scans:${diary.uid}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const scan of await waitingOf(diary)) {
      const outcome = await outcomeOf(scan, stopped);
      if (outcome === null || stopped.aborted) return;
      if (await settle(diary, scan, outcome)) onOutcome({ ...scan, outcome });
    }
  });
}

/** Null: nobody could be asked. */
async function outcomeOf({ barcode }: KeptScan, stopped: AbortSignal): Promise<'found' | 'unknown' | null> {
  try {
    return (await askServer(barcode, stopped)) ? 'found' : 'unknown';
  } catch (error) {
    if (error instanceof RemoteError) return null;
    throw error;
  }
}

/** Whether the scan still waited. */
async function settle({ db }: Diary, settled: KeptScan, outcome: KeptScan['outcome']): Promise<boolean> {
  const isMeant = (scan: KeptScan) => scan.barcode === settled.barcode && scan.outcome === 'waiting';
  const before = await changeScans(db, (scans) => scans.map((scan) => (isMeant(scan) ? { ...scan, outcome } : scan)));
  return before.some(isMeant);
}
