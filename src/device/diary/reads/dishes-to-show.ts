import { mealOf } from '#sync/entities/registry.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { Change } from '#sync/records.ts';
import type { Diary } from '../diary.ts';
import { dayMealsOf, dayMealsQuery } from '../hooks/use-day-meals.ts';
import { answerNow, isFollowed } from '../live.ts';

/**
 * Reads, within the write, the dishes of the days that its changes name and that somebody looks at. To be called once the
 * write is safe, its answer shows them: the row need not wait until its day has been asked for anew.
 */
export async function dishesToShow(
  diary: Diary,
  tx: StoreTransaction,
  changes: readonly Change[],
): Promise<() => void> {
  const queries = [...new Set(changes.flatMap((change) => mealOf(change)?.date ?? []))].map((day) => ({
    day,
    asked: dayMealsQuery(day),
  }));
  const followed = queries.filter(({ asked }) => isFollowed(diary, asked.key));
  const read = await Promise.all(
    followed.map(async ({ day, asked }) => ({ asked, dishes: dayMealsOf(await tx.meals.byDay(day)) })),
  );
  return () => {
    for (const { asked, dishes } of read) answerNow(diary, asked, dishes);
  };
}
