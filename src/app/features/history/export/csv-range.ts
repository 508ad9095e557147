import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';

/** The ranges that are offered; `own` is chosen day by day. */
export const CSV_RANGES = ['shown', 'month', 'year', 'all', 'own'] as const;
export type CsvRange = (typeof CSV_RANGES)[number];

/** Both ends included. */
export interface Days {
  from: DiaryDay;
  to: DiaryDay;
}

interface Known {
  shown: Days;
  own: Days;
  /** The first and the last day that hold anything. */
  ends: Days;
  today: DiaryDay;
}

/** The days of a range. */
export function daysOfRange(range: CsvRange, { shown, own, ends, today }: Known): Days {
  switch (range) {
    case 'shown':
      return shown;
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'year':
      return { from: addDays(today, -364), to: today };
    case 'all':
      return ends;
    case 'own':
      return own.from <= own.to ? own : { from: own.to, to: own.from };
  }
}
