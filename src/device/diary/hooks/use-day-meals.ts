import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import type { MealEntry, MealRow, Waiting } from '#sync/records.ts';
import type { Diary } from '../diary.ts';
import { useLiveLater, useLiveOf, type LiveQuery } from '../live.ts';

/** A dish of a day and how far it has come. */
export interface DayMeal {
  entry: MealEntry;
  waiting: Waiting;
}

/** The day's dishes by meal, then in the order of their logging; undefined until IndexedDB answers. */
export const useDayMeals = (day: DiaryDay): DayMeal[] | undefined => useLiveOf(dayMealsQuery(day));

/** The same for what adds them up beside the day: a frame after their rows. */
export const useDayMealsLater = (day: DiaryDay): DayMeal[] | undefined => useLiveLater(dayMealsQuery(day));

/** What both ask. */
export const dayMealsQuery = (day: DiaryDay): LiveQuery<DayMeal[]> => ({
  key: `meals ${day}`,
  query: (diary) => mealsOf(diary, day),
});

/** The day's dishes: one range of one index. */
export async function mealsOf({ db }: Pick<Diary, 'db'>, day: DiaryDay): Promise<DayMeal[]> {
  return dayMealsOf(await db.meals.where('day').equals(day).toArray());
}

/** The rows of a day as it shows them. */
export const dayMealsOf = (rows: readonly Pick<MealRow, 'view' | 'waiting'>[]): DayMeal[] =>
  rows.flatMap(({ view, waiting }) => (view ? [{ entry: view, waiting }] : [])).toSorted(byMealAndTime);

function byMealAndTime({ entry: one }: DayMeal, { entry: other }: DayMeal): number {
  return (
    MEAL_TYPES.indexOf(one.mealType) - MEAL_TYPES.indexOf(other.mealType) ||
    one.timestamp.seconds - other.timestamp.seconds ||
    one.timestamp.nanoseconds - other.timestamp.nanoseconds ||
    (one.id < other.id ? -1 : 1)
  );
}
