import { theDiary, type Diary } from '#device/diary/diary.ts';
import { putKv, readKv } from '#device/diary/kv.ts';
import { asStorageError } from '#device/platform/storage-error.ts';

/** Whether the person wants recommendations on the diary's day; off until they say otherwise. Kept on this device. */
export const readRecommendations = async ({ db }: Diary): Promise<boolean> =>
  (await readKv(db, 'recommendations')) ?? false;

/** Remembers the choice; a payment turns it on, a failed one off. Rejects with a StorageError. */
export async function storeRecommendations(wanted: boolean): Promise<void> {
  try {
    await putKv(theDiary().db, { key: 'recommendations', value: wanted });
  } catch (error) {
    throw asStorageError(error);
  }
}
