import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Waiting } from '#sync/records.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

/** A day's water in ml and how far it has come. */
export interface DayWater {
  ml: number;
  waiting: Waiting;
}

/** The day's water; undefined until IndexedDB answers. */
export const useDayWater = (day: DiaryDay): DayWater | undefined => useLiveOf(dayWaterQuery(day));

/** What `useDayWater` asks. */
export const dayWaterQuery = (day: DiaryDay): LiveQuery<DayWater> => ({
  key: `water ${day}`,
  query: async ({ db }) => {
    const row = await db.days.get(day);
    return row ? { ml: row.waterMl, waiting: row.waiting } : { ml: 0, waiting: 'none' };
  },
});
