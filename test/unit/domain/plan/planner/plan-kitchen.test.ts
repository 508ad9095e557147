import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { FAST_LEVELS } from '#domain/fasts/fasting-calendar.ts';
import { FOOD_GROUPS } from '#domain/food/food.ts';
import { PLAN_MEALS, type PlannedDay } from '#domain/plan/meal-plan.ts';
import { planWeek } from '#domain/plan/planner/week/plan-week.ts';
import { swapPlannedDish } from '#domain/plan/swap-planned-dish.ts';
import { measureWeek } from './measure-week.ts';
import { CANDIDATES } from './plan-catalogue.ts';
import { randomHousehold } from './random-household.ts';
import { randomPerson } from './random-person.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = { numRuns: 12 };
const seeds = fc.nat({ max: 1_000_000 });
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

describe('a week that one kitchen can cook', () => {
  /** Of sets that share nobody, so that no price is tuned to those who are measured. */
  const ofSets = [...Array(12).keys(), ...Array.from({ length: 8 }, (_, at) => [1000 + at, 5000 + at]).flat()];
  const people = ofSets.map((seed) => {
    const { goals, diet } = randomPerson(seed);
    const household = randomHousehold(seed);
    const days = planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed, ...household });
    return measureWeek(days, { ...household, lenten: diet === 'fasting' });
  });

  test('has for most people no more than 14 dishes and 55 foods to buy, and leftovers', () => {
    expect(middle(people.map(({ dishes }) => dishes))).toBeLessThanOrEqual(14);
    expect(middle(people.map(({ foods }) => foods))).toBeLessThanOrEqual(55);
    expect(middle(people.map(({ leftovers }) => leftovers))).toBeGreaterThanOrEqual(4);
  });

  test('takes an hour of cooking on the middle day, and not much more than 100 minutes on nine days in ten', () => {
    const minutes = people.flatMap((week) => week.minutes).toSorted((a, b) => a - b);
    expect(middle(minutes)).toBeLessThanOrEqual(60);
    // A tenth of so few days hangs on two or three people: 100 minutes are kept by the 360 households of the bench.
    expect(minutes[Math.floor(minutes.length * 0.9)]).toBeLessThanOrEqual(110);
  });

  test('has nothing that the person must not or does not want to eat, and nothing that the fast forbids', () => {
    expect(people.flatMap(({ allergens, dislikes, fasts }) => [...allergens, ...dislikes, ...fasts])).toEqual([]);
  });

  test('leaves hardly a lunch or dinner without bread or side beside what needs it: fewer than one in ten, and one in eight in every set', () => {
    const bareOf = (some: typeof people) => some.reduce((sum, { bare }) => sum + bare, 0) / (some.length * 7 * 2);
    expect(bareOf(people.slice(0, 12))).toBeLessThan(1 / 10);
    expect(bareOf(people)).toBeLessThan(1 / 8);
  });
});

test('no dish has an animal product on a day whose level forbids it, whatever the diet and the levels are', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom(...DIETS),
      fc.array(fc.constantFrom(...FAST_LEVELS), { minLength: 7, maxLength: 7 }),
      (seed, diet, levels) => {
        const { goals } = randomPerson(seed, diet);
        const fastOn = (day: number) => levels[day - 1] ?? 'none';
        const days = planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, fastOn, seed });
        const { fasts } = measureWeek(days, { fastOn });
        expect(fasts).toEqual([]);
        expect(days.flatMap(({ meals }) => PLAN_MEALS.filter((meal) => meals[meal].length === 0))).toEqual([]);
      },
    ),
    RUNS,
  );
});

test('no dish holds what the person is allergic to or dislikes, whatever that is', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom(...DIETS),
      fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
      fc.uniqueArray(fc.constantFrom(...FOOD_GROUPS, 'onion', 'egg', 'walnut', 'eggplant'), { maxLength: 3 }),
      (seed, diet, allergies, dislikes) => {
        const { goals } = randomPerson(seed, diet);
        const preferences = { allergies, dislikes };
        const days = planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, preferences, seed });
        const measure = measureWeek(days, { preferences });
        expect([measure.allergens, measure.dislikes]).toEqual([[], []]);
      },
    ),
    RUNS,
  );
});

test('what is left over was cooked on one of the three days before', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { goals, diet } = randomPerson(seed);
      const { absurd } = measureWeek(planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed }), {});
      expect(absurd.filter((words) => words.includes('left over'))).toEqual([]);
    }),
    RUNS,
  );
});

test('a soup or ხაში is nobody’s breakfast, and a day has one soup', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...DIETS), (seed, diet) => {
      const { goals } = randomPerson(seed, diet);
      const { absurd } = measureWeek(planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed }), {});
      expect(absurd.filter((words) => words.includes('breakfast') || words.includes('two soups'))).toEqual([]);
    }),
    RUNS,
  );
});

test('who may have fewer dishes gets fewer', () => {
  const { goals, diet } = randomPerson(17);
  const plan = (preferences: object): readonly PlannedDay[] =>
    planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, preferences, seed: 17 });
  const few = measureWeek(plan({ dishesPerWeek: 10 }), {});
  expect(few.dishes).toBeLessThanOrEqual(10);
});

describe('a swap', () => {
  const dish = (mealId: string, leftover?: true) => ({ mealId, ratio: 1, ...(leftover && { leftover }) });
  const day = (number: number, ...lunch: ReturnType<typeof dish>[]): PlannedDay => ({
    day: number,
    meals: { breakfast: [], lunch, dinner: [], snack: [] },
  });
  const week = [day(1, dish('lobio')), day(2, dish('lobio', true)), day(3, dish('lobio', true))];

  test('of what was cooked lets the next of its leftovers be cooked', () => {
    expect(swapPlannedDish(week, { day: 1, meal: 'lunch', mealId: 'lobio' }, dish('kharcho'))).toEqual([
      day(1, dish('kharcho')),
      day(2, dish('lobio')),
      day(3, dish('lobio', true)),
    ]);
  });

  test('of a leftover changes nothing else', () => {
    expect(swapPlannedDish(week, { day: 2, meal: 'lunch', mealId: 'lobio' }, dish('kharcho'))).toEqual([
      day(1, dish('lobio')),
      day(2, dish('kharcho')),
      day(3, dish('lobio', true)),
    ]);
  });
});
