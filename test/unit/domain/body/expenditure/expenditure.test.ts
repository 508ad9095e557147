import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { expenditureOn } from '#domain/body/expenditure/expenditure.ts';
import { isFull, usualKcal, type LoggedDay } from '#domain/body/expenditure/full-days.ts';
import { median } from '#test/bench/bench-row.ts';
import { FIRST_SIMULATED_DAY, simulatedPerson } from '#test/bench/support/knowledge/simulated-people.ts';

const START: DiaryDay = '2026-03-02';
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
const logged = (at: number, kcal: number): LoggedDay => ({ date: addDays(START, at), kcal, meals: MEALS });
const weighed = (at: number, kg: number) => ({ date: addDays(START, at), kg });
const span = <Entry>(length: number, entry: (at: number) => Entry): Entry[] =>
  Array.from({ length }, (_, at) => entry(at));

describe('a day counts as logged in full', () => {
  test.each([
    ['with most of the usual energy', 1100, ['lunch'], undefined, true],
    ['with little, but all three meals', 700, MEALS, undefined, true],
    ['not with under half and a meal missing', 700, ['breakfast', 'snacks'], undefined, false],
    ['not without an entry', 0, [], undefined, false],
    ['when the person says so', 0, [], 'all', true],
    ['not when the person says that it is not', 2500, MEALS, 'part', false],
  ] as const)('%s', (_, kcal, meals, mark, full) => {
    expect(isFull({ date: START, kcal, meals, mark }, 2000)).toBe(full);
  });

  test('beside the median of the days', () => {
    expect(usualKcal([])).toBe(0);
    expect(usualKcal([2000, 1000, 1800].map((kcal, at) => logged(at, kcal)))).toBe(1800);
    expect(usualKcal([2000, 1000].map((kcal, at) => logged(at, kcal)))).toBe(1500);
  });
});

