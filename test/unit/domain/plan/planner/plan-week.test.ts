import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DIETS, type Diet } from '#domain/plan/diet-plan-draft.ts';
import type { Goals } from '#domain/body/goals.ts';
import { gramsOfShares, MACRO_PRESETS } from '#domain/body/macros.ts';
import { mealTypeOfPlan, PLAN_MEALS, type PlannedDay } from '#domain/plan/meal-plan.ts';
import { planWeek } from '#domain/plan/planner/week/plan-week.ts';
import { measureDay } from './measure-day.ts';
import { CANDIDATES, CANDIDATES_BY_ID } from './plan-catalogue.ts';
import { randomPerson } from './random-person.ts';

// A property plans some 25 weeks, each a third of a second on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const seeds = fc.nat({ max: 1_000_000 });
const RUNS = { numRuns: 25 };

const week = (
  goals: Pick<Goals, 'calories' | 'macros'>,
  diet: Diet,
  seed: number | string,
  hasAccess = true,
): readonly PlannedDay[] => planWeek({ candidates: CANDIDATES, goals, diet, hasAccess, seed });

const dishesOf = ({ meals }: PlannedDay) =>
  PLAN_MEALS.flatMap((meal) => meals[meal].map((dish) => ({ ...dish, meal })));
const candidateOf = (mealId: string) => {
  const candidate = CANDIDATES_BY_ID.get(mealId);
  if (candidate === undefined) throw new Error(mealId);
  return candidate;
};
const balanced = (calories: number) => ({ calories, macros: gramsOfShares(calories, MACRO_PRESETS.balance) });

/** The worst day of a week; NaN when days are missing. */
const worstOf = (days: readonly PlannedDay[], goals: Pick<Goals, 'calories' | 'macros'>) => {
  const measures = [1, 2, 3, 4, 5, 6, 7].map((number) => {
    const day = days.find((one) => one.day === number);
    return day === undefined ? undefined : measureDay(day, goals, CANDIDATES_BY_ID);
  });
  const worst = (kind: 'energy' | 'share' | 'proteins' | 'carbs' | 'fats') =>
    Math.max(...measures.map((measure) => measure?.[kind] ?? NaN));
  return {
    energy: worst('energy'),
    share: worst('share'),
    macro: Math.max(worst('proteins'), worst('carbs'), worst('fats')),
  };
};

describe('a week from the real recipes', () => {
  test('keeps the energy within 3% and the meals within 5 points of 20/30/30/20, in every diet, with access and without', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...DIETS), fc.boolean(), (seed, diet, hasAccess) => {
        const { goals } = randomPerson(seed, diet);
        const { energy, share } = worstOf(week(goals, diet, seed, hasAccess), goals);
        expect(energy).toBeLessThanOrEqual(0.03);
        expect(share).toBeLessThanOrEqual(0.05);
      }),
      RUNS,
    );
  });

  test('keeps both for the smallest persons too, who get less than half a serving', () => {
    for (const kcal of [207, 317, 480]) {
      for (const diet of DIETS) {
        const { energy, share } = worstOf(week(balanced(kcal), diet, kcal), balanced(kcal));
        expect([kcal, diet, energy <= 0.03, share <= 0.05]).toEqual([kcal, diet, true, true]);
      }
    }
  });

  test('keeps proteins, carbs and fats within 15% in every diet but the fast', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...DIETS.filter((diet) => diet !== 'fasting')),
        fc.boolean(),
        (seed, diet, hasAccess) => {
          const { goals } = randomPerson(seed, diet);
          expect(worstOf(week(goals, diet, seed, hasAccess), goals).macro).toBeLessThanOrEqual(0.15);
        },
      ),
      RUNS,
    );
  });

  test('keeps them on a fast too, with a fifth of the energy from proteins', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1000, max: 4500 }), (seed, calories) => {
        const goals = balanced(calories);
        expect(worstOf(week(goals, 'fasting', seed), goals).macro).toBeLessThanOrEqual(0.15);
      }),
      RUNS,
    );
  });

  test('keeps energy and shares whatever macros are asked for', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...DIETS),
        fc.integer({ min: 1000, max: 4500 }),
        fc.record({ carbs: fc.nat(600), fats: fc.nat(300), proteins: fc.nat(400) }),
        (seed, diet, calories, macros) => {
          const { energy, share } = worstOf(week({ calories, macros }, diet, seed), balanced(calories));
          expect(energy).toBeLessThanOrEqual(0.03);
          expect(share).toBeLessThanOrEqual(0.05);
        },
      ),
      RUNS,
    );
  });

  test('obeys the diet, the meals a dish is for, access, and what a table holds', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...DIETS), fc.boolean(), (seed, diet, hasAccess) => {
        const { goals } = randomPerson(seed, diet);
        for (const day of week(goals, diet, seed, hasAccess)) {
          for (const meal of PLAN_MEALS) {
            expect(day.meals[meal].length).toBeGreaterThanOrEqual(1);
            expect(day.meals[meal].length).toBeLessThanOrEqual(3);
          }
          const dishes = dishesOf(day);
          expect(new Set(dishes.map(({ mealId }) => mealId)).size).toBe(dishes.length);
          for (const { mealId, meal, ratio } of dishes) {
            const { diets, types, pro, course, nutrition } = candidateOf(mealId);
            expect(diets).toContain(diet);
            expect(types).toContain(mealTypeOfPlan(meal));
            expect(pro === true && !hasAccess).toBe(false);
            expect(Math.round(ratio * 10) / 10).toBe(ratio);
            expect(ratio).toBeGreaterThanOrEqual(0.5);
            expect(ratio).toBeLessThanOrEqual(course !== 'main' && nutrition.calories <= 130 ? 3 : 2);
          }
        }
      }),
      RUNS,
    );
  });

  test('brings no main dish more than three times, no breakfast more than four times, and enough different dishes', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...DIETS), fc.boolean(), (seed, diet, hasAccess) => {
        const { goals } = randomPerson(seed, diet);
        const times = new Map<string, number>();
        for (const { mealId } of week(goals, diet, seed, hasAccess).flatMap(dishesOf))
          times.set(mealId, (times.get(mealId) ?? 0) + 1);
        const mains = [...times].filter(([mealId]) => candidateOf(mealId).course === 'main');
        const ofBreakfast = mains.filter(([mealId]) => candidateOf(mealId).types[0] === 'breakfast');
        expect(Math.max(0, ...ofBreakfast.map(([, count]) => count))).toBeLessThanOrEqual(4);
        expect(
          Math.max(0, ...mains.filter((main) => !ofBreakfast.includes(main)).map(([, count]) => count)),
        ).toBeLessThanOrEqual(3);
        expect(times.size).toBeGreaterThanOrEqual(9);
      }),
      RUNS,
    );
  });

  test('is the same for the same request in whatever order the recipes come, and another for another seed', () => {
    const asked = { goals: balanced(2000), diet: 'balanced', hasAccess: true } as const;
    const first = planWeek({ ...asked, candidates: CANDIDATES, seed: 'anano-1' });
    expect(planWeek({ ...asked, candidates: CANDIDATES.toReversed(), seed: 'anano-1' })).toEqual(first);
    expect(planWeek({ ...asked, candidates: CANDIDATES, seed: 'anano-2' })).not.toEqual(first);
  });
});

test('a week without recipes has seven days of empty meals', () => {
  const days = planWeek({ candidates: [], goals: balanced(2000), diet: 'balanced', seed: 1 });
  expect(days).toHaveLength(7);
  expect(days.flatMap(dishesOf)).toEqual([]);
});
