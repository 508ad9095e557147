import { useEffect } from 'react';
import { useFasting } from '#device/body/fasting.ts';
import { addDays, type DiaryDay } from '#domain/diary-day.ts';
import { FAST_SEASONS, fastingCalendar, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { keptLevel, type FastingChoice } from '#domain/fasts/fasting-choice.ts';
import { fasts } from '#app/text/diary/fasts.ts';

/** A day's fast as its person keeps it, in words. */
export interface KeptFast {
  level: FastLevel;
  words: string;
  /** The feast of the day. */
  name: string | null;
}
export type KeptFasts = ReadonlyMap<DiaryDay, KeptFast>;

/** Tells the strip of days what its person eats on them: the calendar comes after the first screen. Nothing for who keeps no fasts. */
export function WeekFasts({ monday, onKnown }: { monday: DiaryDay; onKnown: (fasts: KeptFasts) => void }) {
  const choice = useFasting();
  useEffect(() => {
    if (choice !== undefined) onKnown(weekFasts(choice, monday));
  }, [choice, monday, onKnown]);
  return null;
}

/** The seven days from Monday on; none of a person who keeps no fasts. */
function weekFasts(choice: FastingChoice, monday: DiaryDay): KeptFasts {
  if (choice === 'none') return new Map();
  return new Map(
    fastingCalendar(monday, addDays(monday, 6)).map((day) => {
      const level = keptLevel(choice, day);
      const words = fasts.ofDay(fasts.levels[level], day.season && FAST_SEASONS[day.season]);
      return [day.date, { level, words, name: day.name }];
    }),
  );
}
