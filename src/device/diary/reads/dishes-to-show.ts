import { mealOf } from '#sync/entities/registry.ts';
import type { Change, MealRow } from '#sync/records.ts';
import type { Diary } from '../diary.ts';
import { dayMealsOf, dayMealsQuery, type DayMeal } from '../hooks/use-day-meals.ts';
import { changeNow } from '../live.ts';
import type { DiaryTransaction } from '../store.ts';

/** The dishes that one write puts and takes away, by id; null: away. */
type Written = ReadonlyMap<string, MealRow | null>;

/** The same transaction, which notes in `written` what becomes of dishes. */
export function notingDishes(tx: DiaryTransaction, written: Map<string, MealRow | null>): DiaryTransaction {
  const { meals } = tx;
  return {
    ...tx,
    meals: {
      ...meals,
      putMany: (rows) => {
        for (const row of rows) written.set(row.id, row);
        return meals.putMany(rows);
      },
      deleteMany: (ids) => {
        for (const id of ids) written.set(id, null);
        return meals.deleteMany(ids);
      },
    },
  };
}

/**
 * Shows, once a write is safe, what it made of the days that somebody looks at: the row need not wait until its day has been
 * asked for anew. A dish that went to another day leaves its former one with the answer to that.
 */
export function showDishes(diary: Diary, written: Written, changes: readonly Change[]): void {
  const days = new Set(changes.flatMap((change) => mealOf(change)?.date ?? []));
  for (const day of days)
    changeNow(diary, dayMealsQuery(day), (shown) => {
      const rows = [...written.values()].filter((row): row is MealRow => row?.day === day);
      const others = shown.filter(({ entry }) => !written.has(entry.id)).map(rowOf);
      return dayMealsOf([...others, ...rows]);
    });
}

const rowOf = ({ entry, waiting }: DayMeal) => ({ view: entry, waiting });
