import { addDays, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { addMonths, monthOf } from '#domain/diary/month.ts';

/** The weeks of a month from Monday on; null stands for a day of another month. */
export function monthGrid(month: DiaryDay): (DiaryDay | null)[][] {
  const first = monthOf(month);
  const next = addMonths(first, 1);
  const weeks: (DiaryDay | null)[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday < next; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day >= first && day < next ? day : null)));
  }
  return weeks;
}

/** How far the arrow keys of a calendar move; `undefined` for any other key. */
export const DAYS_OF_KEY: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
