import { meals } from '#server/diary/entities/meal.ts';
import { rowsInMemory, withRows, type MemoryDiary } from '#server/diary/memory-diary.ts';
import { TABLES } from '#server/diary/entities/registry.ts';
import type { ServerRules } from './newer-server.ts';

// What a server without one of its rules makes of what it is told, and of what it stores.

type Told = NonNullable<ServerRules['told']>;

/** Entries that are deleted leave no row. */
export function withoutTombstones(diary: MemoryDiary): MemoryDiary {
  const standing = rowsInMemory(diary, meals).filter(({ deleted }) => !deleted);
  return { ...diary, rows: { ...diary.rows, [meals.name]: new Map(standing.map((row) => [meals.keyOf(row), row])) } };
}

/** Every row is as old as its revision. */
export function withoutAges(diary: MemoryDiary): MemoryDiary {
  const ageless = TABLES.reduce(
    (all, table) =>
      withRows(
        all,
        table,
        rowsInMemory(all, table).map((row) => ('age' in row ? { ...row, age: null } : row)),
      ),
    diary,
  );
  return { ...ageless, user: { ...ageless.user, profileAge: null } };
}

const without = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? { ...value, [field]: undefined } : value;

export const withoutRestore: Told = (_, raw) => ({ ...raw, body: without(raw.body, 'restore') });

export const withoutAsOf: Told = (_, raw) => {
  const { asOf: __, ...query } = raw.query;
  return { ...raw, query, body: without(raw.body, 'asOf') };
};

/** Each glass gets an id of its own, however often it is sent. */
export function withFreshWaterIds(): Told {
  let rows = 0;
  return (id, raw) =>
    id === 'postWater' ? { ...raw, body: { ...(raw.body as object), id: `row ${(rows += 1)}` } } : raw;
}

/** Who says nothing of nutrients says that there are none. */
export const withNutrients: Told = (id, raw) => {
  if (id !== 'postMeal') return raw;
  const { meal, ...body } = raw.body as { meal: object };
  return { ...raw, body: { ...body, meal: { nutrients: {}, ...meal } } };
};
