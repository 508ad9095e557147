import { useEffect, useMemo } from 'react';
import { addDays, isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { EXPENDITURE_DAYS, expenditureOn, type Expenditure } from '#domain/body/expenditure/expenditure.ts';
import { formulaKcalOf } from '#domain/body/expenditure/formula.ts';
import { loggedDays } from '#domain/body/expenditure/full-days.ts';
import { useFirstPull } from '../session/use-first-pull.ts';
import { currentDiary } from '../diary/diary.ts';
import { useDayMealsLater } from '../diary/hooks/use-day-meals.ts';
import { thingsQuery } from '../diary/hooks/use-things.ts';
import { useUser } from '../diary/hooks/use-user.ts';
import { useWeights } from '../diary/hooks/use-weights.ts';
import { useLiveOf, type LiveQuery } from '../diary/live.ts';
import { eatenDays, keepEaten } from '../diary/reads/eaten-days.ts';

/** What the body burns by the diary on this device, without a network; undefined until IndexedDB answers. */
export function useExpenditure(date: DiaryDay): Expenditure | undefined {
  const before = useEatenBefore(date);
  const meals = useDayMealsLater(date);
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

/** What was eaten on the days before; the sums of days that were written to are kept for the next time, once the diary is here. */
function useEatenBefore(date: DiaryDay) {
  const before = useLiveOf(eatenBeforeQuery(date));
  const isHere = useFirstPull() === false;
  useEffect(() => {
    const diary = currentDiary();
    // A store that keeps no sums is asked for the dishes the next time.
    if (isHere && diary && before && before.unkept.length > 0) keepEaten(diary, before.unkept).catch(() => undefined);
  }, [isHere, before]);
  return before?.eaten;
}

const eatenBeforeQuery = (date: DiaryDay): LiveQuery<Awaited<ReturnType<typeof eatenDays>>> => ({
  key: `eaten before ${date}`,
  query: (diary) => eatenDays(diary, { from: firstDayFor(date), before: date }),
});
