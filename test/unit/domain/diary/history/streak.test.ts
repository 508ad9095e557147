import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { streakOf } from '#domain/diary/history/streak.ts';

const TODAY: DiaryDay = '2026-11-20';
/** Days with entries, as days before today. */
const logged = (...back: number[]) => new Set(back.map((days) => addDays(TODAY, -days)));
const anyLogged = fc.uniqueArray(fc.integer({ min: -2, max: 60 }), { maxLength: 60 });

describe('a streak', () => {
  test.each([
    ['of nothing', [], 0, 0],
    ['of today alone', [0], 1, 0],
    ['before the first entry of today', [1, 2, 3], 3, 0],
    ['with a day of rest, which does not count', [0, 1, 3, 4], 4, 1],
    ['over a week with a second day of rest', [0, 2, 3, 4, 5, 6, 7, 9], 8, 2],
    ['that ends at two empty days', [0, 1, 4, 5], 2, 0],
    ['that ends at the second empty day of a week', [0, 2, 3, 5, 6], 3, 1],
    ['left two days ago', [3, 4, 5], 0, 0],
    ['with an entry of tomorrow, as after a flight', [-1, 0, 1], 2, 0],
  ])('%s', (_, back, days, rests) => {
    expect(streakOf(logged(...back), TODAY)).toMatchObject({ days, rests });
  });

  test('never grows shorter by an entry, and never counts more days than were logged', () => {
    fc.assert(
      fc.property(anyLogged, fc.integer({ min: 0, max: 60 }), (back, more) => {
        const before = streakOf(logged(...back), TODAY);
        expect(before.days).toBeLessThanOrEqual(back.length);
        expect(streakOf(logged(...back, more), TODAY).days).toBeGreaterThanOrEqual(before.days);
      }),
    );
  });
});
