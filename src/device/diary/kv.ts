import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type { DiaryDatabase, KvRow, KvValues } from './schema.ts';
import type { SyncMemory } from '#sync/records.ts';

/** What `kv` holds under a key; null when nothing. */
export async function readKv<Key extends keyof KvValues>(db: DiaryDatabase, key: Key): Promise<KvValues[Key] | null> {
  const row = await db.kv.get(key);
  // A row's value has the type of its key: `putKv` and the store write no other.
  return row ? (row.value as KvValues[Key]) : null;
}

/** Remembers a value under its key. */
export async function putKv(db: DiaryDatabase, row: KvRow): Promise<void> {
  await db.kv.put(row);
}

/** The engine's memory of this diary. */
export const readMemory = async (db: DiaryDatabase): Promise<SyncMemory> =>
  (await readKv(db, 'memory')) ?? EMPTY_MEMORY;
