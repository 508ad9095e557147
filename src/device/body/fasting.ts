import type { FastingChoice } from '#domain/fasts/fasting-choice.ts';
import { theDiary } from '#device/diary/diary.ts';
import { putKv, readKv } from '#device/diary/kv.ts';
import { useLive } from '#device/diary/live.ts';
import { asStorageError } from '#device/platform/storage-error.ts';

/** Which fasts the person keeps; undefined until IndexedDB answers. */
export const useFasting = (): FastingChoice | undefined =>
  useLive('fasting', async ({ db }) => (await readKv(db, 'fasting')) ?? 'none');

/** Keeps the choice. Rejects with a StorageError. */
export async function keepFasting(choice: FastingChoice): Promise<void> {
  try {
    await putKv(theDiary().db, { key: 'fasting', value: choice });
  } catch (error) {
    throw asStorageError(error);
  }
}
