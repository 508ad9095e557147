import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#domain/body/goals.ts';
import { averageDay, averageWater } from '#domain/diary/history/averages.ts';
import { dayFigures } from '#domain/diary/history/day-figures.ts';
import { macroShares } from '#domain/diary/history/macro-shares.ts';
import { reportOf } from '#domain/diary/history/report.ts';
import { anyDays, dayOf } from './sample-days.ts';

const TODAY = '2026-11-20';

describe('the figures of days', () => {
  const khinkali = { calories: 350.4, carbs: 40, fats: 12, proteins: 20 };

  test('hold the goals of their own time, and days without entries too', () => {
    const days = dayFigures(
      { from: '2026-11-09', to: '2026-11-11' },
      {
        dishes: [
          { ...khinkali, date: '2026-11-09' },
          { ...khinkali, date: '2026-11-09' },
          { ...khinkali, date: '2026-11-12' },
        ],
        water: [{ date: '2026-11-11', ml: 750 }],
        timeline: [
          { ...DEFAULT_GOALS, date: '2026-01-01', calories: 1800 },
          { ...DEFAULT_GOALS, date: '2026-11-11', calories: 1600 },
        ],
      },
    );
    expect(
      days.map(({ day, dishes, eaten, waterMl, goals }) => [day, dishes, eaten.calories, waterMl, goals.calories]),
    ).toEqual([
      ['2026-11-09', 2, 700.8, 0, 1800],
      ['2026-11-10', 0, 0, 0, 1800],
      ['2026-11-11', 0, 0, 750, 1600],
    ]);
  });
});

describe('averages', () => {
  test('know nothing of days without entries', () => {
    const days = [dayOf('2026-11-16', 1800), dayOf('2026-11-17', null), dayOf('2026-11-18', 2000)];
    expect(averageDay(days, TODAY)).toMatchObject({ calories: 1900, days: 2 });
  });

  test('wait for today to be over, unless there is nothing else', () => {
    const breakfast = dayOf(TODAY, 300);
    expect(averageDay([dayOf('2026-11-19', 1900), breakfast], TODAY)?.calories).toBe(1900);
    expect(averageDay([breakfast], TODAY)?.calories).toBe(300);
  });

  test('of an empty history are none', () => {
    expect(averageDay([], TODAY)).toBeNull();
    expect(averageDay([dayOf('2026-11-19', null)], TODAY)).toBeNull();
    expect(averageWater([dayOf('2026-11-19', 1900)], TODAY)).toBeNull();
  });

  test('of water count the days on which any was noted', () => {
    const days = [1000, 0, 2000].map((waterMl, index) =>
      dayOf(`2026-11-1${6 + index}` as '2026-11-16', null, { waterMl }),
    );
    expect(averageWater(days, TODAY)).toBe(1500);
  });

  test('lie between the least and the most of what was eaten, and empty days change nothing', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const logged = days.filter(({ dishes }) => dishes > 0);
        const average = averageDay(days, TODAY);
        expect(averageDay(logged, TODAY)).toEqual(average);
        const kcals = logged.map(({ eaten }) => eaten.calories);
        expect(average === null).toBe(kcals.length === 0);
        if (!average) return;
        expect(average.calories).toBeGreaterThanOrEqual(Math.min(...kcals) - 0.1);
        expect(average.calories).toBeLessThanOrEqual(Math.max(...kcals) + 0.1);
      }),
    );
  });
});

describe('the parts of the macros', () => {
  test('are parts of the energy, not of the weight', () => {
    expect(macroShares({ carbs: 100, proteins: 50, fats: 100 / 2.25 })).toEqual({ carbs: 40, proteins: 20, fats: 40 });
    expect(macroShares({ carbs: 0, proteins: 0, fats: 0 })).toBeNull();
  });

  test('are always a hundred per cent together, none below zero', () => {
    const grams = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(grams, grams, grams, (carbs, proteins, fats) => {
        const shares = macroShares({ carbs, proteins, fats });
        if (!shares) return;
        expect(shares.carbs + shares.proteins + shares.fats).toBe(100);
        expect(Math.min(shares.carbs, shares.proteins, shares.fats)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a report', () => {
  const week = [1820, 1760, 2300, 1690, null, 2110, 2199].map((kcal, index) =>
    dayOf(`2026-11-${String(9 + index).padStart(2, '0')}` as '2026-11-09', kcal),
  );

  test('counts the days close to their goal and names the highest', () => {
    expect(reportOf(week, [], TODAY)).toMatchObject({
      loggedDays: 6,
      nearGoalDays: 3,
      highest: { day: '2026-11-11', kcal: 2300 },
    });
  });

  test('takes the change of weight from the weigh-in before the period on', () => {
    const weighIns = [
      ['2026-10-01', 66],
      ['2026-11-08', 65.2],
      ['2026-11-10', 65],
      ['2026-11-15', 64.6],
      ['2026-11-16', 60],
    ] as const;
    const all = weighIns.map(([date, kg]) => ({ date, kg }));
    expect(reportOf(week, all, TODAY).weightChangeKg).toBe(-0.6);
    expect(reportOf(week, all.slice(2), TODAY).weightChangeKg).toBe(-0.4);
    expect(reportOf(week, all.slice(3), TODAY).weightChangeKg).toBeNull();
    expect(reportOf(week, all.slice(0, 2), TODAY).weightChangeKg).toBeNull();
  });

  test('of an empty history says nothing, and of one day no highest', () => {
    expect(reportOf([], [], TODAY)).toMatchObject({
      average: null,
      waterMl: null,
      loggedDays: 0,
      highest: null,
      weightChangeKg: null,
    });
    expect(reportOf([dayOf(TODAY, 1500)], [], TODAY)).toMatchObject({ loggedDays: 1, highest: null });
  });

  test('never counts more days than were logged', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const report = reportOf(days, [], TODAY);
        expect(Math.max(report.nearGoalDays, report.proteinGoalDays)).toBeLessThanOrEqual(report.loggedDays);
      }),
    );
  });
});
