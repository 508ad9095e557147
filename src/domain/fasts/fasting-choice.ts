import { weekdayOf } from '../diary/diary-day.ts';
import type { FastingDay, FastLevel, FastSeason } from './fasting-calendar.ts';

/** Which fasts a person keeps: none, all, the long ones before the great feasts, or Wednesdays and Fridays. */
export const FASTING_CHOICES = ['none', 'all', 'great', 'weekly'] as const;
export type FastingChoice = (typeof FASTING_CHOICES)[number];

/** The fasts of weeks before the great feasts. */
export const GREAT: ReadonlySet<FastSeason> = new Set([
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
