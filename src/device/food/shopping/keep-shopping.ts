import { theDiary } from '#device/diary/diary.ts';
import { putKv } from '#device/diary/kv.ts';
import { asStorageError } from '#device/platform/storage-error.ts';
import type { ShoppingMemory } from './shopping-memory.ts';

/** Keeps the marks on this device. Rejects with a StorageError. */
export async function keepShopping(memory: ShoppingMemory): Promise<void> {
  try {
    await putKv(theDiary().db, { key: 'shopping', value: memory });
  } catch (error) {
    throw asStorageError(error);
  }
}
