import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Database } from '#server/store/database.ts';
import { commitStatement, type CommitShape, type Count } from './commit-statement.ts';
import type { Spent } from './space.ts';
import type { DiaryTable } from './table.ts';
import type { Changed } from './work.ts';

/** What the rule assumed without reading it. The write checks each of these, and writes nothing where one is wrong. */
export interface Guess {
  /** Keys that no row of a table has. */
  absent: readonly { table: DiaryTable; keys: readonly string[] }[];
  /** Valid sessions of the user. */
  tokenHashes: readonly string[];
}

/**
 * Writes what was decided at revision `from`, all or nothing, in one statement. It locks the user's row and
 * returns false when another process has written meanwhile (or the user is gone): then nothing was written and
 * the decision must be made anew. One statement instead of a transaction of six keeps the lock for no round
 * trip, and a batch of 500 costs the database as many statements as a single write.
 */
export async function commit(
  database: Database,
  userId: string,
  { from, to, spent, today }: { from: number; to: number; spent: Spent; today: DiaryDay },
  changes: Changed,
  guess: Guess | null = null,
): Promise<boolean> {
  const absent = guess?.absent.filter(({ keys }) => keys.length > 0) ?? [];
  const shape: CommitShape = {
    user: changes.user !== null,
    guess: guess && {
      absent: absent.map(({ table, keys }) => ({ table, count: countOf(keys) })),
      tokens: countOf(guess.tokenHashes),
    },
    tables: [],
  };
  const values: unknown[] = [
    userId,
    from,
    to,
    spent.keptRows,
    spent.keptBytes,
    today,
    spent.dayRows,
    spent.dayBytes,
    spent.dayTalks,
  ];
  if (changes.user) values.push(JSON.stringify(changes.user));
  if (guess) values.push(...[...absent.map(({ keys }) => keys), guess.tokenHashes].flatMap(guessValue));
  for (const { table, rows } of changes.rows) {
    const [only] = rows;
    if (!only) continue;
    const single = rows.length === 1;
    shape.tables.push({ table, single });
    if (single) values.push(...rowValues(table, only));
    else values.push(JSON.stringify(rows));
  }
  return (await database.write(commitStatement(shape), values)) === 1;
}

const countOf = (list: readonly string[]): Count => (list.length === 0 ? 'none' : list.length === 1 ? 'one' : 'many');

/** One value goes as itself: comparing with it costs half of what a list of one does. */
const guessValue = (list: readonly string[]): unknown[] =>
  list.length === 0 ? [] : list.length === 1 ? [...list] : [list];

/** One row as parameters, in the order of its columns. */
function rowValues(table: DiaryTable, row: object): unknown[] {
  const fields = row as Record<string, unknown>;
  return table.columns.map(({ property, type }) =>
    type === 'json' ? JSON.stringify(fields[property] ?? null) : fields[property],
  );
}
