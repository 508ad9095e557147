import { addDays, daysFrom, FIRST_DAY, mondayOf, type DiaryDay } from '../diary-day.ts';
import { addMonths, monthOf } from '../month.ts';
import type { Span } from './span.ts';

/** A day, a week from Monday on, or a calendar month; both ends included. */
export interface Period {
  span: Span;
  from: DiaryDay;
  to: DiaryDay;
}

/** The period of `span` that holds `day`. */
export function periodOf(span: Span, day: DiaryDay): Period {
  switch (span) {
    case 'day':
      return { span, from: day, to: day };
    case 'week':
      return { span, from: mondayOf(day), to: addDays(mondayOf(day), 6) };
    case 'month':
      return { span, from: monthOf(day), to: addDays(addMonths(day, 1), -1) };
  }
}

/** The days of a period, oldest first. */
export const daysOf = ({ from, to }: Pick<Period, 'from' | 'to'>): DiaryDay[] => daysFrom(from, to);

/** The period before; null where the diary begins. */
export function earlierPeriod({ span, from }: Period): Period | null {
  return from <= FIRST_DAY ? null : periodOf(span, addDays(from, -1));
}

/** The period after; null when it is still to come. */
export function laterPeriod({ span, to }: Period, today: DiaryDay): Period | null {
  return to >= today ? null : periodOf(span, addDays(to, 1));
}
