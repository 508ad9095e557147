import { addDays, FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { periodOf, type Period } from '#domain/diary/history/period.ts';
import type { HistorySearch } from '#app/parts/routes/history-search.ts';

/** Without access the diary looks back this far, today included (design §5 "meal-history"). */
const FREE_DAYS = 7;

/** The period that the address asks for, kept within the diary: never one that is still to come. */
export function shownPeriod(search: HistorySearch, today: DiaryDay): Period {
  const { span = 'week', day = today } = search;
  if (day > today) return periodOf(span, today);
  return periodOf(span, day < FIRST_DAY ? FIRST_DAY : day);
}

/** The first day that shows; null when all do, also while the device does not know yet. */
export const firstOpenDay = (today: DiaryDay, hasAccess: boolean | undefined): DiaryDay | null =>
  hasAccess === false ? addDays(today, 1 - FREE_DAYS) : null;

/** What of a period may be seen: all, the part from `firstOpen` on, or nothing. */
export function openPart({ from, to }: Period, firstOpen: DiaryDay | null): { from: DiaryDay; to: DiaryDay } | null {
  if (firstOpen === null || from >= firstOpen) return { from, to };
  return to < firstOpen ? null : { from: firstOpen, to };
}
