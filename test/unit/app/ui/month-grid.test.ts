import { expect, test } from 'vitest';
import { monthGrid } from '#app/ui/calendar/month-grid.ts';
import { addMonths, monthOf } from '#domain/diary/month.ts';

test('a month is cut into weeks from Monday, with gaps where other months lie', () => {
  const weeks = monthGrid('2026-11-20');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('February of a common year that begins on a Monday is four whole weeks', () => {
  expect(monthGrid('2027-02-01').flat()).not.toContain(null);
});

test('months move over ends of years and short months', () => {
  expect(monthOf('2026-03-31')).toBe('2026-03-01');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-01');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-01');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-01');
  expect(addMonths('2026-11-20', 0)).toBe('2026-11-01');
});
