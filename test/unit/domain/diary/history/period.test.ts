import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, FIRST_DAY, weekdayOf } from '#domain/diary/diary-day.ts';
import { daysOf, earlierPeriod, laterPeriod, periodOf } from '#domain/diary/history/period.ts';
import { SPANS } from '#domain/diary/history/span.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(FIRST_DAY, days));
const anySpan = fc.constantFrom(...SPANS);

describe('a period of the history', () => {
  test.each([
    ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-20', '2026-11-16', '2026-11-22'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['month', '2024-02-29', '2024-02-01', '2024-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('of one %s around %s goes from %s to %s', (span, day, from, to) => {
    expect(periodOf(span, day)).toEqual({ span, from, to });
  });

  test('keeps all its days over a change to summer time and back', () => {
    expect(daysOf(periodOf('week', '2026-03-29'))).toHaveLength(7);
    expect(daysOf(periodOf('month', '2026-10-25'))).toHaveLength(31);
  });

  test('holds its day, and its neighbours touch it without a gap', () => {
    fc.assert(
      fc.property(anySpan, anyDay, (span, day) => {
        const period = periodOf(span, day);
        expect(period.from <= day && day <= period.to).toBe(true);
        expect(periodOf(span, period.to)).toEqual(period);
        const later = laterPeriod(period, '2099-01-01');
        expect(later && daysBetween(period.to, later.from)).toBe(1);
        expect(later && earlierPeriod(later)).toEqual(period);
        expect(span !== 'week' || weekdayOf(period.from) === 1).toBe(true);
      }),
    );
  });

  test('has none after it that begins after today, and none before the first day of the diary', () => {
    expect(laterPeriod(periodOf('week', '2026-11-20'), '2026-11-22')).toBeNull();
    expect(laterPeriod(periodOf('week', '2026-11-20'), '2026-11-23')).not.toBeNull();
    expect(earlierPeriod(periodOf('month', FIRST_DAY))).toBeNull();
  });
});
