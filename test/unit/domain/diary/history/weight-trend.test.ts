import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { weightOutlook, weightPace, weightTrend } from '#domain/diary/history/weight-trend.ts';

const TODAY: DiaryDay = '2026-11-20';
/** Weigh-ins by how many days ago they were, oldest first. */
const weighed = (...points: (readonly [back: number, kg: number])[]) =>
  points
    .map(([back, kg]) => ({ date: addDays(TODAY, -back), kg }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
const anyWeighIns = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 200, max: 4000 })), {
    selector: ([back]) => back,
    maxLength: 60,
  })
  .map((points) => weighed(...points.map(([back, tenths]) => [back, tenths / 10] as const)));

describe('the trend of the weight', () => {
  test('is the average of the week that ends with each weigh-in', () => {
    expect(weightTrend(weighed([10, 70], [6, 66], [3, 65], [0, 64])).map(({ average }) => average)).toEqual([
      70, 68, 65.5, 65,
    ]);
  });

  test('lies within the weigh-ins of its week', () => {
    fc.assert(
      fc.property(anyWeighIns, (weighIns) => {
        const all = weighIns.map(({ kg }) => kg);
        for (const { average } of weightTrend(weighIns)) {
          expect(average).toBeGreaterThanOrEqual(Math.min(...all) - 0.01);
          expect(average).toBeLessThanOrEqual(Math.max(...all) + 0.01);
        }
      }),
    );
  });

  test('is the same of the last weeks alone as of all years', () => {
    fc.assert(
      fc.property(anyWeighIns, fc.integer({ min: 0, max: 400 }), (weighIns, back) => {
        const from = addDays(TODAY, -back);
        expect(weightTrend(weighIns, from)).toEqual(weightTrend(weighIns).filter(({ date }) => date >= from));
      }),
    );
  });
});

describe('the pace', () => {
  test('is the slope of the last four weeks, in kg a week', () => {
    expect(weightPace(weighed([100, 90], [21, 66], [14, 65.5], [7, 65], [0, 64.5]), TODAY)).toBe(-0.5);
  });

  test.each([
    ['two weigh-ins', weighed([20, 66], [0, 65])],
    ['weigh-ins of less than a week', weighed([5, 66], [3, 65.8], [0, 65])],
    ['weigh-ins of long ago', weighed([90, 66], [80, 65.8], [70, 65])],
    ['nothing', []],
  ])('is not told by %s', (_, weighIns) => {
    expect(weightPace(weighIns, TODAY)).toBeNull();
  });

  test('of a straight line is that line, whenever its weigh-ins were', () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 0, max: 28 }), { minLength: 3 })
      .filter((all) => Math.max(...all) - Math.min(...all) >= 7);
    fc.assert(
      fc.property(days, fc.integer({ min: -20, max: 20 }), (backs, tenths) => {
        const slope = tenths / 10;
        expect(
          weightPace(weighed(...backs.map((back) => [back, 80 - (slope * back) / 7] as const)), TODAY),
        ).toBeCloseTo(slope, 2);
      }),
    );
  });
});

describe('the outlook', () => {
  const losing = weighed([21, 66], [14, 65.5], [7, 65], [0, 64.5]);

  test('names the day on which the pace reaches the target', () => {
    expect(weightOutlook(losing, { targetKg: 60, goal: 'lose-weight', today: TODAY })).toEqual({
      is: 'on-the-way',
      left: 4.5,
      by: addDays(TODAY, 63),
    });
  });

  test.each([
    ['the target is there', 64.5, 'lose-weight', 'reached'],
    ['it moves away', 70, 'gain-weight', 'open'],
    ['it takes longer than two years', 5, 'lose-weight', 'far'],
  ] as const)('when %s', (_, targetKg, goal, is) => {
    expect(weightOutlook(losing, { targetKg, goal, today: TODAY })).toMatchObject({ is });
  });

  test('says nothing without a weigh-in, nor to who keeps the weight', () => {
    expect(weightOutlook([], { targetKg: 60, goal: 'lose-weight', today: TODAY })).toBeNull();
    expect(weightOutlook(losing, { targetKg: 64, goal: 'maintain-weight', today: TODAY })).toBeNull();
  });

  test('never promises a day in the past nor beyond two years', () => {
    fc.assert(
      fc.property(
        anyWeighIns,
        fc.integer({ min: 30, max: 300 }),
        fc.constantFrom('lose-weight', 'gain-weight'),
        (weighIns, targetKg, goal) => {
          const outlook = weightOutlook(weighIns, { targetKg, goal, today: TODAY });
          if (outlook?.is !== 'on-the-way') return;
          expect(outlook.by > TODAY && outlook.by <= addDays(TODAY, 730)).toBe(true);
          expect(outlook.left).toBeGreaterThan(0);
        },
      ),
    );
  });
});
