import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenGoals, goalOfWeekday, meanKcal, weekKcal, WEEKDAYS, withMean } from '#domain/body/weekday-goals.ts';

const WEEK = { mon: 1800, tue: 1800, wed: 1800, thu: 1800, fri: 1800, sat: 2400, sun: 2300 };

test('a day aims at what its weekday does, and the sum over the week is the goal of the week', () => {
  expect(goalOfWeekday(WEEK, '2026-11-21')).toBe(2400);
  expect(goalOfWeekday(WEEK, '2026-11-22')).toBe(2300);
  expect(goalOfWeekday(WEEK, '2026-11-23')).toBe(1800);
  expect([weekKcal(WEEK), meanKcal(WEEK)]).toEqual([13_700, 1957]);
  expect(weekKcal(evenGoals(2000))).toBe(14_000);
});

test('a new goal keeps the shares of the weekdays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1200, max: 4000 }), (kcal) => {
      const scaled = withMean(WEEK, kcal);
      expect(Math.abs(meanKcal(scaled) - kcal)).toBeLessThanOrEqual(6);
      for (const weekday of WEEKDAYS)
        expect(Math.abs(scaled[weekday] / kcal - (WEEK[weekday] * 7) / weekKcal(WEEK))).toBeLessThan(0.01);
    }),
  );
});
