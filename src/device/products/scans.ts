import type { Barcode } from '#domain/food/products/barcode.ts';
import { readKv } from '../diary/kv.ts';
import { theDiary } from '../diary/diary.ts';
import { useLive } from '../diary/live.ts';
import type { DiaryDatabase } from '../diary/schema.ts';
import { asStorageError } from '../platform/storage-error.ts';
import { systemClock } from '../platform/system-clock.ts';
import { MOST_SCANS, type KeptScan } from './kept-scan.ts';

/** The scans that wait for a network or for the person's word, oldest first; undefined until IndexedDB has answered. */
export const useKeptScans = (): KeptScan[] | undefined => useLive('kept scans', ({ db }) => readScans(db));

/** The scans of a diary, oldest first. */
export const readScans = async (db: DiaryDatabase): Promise<KeptScan[]> => [...((await readKv(db, 'scans')) ?? [])];

/** Changes the scans of a diary in one transaction; returns those before. Rejects with a StorageError. */
export async function changeScans(
  db: DiaryDatabase,
  change: (scans: readonly KeptScan[]) => readonly KeptScan[],
): Promise<KeptScan[]> {
  try {
    return await db.transaction('rw', db.kv, async () => {
      const before = await readScans(db);
      await db.kv.put({ key: 'scans', value: change(before).slice(-MOST_SCANS) });
      return before;
    });
  } catch (error) {
    throw asStorageError(error);
  }
}

/** Keeps a scan until somebody can be asked; of one barcode the last scan counts. Rejects with a StorageError. */
export async function keepScan(scan: Pick<KeptScan, 'barcode' | 'day' | 'mealType'>): Promise<void> {
  const kept: KeptScan = { ...scan, scannedAt: systemClock.now(), outcome: 'waiting' };
  await changeScans(theDiary().db, (scans) => [...scans.filter(({ barcode }) => barcode !== kept.barcode), kept]);
}

/** Forgets a scan: it was logged, or is not wanted. Returns how to bring it back, null when it was gone. Rejects with a StorageError. */
export async function discardScan(barcode: Barcode): Promise<(() => Promise<void>) | null> {
  const { db } = theDiary();
  const before = await changeScans(db, (scans) => scans.filter((scan) => scan.barcode !== barcode));
  const gone = before.find((scan) => scan.barcode === barcode);
  if (!gone) return null;
  return async () => {
    await changeScans(db, (scans) =>
      [...scans.filter((scan) => scan.barcode !== barcode), gone].toSorted((a, b) => a.scannedAt - b.scannedAt),
    );
  };
}
