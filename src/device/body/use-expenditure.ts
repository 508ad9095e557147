import { useMemo } from 'react';
import { addDays, isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { EXPENDITURE_DAYS, expenditureOn, type Expenditure } from '#domain/body/expenditure/expenditure.ts';
import { formulaKcalOf } from '#domain/body/expenditure/formula.ts';
import { loggedDays } from '#domain/body/expenditure/full-days.ts';
import type { MealEntry } from '#sync/records.ts';
import { useDayMeals } from '../diary/hooks/use-day-meals.ts';
import { thingsQuery } from '../diary/hooks/use-things.ts';
import { useUser } from '../diary/hooks/use-user.ts';
import { useWeights } from '../diary/hooks/use-weights.ts';
import { useLiveOf, type LiveQuery } from '../diary/live.ts';

/** What the body burns by the diary on this device, without a network; undefined until IndexedDB answers. */
export function useExpenditure(date: DiaryDay): Expenditure | undefined {
  const before = useLiveOf(entriesBeforeQuery(firstDayFor(date), date));
  const meals = useDayMeals(date);
  const marks = useLiveOf(marksBeforeQuery(date));
  const weights = useWeights();
  const user = useUser();
  return useMemo(() => {
    if (!before || !meals || !marks || !weights || user === undefined) return undefined;
    const marked = new Map(marks.flatMap(({ key, value }) => (isDiaryDay(key) ? [[key, value.logged] as const] : [])));
    const weight = weights.at(-1)?.kg ?? user?.profile.weight;
    return expenditureOn(date, {
      days: loggedDays([...before, ...meals.map(({ entry }) => entry)], marked),
      weighIns: weights,
      formulaKcal: user && formulaKcalOf({ ...user.profile, weight }),
    });
  }, [date, before, meals, marks, weights, user]);
}

/** What `useExpenditure` asks of the person's own marks. */
export const marksBeforeQuery = (date: DiaryDay) => thingsQuery('day-marks', { from: firstDayFor(date), to: date });

const firstDayFor = (date: DiaryDay): DiaryDay => addDays(date, 1 - EXPENDITURE_DAYS);

/** The dishes before a day: one that is logged on it does not read half a year again. */
const entriesBeforeQuery = (
  from: DiaryDay,
  date: DiaryDay,
): LiveQuery<Pick<MealEntry, 'date' | 'calories' | 'mealType'>[]> => ({
  key: `entries before ${date}`,
  query: async ({ db }) => {
    const rows = await db.meals.where('day').between(from, date, true, false).toArray();
    return rows.flatMap(({ view }) =>
      view ? [{ date: view.date, calories: view.calories, mealType: view.mealType }] : [],
    );
  },
});
