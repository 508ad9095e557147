import type { DiaryDatabase, KvRow, KvValues } from './schema.ts';

/** What `kv` holds under a key; null when nothing. */
export async function readKv<Key extends keyof KvValues>(db: DiaryDatabase, key: Key): Promise<KvValues[Key] | null> {
  const row = await db.kv.get(key);
  // A row's value has the type of its key: `putKv` and the store write no other.
  return row ? (row.value as KvValues[Key]) : null;
}

/** What `kv` holds under several keys, in one transaction: one for each would cost a start, which asks again and again, more than the reading. */
export async function readKvs<const Keys extends readonly (keyof KvValues)[]>(
  db: DiaryDatabase,
  ...keys: Keys
): Promise<{ [At in keyof Keys]: KvValues[Keys[At]] | null }> {
  const rows = await db.kv.bulkGet([...keys]);
  // As for one key; `map` forgets how many there are.
  return rows.map((row) => row?.value ?? null) as { [At in keyof Keys]: KvValues[Keys[At]] | null };
}

/** Remembers a value under its key. */
export async function putKv(db: DiaryDatabase, row: KvRow): Promise<void> {
  await db.kv.put(row);
}
