import { useEffect } from 'react';
import { useFasting } from '#device/body/fasting.ts';
import { useToday } from '#device/platform/use-today.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { FAST_SEASONS, fastingCalendar, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { keepsLongFasts, keptLevel, type FastingChoice } from '#domain/fasts/fasting-choice.ts';
import { longFastFrom } from '#domain/fasts/long-fasts.ts';
import { fasts } from '#app/text/diary/fasts.ts';

/** A day's fast as its person keeps it, in words. */
export interface KeptFast {
  level: FastLevel;
  words: string;
  /** That a fast of weeks begins tomorrow, or else the feast of the day. */
  name: string | null;
}
export type KeptFasts = ReadonlyMap<DiaryDay, KeptFast>;

/** Tells the strip of days what its person eats on them: the calendar comes after the first screen. Nothing for who keeps no fasts. */
export function WeekFasts({ monday, onKnown }: { monday: DiaryDay; onKnown: (fasts: KeptFasts) => void }) {
  const choice = useFasting();
  const today = useToday();
  useEffect(() => {
    if (choice !== undefined) onKnown(weekFasts(choice, monday, today));
  }, [choice, monday, today, onKnown]);
  return null;
}

/** The seven days from Monday on; none of a person who keeps no fasts. */
function weekFasts(choice: FastingChoice, monday: DiaryDay, today: DiaryDay): KeptFasts {
  const tomorrow = keepsLongFasts(choice) ? longFastFrom(addDays(today, 1)) : null;
  if (choice === 'none') return new Map();
  return new Map(
    fastingCalendar(monday, addDays(monday, 6)).map((day) => {
      const level = keptLevel(choice, day);
      const words = fasts.ofDay(fasts.levels[level], day.season && FAST_SEASONS[day.season]);
      const eve = day.date === today && tomorrow ? fasts.beginsTomorrow(FAST_SEASONS[tomorrow]) : null;
      return [day.date, { level, words, name: eve ?? day.name }];
    }),
  );
}
