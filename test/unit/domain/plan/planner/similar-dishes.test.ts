import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { mealTypeOfPlan, PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { similarDishes } from '#domain/plan/planner/similar-dishes.ts';
import { CANDIDATES, CANDIDATES_BY_ID } from './plan-catalogue.ts';

const khinkali = {
  mealId: 'khinkali-kalakuri',
  meal: 'dinner',
  calories: 550,
  onDay: ['khinkali-kalakuri', 'cabbage-salad'],
} as const;

test('every dish on offer suits the meal and the diet and keeps the energy within 10%', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CANDIDATES),
      fc.constantFrom(...PLAN_MEALS),
      fc.constantFrom(...DIETS),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (old, meal, diet, ratio) => {
        const calories = old.nutrition.calories * ratio;
        for (const { mealId, ratio: offered } of similarDishes(
          CANDIDATES,
          { mealId: old.id, meal, calories, onDay: [old.id] },
          diet,
        )) {
          const dish = CANDIDATES_BY_ID.get(mealId);
          expect(dish?.types).toContain(mealTypeOfPlan(meal));
          expect(dish?.diets).toContain(diet);
          expect(dish?.pro).toBeUndefined();
          expect(Math.abs((dish?.nutrition.calories ?? 0) * offered - calories)).toBeLessThanOrEqual(
            0.1 * calories + 1e-6,
          );
          expect(offered).toBeGreaterThanOrEqual(0.5);
        }
      },
    ),
  );
});

test('a main dish is offered for a main dish first, and never one that is on the day already', () => {
  const offers = similarDishes(CANDIDATES, khinkali, 'balanced');
  expect(offers.length).toBeGreaterThanOrEqual(20);
  for (const { mealId } of offers.slice(0, 10)) expect(CANDIDATES_BY_ID.get(mealId)?.course).toBe('main');
  const taken = offers.slice(0, 3).map(({ mealId }) => mealId);
  const rest = similarDishes(CANDIDATES, { ...khinkali, onDay: taken }, 'balanced').map(({ mealId }) => mealId);
  for (const mealId of [...taken, khinkali.mealId]) expect(rest).not.toContain(mealId);
});

test('access adds PRO dishes', () => {
  const isPro = ({ mealId }: { mealId: string }) => CANDIDATES_BY_ID.get(mealId)?.pro === true;
  expect(similarDishes(CANDIDATES, khinkali, 'balanced').some(isPro)).toBe(false);
  expect(similarDishes(CANDIDATES, khinkali, 'balanced', true).some(isPro)).toBe(true);
});

test('a dish that has left the catalogue can still be swapped by its energy', () => {
  expect(similarDishes(CANDIDATES, { ...khinkali, mealId: 'gone' }, 'balanced').length).toBeGreaterThan(0);
});
