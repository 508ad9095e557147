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

/** The seven days from Monday on. */
export const weekFasts = (choice: FastingChoice, monday: DiaryDay): ReadonlyMap<DiaryDay, KeptFast> =>
  new Map(
    fastingCalendar(monday, addDays(monday, 6)).map((day) => {
      const level = keptLevel(choice, day);
      const words = fasts.ofDay(fasts.levels[level], day.season && FAST_SEASONS[day.season]);
      return [day.date, { level, words, name: day.name }];
    }),
  );
