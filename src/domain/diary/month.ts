import { addDays, type DiaryDay } from './diary-day.ts';

/** The first day of the month of `day`. */
export const monthOf = (day: DiaryDay): DiaryDay => addDays(day, 1 - Number(day.slice(8)));

/** The first day of the month that lies `months` further; negative goes back. */
export function addMonths(month: DiaryDay, months: number): DiaryDay {
  let moved = monthOf(month);
  for (let step = 0; step < Math.abs(months); step += 1) moved = monthOf(addDays(moved, months > 0 ? 31 : -1));
  return moved;
}
