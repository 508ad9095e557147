import { useEffect, useState } from 'react';
import { useFasting } from '#device/body/fasting.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { afterFirstScreen } from '#app/parts/page/first-screen.ts';
import type { KeptFast } from './week-fasts.ts';

const NONE: ReadonlyMap<DiaryDay, KeptFast> = new Map();

/** What the person who keeps fasts eats on the days of a week; the calendar comes after the first screen, and to nobody else. */
export function useWeekFasts(monday: DiaryDay): ReadonlyMap<DiaryDay, KeptFast> {
  const choice = useFasting();
  const [fasts, put] = useState(NONE);
  useEffect(() => {
    if (choice === undefined || choice === 'none') return undefined;
    let gone = false;
    void afterFirstScreen()
      .then(() => import('./week-fasts.ts'))
      .then(({ weekFasts }) => gone || put(weekFasts(choice, monday)));
    return () => {
      gone = true;
    };
  }, [choice, monday]);
  return choice === undefined || choice === 'none' ? NONE : fasts;
}
