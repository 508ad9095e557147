import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureAt, goalRuns, topOf } from '#app/features/history/charts/scale.ts';
import { daysOfRange } from '#app/features/history/export/csv-range.ts';
import { reportView } from '#app/features/history/report/report-view.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { periodOf } from '#domain/diary/history/period.ts';
import { dayOf, MONDAY } from '#test/unit/domain/diary/history/sample-days.ts';
import '#test/fixed-chance.ts';

const TODAY: DiaryDay = '2026-11-20';
const bar = (index: number, value: number | null, goal: number | null) => ({
  day: addDays(MONDAY, index),
  value,
  goal,
});

describe('a bar chart', () => {
  test('lifts a figure over the goal line that would run through it, and no other', () => {
    const at = (value: number, goal: number | null) => figureAt({ value, goal }, 2000, 200);

    expect(at(1800, 1850)).toBe(1850);
    expect(at(1700, 1850)).toBe(1850);
    expect(at(1600, 1850)).toBe(1600);
    expect(at(1850, 1850)).toBe(1850);
    expect(at(1900, 1850)).toBe(1900);
    expect(at(1800, null)).toBe(1800);
  });

  test('is cut where the goal changed, and where it is unknown', () => {
    const goals = [1800, 1800, 1600, null, 1600, 1600];
    expect(goalRuns(goals.map((goal, index) => bar(index, null, goal)))).toEqual([
      { from: 0, to: 2, goal: 1800 },
      { from: 2, to: 3, goal: 1600 },
      { from: 4, to: 6, goal: 1600 },
    ]);
  });

  test('has room for every bar and every goal, also when nothing was eaten', () => {
    expect(topOf([bar(0, null, null), bar(1, 0, 0)])).toBe(1);
    const figure = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(figure, figure)), (figures) => {
        const bars = figures.map(([value, goal], index) => bar(index, value, goal));
        for (const { value, goal } of bars) expect(Math.max(value ?? 0, goal ?? 0)).toBeLessThanOrEqual(topOf(bars));
      }),
    );
  });
});

describe('a report', () => {
  test('says when most was eaten, and what was reached', () => {
    const days = [1820, 2110].map((kcal, index) => dayOf(addDays(MONDAY, index + 4), kcal, { waterMl: 2000 }));
    const { period, tiles, sentences } = reportView({
      period: periodOf('week', MONDAY),
      days,
      weighIns: [],
      today: TODAY,
    });
    expect(period).toBe('9–15 ნოემბერი');
    expect(tiles.map(({ figure, unit }) => `${figure} ${unit}`.trim())).toEqual([
      '1\u00a0965 კკალ',
      '2 / 2 დღე',
      '–',
      '2\u00a0000 მლ',
    ]);
    expect(sentences.slice(1)).toEqual([
      'ყველაზე მეტი კალორია შაბათს მიიღეთ: 2\u00a0110\u00a0კკალ.',
      'წყლის მიზანს 2-ჯერ მიაღწიეთ.',
    ]);
  });

  test('of a week that is not over counts the days so far', () => {
    const days = Array.from({ length: 7 }, (_, index) => dayOf(addDays('2026-11-16', index), index < 4 ? 1500 : null));
    const { sentences } = reportView({ period: periodOf('week', TODAY), days, weighIns: [], today: TODAY });
    expect(sentences[0]).toBe('დღიური 5-დან 4 დღეს შეივსო.');
  });

  test('of a month names the day, in its case', () => {
    const days = [1500, 1900].map((kcal, index) => dayOf(addDays(MONDAY, index), kcal));
    const { sentences } = reportView({ period: periodOf('month', MONDAY), days, weighIns: [], today: TODAY });
    expect(sentences[1]).toBe('ყველაზე მეტი კალორია 10 ნოემბერს მიიღეთ: 1\u00a0900\u00a0კკალ.');
  });
});

describe('the days of a download', () => {
  const known = {
    shown: { from: MONDAY, to: addDays(MONDAY, 6) },
    own: { from: TODAY, to: MONDAY },
    ends: { from: '2023-01-01', to: TODAY },
    today: TODAY,
  } as const;

  test.each([
    ['shown', MONDAY, '2026-11-15'],
    ['month', '2026-10-22', TODAY],
    ['year', '2025-11-21', TODAY],
    ['all', '2023-01-01', TODAY],
  ] as const)('of %s go from %s to %s', (range, from, to) => {
    expect(daysOfRange(range, known)).toEqual({ from, to });
  });

  test('that were chosen backwards are turned round', () => {
    expect(daysOfRange('own', known)).toEqual({ from: MONDAY, to: TODAY });
  });
});
