import type { Diary } from '../diary/diary.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { RemoteError } from '../api/remote-error.ts';
import { workOff } from '../jobs/work-off.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { askServer } from './ask-server.ts';
import type { KeptScan } from './kept-scan.ts';
import { changeScans, readScans } from './scans.ts';

/**
 * Looks up the barcodes that were scanned without a network, one after the other, as soon as there is one. `onOutcome` hears of each that is
 * settled, in the tab that asked. Returns how to stop.
 */
export function startScanHost(onOutcome: (scan: KeptScan) => void): () => void {
  return hostSignedIn((diary) =>
    workOff({
      waiting: async () => (await waitingOf(diary)).length,
      work: (stopped) => lookUpAll(diary, onOutcome, stopped),
      wakes: [watchOnline],
    }),
  );
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
