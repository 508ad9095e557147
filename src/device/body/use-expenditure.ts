import { useMemo } from 'react';
import { addDays, type DiaryDay } from '#domain/diary-day.ts';
import { EXPENDITURE_DAYS, expenditureOn, type Expenditure } from '#domain/expenditure/expenditure.ts';
import { formulaKcalOf } from '#domain/expenditure/formula.ts';
import { loggedDays, type LoggedDay } from '#domain/expenditure/full-days.ts';
import { useDayMeals } from '../diary/hooks/use-day-meals.ts';
import { useUser } from '../diary/hooks/use-user.ts';
import { useWeights } from '../diary/hooks/use-weights.ts';
import { useLiveOf, type LiveQuery } from '../diary/live.ts';

/** What the body burns by the diary on this device, without a network; undefined until IndexedDB answers. */
export function useExpenditure(date: DiaryDay): Expenditure | undefined {
  const before = useLiveOf(daysBeforeQuery(date));
  const meals = useDayMeals(date);
  const weights = useWeights();
  const user = useUser();
  return useMemo(() => {
    if (!before || !meals || !weights || user === undefined) return undefined;
    const days = [...before, ...loggedDays(meals.map(({ entry }) => entry))];
    const weight = weights.at(-1)?.kg ?? user?.profile.weight;
    return expenditureOn(date, {
      days,
      weighIns: weights,
      formulaKcal: user && formulaKcalOf({ ...user.profile, weight }),
    });
  }, [date, before, meals, weights, user]);
}

/** The days before a day: a dish that is logged on it does not read half a year again. */
const daysBeforeQuery = (date: DiaryDay): LiveQuery<LoggedDay[]> => ({
  key: `days before ${date}`,
  query: async ({ db }) => {
    const rows = await db.meals
      .where('day')
      .between(addDays(date, 1 - EXPENDITURE_DAYS), date, true, false)
      .toArray();
    return loggedDays(rows.flatMap(({ view }) => view ?? []));
  },
});
