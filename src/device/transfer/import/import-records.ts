import { theDiary } from '#device/diary/diary.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { UNDO_MS, type ImportRecord } from './import-record.ts';
import { importsOf } from './import-rows.ts';
import { storeOf } from '#device/diary/store.ts';

/** Files that were taken in and can still be undone, the newest first. What is older is forgotten, its entries stay. */
export async function recentImports(): Promise<ImportRecord[]> {
  const store = storeOf(theDiary());
  const oldest = systemClock.now() - UNDO_MS;
  const records = await store.read((tx) => importsOf(tx).all());
  const old = records.filter(({ at, state }) => at < oldest && state !== 'undoing');
  if (old.length > 0)
    await store.write(async (tx) => {
      for (const { id } of old) await importsOf(tx).forget(id);
    });
  return records.filter((record) => !old.includes(record)).toSorted((one, other) => other.at - one.at);
}
