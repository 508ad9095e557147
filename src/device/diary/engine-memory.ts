import type { Table } from 'dexie';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { SyncMemory } from '#sync/records.ts';
import { memoryRows } from './memory-parts.ts';
import type { DiaryDatabase, KvRow } from './schema.ts';

/** The engine's memory of this diary, whole. What follows a part of it asks for that part (`readKv`). */
export const readMemory = ({ kv }: Pick<DiaryDatabase, 'kv'>): Promise<SyncMemory> => readWhole(kv);

/** The engine's memory in a transaction: all of it is read, the rows that have changed are written. */
export function memoryIn(kv: Table<KvRow, string>): StoreTransaction['memory'] {
  let stored: SyncMemory | undefined;
  return {
    get: async () => {
      const memory = await readWhole(kv);
      // What was put meanwhile is newer.
      stored ??= memory;
      return memory;
    },
    put: async (memory) => {
      const rows = memoryRows(memory, stored);
      stored = memory;
      if (rows.length > 0) await kv.bulkPut(rows);
    },
  };
}

/** Its rows lie side by side: one range is one request. */
async function readWhole(kv: Table<KvRow, string>): Promise<SyncMemory> {
  const rows = await kv.where(':id').between('memory', 'memory:\uffff').toArray();
  return Object.assign({ ...EMPTY_MEMORY }, ...rows.map(({ value }) => value));
}
