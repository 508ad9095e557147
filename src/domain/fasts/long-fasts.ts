import { addDays, type DiaryDay } from '../diary/diary-day.ts';
import { fastingDay, type FastSeason } from './fasting-calendar.ts';
import { GREAT } from './fasting-choice.ts';

/** The fast of weeks whose first day this is; null on any other day. Holy Week is Great Lent going on. */
export function longFastFrom(date: DiaryDay): FastSeason | null {
  const { season } = fastingDay(date);
  if (season === null || season === 'holy-week' || !GREAT.has(season)) return null;
  return fastingDay(addDays(date, -1)).season === season ? null : season;
}
