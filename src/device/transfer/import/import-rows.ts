import type { KvRow } from '#device/diary/schema.ts';
import type { DiaryTransaction } from '#device/diary/store.ts';
import type { ImportPart, ImportRecord } from './import-record.ts';

/** What is remembered of files that were taken in, so that they can be undone. */
interface ImportRows {
  record(id: string): Promise<ImportRecord | null>;
  putRecord(record: ImportRecord): Promise<void>;
  part(id: string, at: number): Promise<ImportPart | null>;
  putPart(id: string, at: number, part: ImportPart): Promise<void>;
  deletePart(id: string, at: number): Promise<void>;
  all(): Promise<ImportRecord[]>;
  /** Forgets a record with its parts; what came of it stays. */
  forget(id: string): Promise<void>;
}

/** Over `kv`: a record under `import:…`, each of its parts under `import-part:…`. */
export const importsOf = ({ kv }: Pick<DiaryTransaction, 'kv'>): ImportRows => ({
  record: async (id) => recordIn(await kv.get(recordKey(id))),
  putRecord: async (value) => {
    await kv.put({ key: recordKey(value.id), value });
  },
  part: async (id, at) => partIn(await kv.get(partKey(id, at))),
  putPart: async (id, at, value) => {
    await kv.put({ key: partKey(id, at), value });
  },
  deletePart: (id, at) => kv.delete(partKey(id, at)),
  all: async () => {
    const rows = await kv.where('key').startsWith('import:').toArray();
    return rows.map(recordIn).filter((record) => record !== null);
  },
  forget: async (id) => {
    await kv.where('key').startsWith(`import-part:${id}:`).delete();
    await kv.delete(recordKey(id));
  },
});

const recordKey = (id: string): `import:${string}` => `import:${id}`;
const partKey = (id: string, at: number): `import-part:${string}` => `import-part:${id}:${at}`;

// A row's value has the type of its key: nothing else writes under these.
const recordIn = (row: KvRow | undefined): ImportRecord | null =>
  row?.key.startsWith('import:') ? (row.value as ImportRecord) : null;
const partIn = (row: KvRow | undefined): ImportPart | null =>
  row?.key.startsWith('import-part:') ? (row.value as ImportPart) : null;
