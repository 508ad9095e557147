import { theDiary } from '#device/diary/diary.ts';
import { putKv } from '#device/diary/kv.ts';
import { asStorageError } from '#device/platform/storage-error.ts';

/** The person's marks on the shopping list of one week; another week begins without any. */
export interface ShoppingMemory {
  planId: string;
  /** Days of the week that the list is for, 1 is Monday. */
  days: number[];
  /** Ids of the foods that are bought. */
  ticked: string[];
}

/** Keeps the marks on this device. Rejects with a StorageError. */
export async function keepShopping(memory: ShoppingMemory): Promise<void> {
  try {
    await putKv(theDiary().db, { key: 'shopping', value: memory });
  } catch (error) {
    throw asStorageError(error);
  }
}
