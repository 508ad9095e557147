import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import type { Period } from '#domain/diary/history/period.ts';
import type { Slot } from '../charts/scale.ts';

/** What a screen of the history shows. */
export interface ShownProps {
  period: Period;
  today: DiaryDay;
  /** Undefined until the device knows. */
  hasAccess: boolean | undefined;
}

/** What the cards of a period draw from. */
export interface PeriodCardProps {
  /** Every day of the period. */
  slots: readonly Slot[];
  /** The days that may be seen. */
  days: readonly DayFigures[];
  today: DiaryDay;
}