describe('what the body burns', () => {
  test('is what is eaten when the weight stays', () => {
    const told = expenditureOn(addDays(START, 55), {
      days: span(56, (at) => logged(at, 2100)),
      weighIns: span(56, (at) => weighed(at, 80)),
      formulaKcal: 2500,
    });
    expect(told).toMatchObject({
      status: 'known',
      formulaKcal: 2500,
      trendWeight: 80,
      weeklyChange: 0,
      loggedDays: 28,
      weighIns: 28,
      missing: [],
    });
    expect(Math.abs((told.kcal ?? 0) - 2100)).toBeLessThan(60);
    expect(told.low).toBeLessThan(2100);
    expect(told.high).toBeGreaterThan(2100);
  });

  test('is 550 kcal more than is eaten by who loses half a kilogram a week', () => {
    const told = expenditureOn(addDays(START, 55), {
      days: span(56, (at) => logged(at, 1800)),
      weighIns: span(56, (at) => weighed(at, 90 - at / 14)),
      formulaKcal: 2100,
    });
    expect(Math.abs((told.kcal ?? 0) - 2350)).toBeLessThan(70);
    expect(told.weeklyChange).toBe(-0.5);
  });

  test('is told from the 14th full day and the 6th weigh-in of four weeks on, never before', () => {
    const on = (days: number, weighIns: number) =>
      expenditureOn(addDays(START, 27), {
        days: span(days, (at) => logged(27 - at, 2000)),
        weighIns: span(weighIns, (at) => weighed(27 - at * 4, 70)),
        formulaKcal: 2000,
      });
    expect(on(14, 6)).toMatchObject({ status: 'known', missing: [], loggedDays: 14, weighIns: 6 });
    expect(on(13, 6)).toMatchObject({
      status: 'learning',
      kcal: null,
      low: null,
      high: null,
      missing: ['logged-days'],
      loggedDays: 13,
    });
    expect(on(14, 5)).toMatchObject({ status: 'learning', kcal: null, missing: ['weigh-ins'] });
    expect(on(0, 0)).toMatchObject({
      status: 'learning',
      missing: ['logged-days', 'weigh-ins'],
      trendWeight: null,
      weeklyChange: null,
      formulaKcal: 2000,
    });
  });

  test('takes a day that was not logged in full as unknown, not as a fast', () => {
    const weighIns = span(42, (at) => weighed(at, 75));
    const days = span(42, (at) => logged(at, 2200));
    const partial = days.map((day, at) => (at % 6 === 0 ? { ...day, kcal: 300, meals: ['breakfast'] as const } : day));
    const date = addDays(START, 41);
    const [all, some] = [days, partial].map(
      (each) => expenditureOn(date, { days: each, weighIns, formulaKcal: 2200 }).kcal ?? 0,
    );
    expect(Math.abs((all ?? 0) - (some ?? 0))).toBeLessThan(25);
  });

  test('is hardly moved by one slip of the finger on the scales', () => {
    const days = span(42, (at) => logged(at, 2000));
    const weighIns = span(42, (at) => weighed(at, 75));
    const slip = weighIns.map((each, at) => (at === 30 ? { ...each, kg: 57 } : each));
    const date = addDays(START, 41);
    const [right, wrong] = [weighIns, slip].map(
      (each) => expenditureOn(date, { days, weighIns: each, formulaKcal: 2000 }).kcal ?? 0,
    );
    expect(Math.abs((right ?? 0) - (wrong ?? 0))).toBeLessThan(90);
  });

  test('does not depend on the order of the entries, nor on what came after the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 60 }), (seed, at) => {
        const person = simulatedPerson(seed, 60);
        const date = addDays(FIRST_SIMULATED_DAY, at);
        const told = expenditureOn(date, person);
        const upTo = {
          ...person,
          days: person.days.filter((day) => day.date <= date).toReversed(),
          weighIns: person.weighIns.filter((each) => each.date <= date).toReversed(),
        };
        expect(expenditureOn(date, upTo)).toEqual(told);
      }),
      { numRuns: 40 },
    );
  });

  test('lies within its interval, and all figures are finite, whatever is entered', () => {
    const entries = fc.record({
      days: fc.uniqueArray(fc.record({ at: fc.nat(60), kcal: fc.integer({ min: 0, max: 20_000 }) }), {
        selector: ({ at }) => at,
      }),
      weighIns: fc.uniqueArray(fc.record({ at: fc.nat(60), kg: fc.integer({ min: 20, max: 400 }) }), {
        selector: ({ at }) => at,
      }),
      formulaKcal: fc.option(fc.integer({ min: 600, max: 6000 })),
    });
    fc.assert(
      fc.property(entries, ({ days, weighIns, formulaKcal }) => {
        const told = expenditureOn(addDays(START, 60), {
          days: days.map(({ at, kcal }) => logged(at, kcal)),
          weighIns: weighIns.map(({ at, kg }) => weighed(at, kg)),
          formulaKcal,
        });
        if (told.status === 'learning') return;
        expect(Number.isFinite(told.kcal)).toBe(true);
        expect(told.kcal).toBeGreaterThanOrEqual(told.low ?? Number.NaN);
        expect(told.kcal).toBeLessThanOrEqual(told.high ?? Number.NaN);
      }),
    );
  });

  test('needs no profile: without the formula a wide guess is where it starts', () => {
    const entries = { days: span(42, (at) => logged(at, 2600)), weighIns: span(42, (at) => weighed(at, 75)) };
    const told = expenditureOn(addDays(START, 41), { ...entries, formulaKcal: null });
    expect(told.formulaKcal).toBeNull();
    expect(Math.abs((told.kcal ?? 0) - 2600)).toBeLessThan(100);
  });

  test('is close to the truth of simulated people after four weeks, and says how close', () => {
    const date = addDays(FIRST_SIMULATED_DAY, 27);
    const told = Array.from({ length: 300 }, (_, seed) => simulatedPerson(seed + 10_000, 28)).flatMap((person) => {
      const { kcal, low, high } = expenditureOn(date, person);
      const truth = person.wantedKcal(date);
      return kcal === null || low === null || high === null
        ? []
        : [
            {
              error: Math.abs(kcal - truth),
              formula: Math.abs(person.formulaKcal - truth),
              held: low <= truth && truth <= high,
            },
          ];
    });
    expect(told.length).toBeGreaterThan(280);
    const error = median(told.map((each) => each.error));
    expect(error).toBeLessThanOrEqual(130);
    expect(error).toBeLessThanOrEqual(0.6 * median(told.map((each) => each.formula)));
    const held = told.filter((each) => each.held).length / told.length;
    expect(held).toBeGreaterThan(0.72);
    expect(held).toBeLessThan(0.9);
  });
});
