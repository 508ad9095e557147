import { addDays, weekdayOf, type DiaryDay } from '../diary-day.ts';
import { fastingDay, type FastingDay, type FastLevel, type FastSeason } from './fasting-calendar.ts';

/** Which fasts a person keeps: none, all, the long ones before the great feasts, or Wednesdays and Fridays. */
export const FASTING_CHOICES = ['none', 'all', 'great', 'weekly'] as const;
export type FastingChoice = (typeof FASTING_CHOICES)[number];

const GREAT: ReadonlySet<FastSeason> = new Set([
  'cheese-week',
  'great-lent',
  'holy-week',
  'apostles',
  'dormition',
  'nativity',
]);

/** What a person of this choice may eat on a day. */
export function keptLevel(choice: FastingChoice, { date, level, season }: FastingDay): FastLevel {
  switch (choice) {
    case 'none':
      return 'none';
    case 'all':
      return level;
    case 'great':
      return season !== null && GREAT.has(season) ? level : 'none';
    case 'weekly':
      return weekdayOf(date) === 3 || weekdayOf(date) === 5 ? level : 'none';
  }
}

/** Whether a person of this choice keeps the fasts that go on for weeks. */
export const keepsLongFasts = (choice: FastingChoice): boolean => choice === 'all' || choice === 'great';

/** The fast of weeks whose first day this is; null on any other day. Holy Week is Great Lent going on. */
export function longFastFrom(date: DiaryDay): FastSeason | null {
  const { season } = fastingDay(date);
  if (season === null || season === 'holy-week' || !GREAT.has(season)) return null;
  return fastingDay(addDays(date, -1)).season === season ? null : season;
}
