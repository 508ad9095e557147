import { Dexie } from 'dexie';
import { closeDiary } from '#device/diary/diary.ts';
import { databaseName, DiaryDatabase } from '#device/diary/schema.ts';

/** All rows of a diary, by table. */
export async function rowsOf({ tables }: DiaryDatabase): Promise<Map<string, object[]>> {
  const rows = new Map<string, object[]>();
  for (const table of tables) rows.set(table.name, await table.toArray());
  return rows;
}

/**
 * Puts a database of a version before 11 in the place of the open one: the engine's memory in one row, with what else those
 * remembered, and without the tables that they did not have.
 */
export async function becomeFormer(
  uid: string,
  version: number,
  rows: ReadonlyMap<string, object[]>,
  { without = [], remembered = {} }: { without?: readonly string[]; remembered?: object } = {},
): Promise<void> {
  closeDiary();
  const names = [...rows.keys()].filter((name) => !without.includes(name));
  const schema = Object.fromEntries(
    names.map((name) => {
      const { primKey, indexes } = new DiaryDatabase(uid).table(name).schema;
      return [name, [primKey, ...indexes].map(({ src }) => src).join(', ')];
    }),
  );
  await Dexie.delete(databaseName(uid));
  const former = new Dexie(databaseName(uid));
  former.version(version).stores(schema);
  await former.open();
  for (const name of names) {
    const stored = rows.get(name) ?? [];
    await former.table(name).bulkPut(name === 'kv' ? withOneMemory(stored, remembered) : stored);
  }
  former.close();
}

function withOneMemory(rows: readonly object[], remembered: object): object[] {
  const parts = rows.filter(isOfMemory);
  const value = Object.assign({}, ...parts.map((part) => part.value), remembered);
  return [...rows.filter((row) => !isOfMemory(row)), { key: 'memory', value }];
}

const isOfMemory = (row: object): row is { key: string; value: object } =>
  'key' in row && typeof row.key === 'string' && row.key.startsWith('memory') && 'value' in row;
