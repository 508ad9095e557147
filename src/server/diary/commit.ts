import type { Database } from '../store/database.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { Changes } from './changes.ts';
import { commitStatement, type CommitShape } from './commit-statement.ts';
import type { Spent } from './space.ts';
import { rowValues, WRITTEN, type WrittenName } from './written-tables.ts';

/** What was taken for granted without reading; a write that rests on a wrong guess does nothing. */
export interface Guess {
  absentKeys: string[];
  absentMeals: string[];
  /** Valid sessions of the user. */
  tokenHashes: string[];
}

/**
 * Writes what was decided at revision `from`, all or nothing, in one statement. It locks the user's row and
 * answers false when another process has written meanwhile (or the user is gone): then nothing was written and
 * the decision must be made anew. One statement instead of a transaction of six keeps the lock for no round
 * trip, and a batch of 500 costs the database as many statements as a single write.
 */
export async function commit(
  database: Database,
  userId: string,
  { from, to, spent, today }: { from: number; to: number; spent: Spent; today: DiaryDay },
  changes: Changes,
  guess: Guess | null = null,
): Promise<boolean> {
  const shape: CommitShape = { user: changes.user !== null, guess: guess && guessShape(guess), tables: [] };
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
  if (guess) values.push(...guessValues(guess));
  for (const name of Object.keys(WRITTEN) as WrittenName[]) {
    const rows = changes[name];
    const [only] = rows;
    if (!only) continue;
    const single = rows.length === 1;
    shape.tables.push({ name, single });
    if (single) values.push(...rowValues(name, only));
    else values.push(JSON.stringify(rows));
  }
  const answered = await database.run<{ done: number }>(commitStatement(shape), values);
  return answered.length === 1;
}

const guessShape = ({ absentKeys, absentMeals, tokenHashes }: Guess) => ({
  keys: countOf(absentKeys),
  meals: countOf(absentMeals),
  tokens: countOf(tokenHashes),
});

const countOf = (list: readonly string[]): 'none' | 'one' | 'many' =>
  list.length === 0 ? 'none' : list.length === 1 ? 'one' : 'many';

/** One value goes as itself: comparing with it costs half of what a list of one does. */
const guessValues = ({ absentKeys, absentMeals, tokenHashes }: Guess): unknown[] =>
  [absentKeys, absentMeals, tokenHashes]
    .filter((list) => list.length > 0)
    .map((list) => (list.length === 1 ? list[0] : list));
