import { columnsOf } from '../store/columns.ts';
import {
  conversations,
  days,
  favourites,
  goals,
  idempotency,
  meals,
  plans,
  talkMarks,
  water,
  weights,
} from '../store/schema.ts';
import type { Changes } from './changes.ts';

/** The tables that a commit writes, by the name of their changes, with the columns of their key. */
export const WRITTEN = {
  meals: { table: meals, sqlName: 'meals', key: ['user_id', 'id'] },
  days: { table: days, sqlName: 'days', key: ['user_id', 'date'] },
  water: { table: water, sqlName: 'water', key: ['user_id', 'id'] },
  weights: { table: weights, sqlName: 'weights', key: ['user_id', 'date'] },
  goals: { table: goals, sqlName: 'goals', key: ['user_id', 'date'] },
  plan: { table: plans, sqlName: 'plans', key: ['user_id'] },
  conversations: { table: conversations, sqlName: 'conversations', key: ['user_id', 'id'] },
  talkMarks: { table: talkMarks, sqlName: 'talk_marks', key: ['user_id', 'conversation_id'] },
  favourites: { table: favourites, sqlName: 'favourites', key: ['user_id', 'id'] },
  keys: { table: idempotency, sqlName: 'idempotency', key: ['user_id', 'key'] },
} as const;
export type WrittenName = keyof typeof WRITTEN;

const COLUMNS = Object.fromEntries(
  Object.entries(WRITTEN).map(([name, { table }]) => [name, columnsOf(table)]),
) as Record<WrittenName, ReturnType<typeof columnsOf>>;

/** The columns of a written table, without `user_id`. */
export const writtenColumns = (name: WrittenName): ReturnType<typeof columnsOf> => COLUMNS[name];

/** One row as parameters, in the order of its columns. */
export function rowValues<Name extends WrittenName>(name: Name, row: Changes[Name][number]): unknown[] {
  const fields = row as unknown as Record<string, unknown>;
  return COLUMNS[name].map(({ property, type }) =>
    type === 'json' ? JSON.stringify(fields[property] ?? null) : fields[property],
  );
}
