import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayInZone, daysBetween, isDiaryDay, localDay, TBILISI, weekdayOf } from '#domain/diary/diary-day.ts';

const dates = fc.date({
  min: new Date('2000-01-01T12:00:00Z'),
  max: new Date('2099-12-31T12:00:00Z'),
  noInvalidDate: true,
});

describe('a diary day', () => {
  test.each(['2026-02-28', '2024-02-29', '2000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isDiaryDay(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    '',
    ' 2026-01-01',
    '2026/01/01',
  ])('"%s" is none', (text) => {
    expect(isDiaryDay(text)).toBe(false);
  });

  test('is what the wall clock shows', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const day = localDay(date);
        expect(isDiaryDay(day)).toBe(true);
        expect(day).toBe(new Intl.DateTimeFormat('en-CA').format(date));
      }),
    );
  });

  test('in Tbilisi begins four hours before that of Greenwich', () => {
    expect(dayInZone(Date.parse('2026-03-01T19:59:59Z'), TBILISI)).toBe('2026-03-01');
    expect(dayInZone(Date.parse('2026-03-01T20:00:00Z'), TBILISI)).toBe('2026-03-02');
  });

  test('moves by whole days, over months, leap days and the changes of summer time', () => {
    expect([addDays('2026-03-01', -1), addDays('2024-02-28', 1), addDays('2026-03-28', 2)]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2026-03-30',
    ]);
    fc.assert(
      fc.property(dates, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const day = localDay(date);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  test('has a weekday from Monday, 1, to Sunday, 7', () => {
    expect(['2026-03-02', '2026-03-07', '2026-03-08'].map((day) => weekdayOf(day as '2026-03-02'))).toEqual([1, 6, 7]);
  });
});
