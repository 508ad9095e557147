import { addDays, FIRST_DAY, mondayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { DashboardSearch } from '#app/parts/routes/dashboard-search.ts';

/** The day that the address asks for, kept within the diary: never a day that is still to come. */
export function shownDay(asked: DiaryDay | undefined, today: DiaryDay): DiaryDay {
  if (asked === undefined || asked > today) return today;
  return asked < FIRST_DAY ? FIRST_DAY : asked;
}

/** The address of `day`: without a day when it is today, so that midnight turns the page. */
export function searchFor({ day: _, ...rest }: DashboardSearch, day: DiaryDay, today: DiaryDay): DashboardSearch {
  return day === today ? rest : { ...rest, day };
}

/** The same weekday a week earlier, or the diary's first day; `undefined` in its first week. */
export function weekEarlier(day: DiaryDay): DiaryDay | undefined {
  if (mondayOf(day) <= FIRST_DAY) return undefined;
  const earlier = addDays(day, -7);
  return earlier < FIRST_DAY ? FIRST_DAY : earlier;
}

/** The same weekday a week later, or today; `undefined` when that week is still to come. */
export function weekLater(day: DiaryDay, today: DiaryDay): DiaryDay | undefined {
  if (addDays(mondayOf(day), 7) > today) return undefined;
  const later = addDays(day, 7);
  return later > today ? today : later;
}

/** A swipe of this length, in px, turns the week. */
const SWIPE_PX = 48;

/** Weeks that a swipe turns: to the right shows the earlier one; a rather vertical move scrolls the page instead. */
export function weeksOfSwipe(rightPx: number, downPx: number): -1 | 0 | 1 {
  if (Math.abs(rightPx) < SWIPE_PX || Math.abs(rightPx) < 2 * Math.abs(downPx)) return 0;
  return rightPx > 0 ? -1 : 1;
}
