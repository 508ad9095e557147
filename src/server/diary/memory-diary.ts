import type { Changes } from '#contract/diary/changes.ts';
import type { UserRow } from '../store/tables/diary-tables.ts';
import type { SpaceRow } from '../store/tables/space-table.ts';
import { decideAll, type Means } from './core/decide.ts';
import { part, type KnownUserRow, type Part } from './core/load.ts';
import { keyRows, spaceUsed } from './core/own-rows.ts';
import type { Answer, Operation } from './core/rule.ts';
import { NO_SPACE_USED } from './core/space.ts';
import type { DiaryTable, RowsReader } from './core/table.ts';
import { TABLES } from './entities/registry.ts';
import { newestOf, weights } from './entities/weight.ts';
import { changesOf, FIELDS } from './read-changes.ts';

/** One user's rows without a database: plain data that is never changed in place. The rules are the server's own. */
export interface MemoryDiary {
  userId: string;
  user: UserRow;
  space: SpaceRow;
  /** Rows by the name of their table and by their key. */
  rows: Readonly<Record<string, ReadonlyMap<string, object>>>;
}

/** A diary in which nothing stands. */
export const newMemoryDiary = (userId: string, user: UserRow): MemoryDiary => ({
  userId,
  user,
  space: NO_SPACE_USED,
  rows: {},
});

/** The diary with more rows, each in the place of the one of its key. */
export function withRows<Row extends object>(
  diary: MemoryDiary,
  table: DiaryTable<Row>,
  rows: readonly Row[],
): MemoryDiary {
  const all = new Map(diary.rows[table.name]);
  for (const row of rows) all.set(table.keyOf(row), row);
  return { ...diary, rows: { ...diary.rows, [table.name]: all } };
}

/** All rows of a table, as the database would read them. */
export const rowsInMemory = <Row extends object>({ rows }: MemoryDiary, table: DiaryTable<Row>): readonly Row[] => {
  // Under a table's name stand its own rows.
  const read: RowsReader = (one) => [...(rows[one.name]?.values() ?? [])] as never;
  return read(table).map((row) => table.completed(row, read));
};

const knownUser = (diary: MemoryDiary): KnownUserRow => ({
  ...diary.user,
  weight: newestOf(rowsInMemory(diary, weights)),
});

/** Every table as one part. */
const WHOLE = TABLES.map((into) =>
  part({ name: into.name, into, types: [], values: () => [], sql: () => `select ${into.select} from ${into.name} t` }),
);

/** Decides operations one after the other, as the server does, and returns the diary after them with their answers. */
export function decideInMemory(
  means: Means,
  generation: string,
  diary: MemoryDiary,
  operations: readonly Operation[],
): { diary: MemoryDiary; answers: Answer[] } {
  const parts = new Map<Part, readonly object[]>([[spaceUsed as Part, [diary.space]]]);
  for (const one of WHOLE) if (one.into) parts.set(one, rowsInMemory(diary, one.into));
  const loaded = { generation, user: knownUser(diary), parts };
  const keys = new Set(rowsInMemory(diary, keyRows).map(({ key }) => key));
  const { answers, work, rev, space } = decideAll(means, diary.userId, loaded, operations, keys);
  const { rows } = work.changed();
  const written = rows.reduce((all, { table, rows: changed }) => withRows(all, table, changed), diary);
  return { diary: { ...written, user: { ...work.user, rev }, space }, answers };
}

/** A page of what has changed since a revision, as the server tells it. */
export function changesInMemory(diary: MemoryDiary, generation: string, since: number, limit: number): Changes {
  const rows = <Row extends object>(table: DiaryTable<Row>) => rowsInMemory(diary, table);
  const touched = FIELDS.flatMap(({ changed, ofUser }): number[] => [
    ...(changed ? rows(changed).map(revOf) : []),
    ...(ofUser ? [ofUser.of(diary.user, rows)] : []),
  ])
    .filter((rev) => rev > since)
    .toSorted((one, other) => one - other);
  const end = touched[limit - 1] ?? touched.at(-1) ?? null;
  const inPage = (rev: number) => rev > since && end !== null && rev <= end;
  const changed: Record<string, object[]> = {};
  const onDays: Record<string, object[]> = {};
  const all: Record<string, readonly object[]> = {};
  let userRev: number | null = null;
  for (const field of FIELDS) {
    if (field.ofUser) {
      const rev = field.ofUser.of(diary.user, rows);
      if (inPage(rev)) userRev = rev;
    }
    for (const table of field.all ?? []) all[table.name] = rows(table);
    if (!field.changed) continue;
    const told = inOrder(
      field.changed,
      rows(field.changed).filter((row) => inPage(revOf(row))),
    );
    changed[field.changed.name] = told;
    const dates = new Set(told.map(dateOf));
    for (const table of field.onDays ?? [])
      onDays[table.name] = inOrder(
        table,
        rows(table).filter((row) => dates.has(dateOf(row)) && table.isStanding(row)),
      );
  }
  const hasMore = touched.some((rev) => end !== null && rev > end);
  return changesOf(diary.userId, {
    generation,
    user: knownUser(diary),
    pageEnd: end,
    hasMore,
    userRev,
    changed,
    onDays,
    all,
  });
}

const revOf = (row: object): number => ('rev' in row ? Number(row.rev) : 0);
const dateOf = (row: object): string => ('date' in row ? String(row.date) : '');
const inOrder = (table: DiaryTable, rows: readonly object[]): object[] =>
  rows.toSorted((one, other) => revOf(one) - revOf(other) || (table.keyOf(one) < table.keyOf(other) ? -1 : 1));
