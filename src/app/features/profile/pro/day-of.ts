import { dayInZone, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay } from '#app/format/day.ts';

/** The day of an instant in Tbilisi, where banks and prices are: 20 დეკემბერი. */
export const dayOf = (instant: string, today: DiaryDay): string =>
  formatDay(dayInZone(Date.parse(instant), TBILISI), today);
