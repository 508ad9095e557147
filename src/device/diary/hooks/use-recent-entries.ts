import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { firstRecentDay } from '#domain/diary/recent-meals.ts';
import type { MealEntry } from '#sync/records.ts';
import { useLive } from '../live.ts';

/** Everything logged in the last 30 days; undefined until IndexedDB answers. */
export const useRecentEntries = (today: DiaryDay): MealEntry[] | undefined =>
  useLive(`recent ${today}`, async ({ db }) => {
    const rows = await db.meals.where('day').between(firstRecentDay(today), today, true, true).toArray();
    return rows.flatMap(({ view }) => (view ? [view] : []));
  });
