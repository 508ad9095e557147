import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import type { MealRow } from '#sync/records.ts';
import type { Diary } from '../diary.ts';
import type { EatenMeal } from '../schema.ts';

/** A meal of a day: kcal of all its dishes. */
interface EatenOnDay extends EatenMeal {
  date: DiaryDay;
}

/**
 * What was eaten on the days from one to another, that one left out. `unkept`: days whose sums no row holds, because a dish was written
 * since; only of these the dishes are read. Whoever has the time keeps them (`keepEaten`).
 */
export async function eatenDays(
  { db }: Pick<Diary, 'db'>,
  { from, before }: { from: DiaryDay; before: DiaryDay },
): Promise<{ eaten: EatenOnDay[]; unkept: DiaryDay[] }> {
  return db.transaction('r', ['loggedDays', 'meals'], async () => {
    const rows = await db.loggedDays.where('day').between(from, before, true, false).toArray();
    const days = await Promise.all(
      rows.map(async ({ day, eaten }) => ({ day, eaten: eaten ?? (await eatenOn(db, day)) })),
    );
    return {
      eaten: days.flatMap(({ day, eaten }) => eaten.map((meal) => ({ ...meal, date: day }))),
      unkept: rows.flatMap(({ day, eaten }) => (eaten ? [] : [day])),
    };
  });
}

/** Keeps the sums of these days until a dish of theirs is written again. A day that holds no dish any more stays away. */
export async function keepEaten({ db }: Pick<Diary, 'db'>, days: readonly DiaryDay[]): Promise<void> {
  await db.transaction('rw', ['loggedDays', 'meals'], async () => {
    const rows = await Promise.all(days.map(async (day) => ({ day, eaten: await eatenOn(db, day) })));
    await db.loggedDays.bulkPut(rows.filter(({ eaten }) => eaten.length > 0));
  });
}

const eatenOn = async (db: Diary['db'], day: DiaryDay): Promise<EatenMeal[]> =>
  sumsOf(await db.meals.where('day').equals(day).toArray());

const sumsOf = (rows: readonly MealRow[]): EatenMeal[] =>
  MEAL_TYPES.flatMap((mealType) => {
    const own = rows.flatMap(({ view }) => (view?.mealType === mealType ? [view.calories] : []));
    return own.length === 0 ? [] : [{ mealType, calories: own.reduce((sum, kcal) => sum + kcal, 0) }];
  });
