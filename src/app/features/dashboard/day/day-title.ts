import { daysBetween, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay, formatFullDay, formatRelativeDay, formatWeekday } from '#app/format/day.ts';

/** How the open day is named: დღეს or გუშინ with its full date, any other day as its date with the weekday. */
export function dayTitle(day: DiaryDay, today: DiaryDay): { title: string; note: string } {
  return Math.abs(daysBetween(today, day)) <= 1
    ? { title: formatRelativeDay(day, today), note: formatFullDay(day, today) }
    : { title: formatDay(day, today), note: formatWeekday(day) };
}
