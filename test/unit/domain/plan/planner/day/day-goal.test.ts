import { expect, test } from 'vitest';
import { energyOf } from '#domain/body/macros.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { dayGoal, dayPrice, sharePrice } from '#domain/plan/planner/day/day-goal.ts';

const LUNCH = PLAN_MEALS.indexOf('lunch');

test('macro goals that add up to more energy than the calorie goal are scaled to it', () => {
  const goal = dayGoal({ calories: 1361, macros: { proteins: 176, carbs: 220, fats: 55 } });
  expect(energyOf(goal)).toBeCloseTo(1361, 6);
  expect(goal.proteins / goal.carbs).toBeCloseTo(176 / 220, 6);
  expect(goal.mealKcal[LUNCH]).toBeCloseTo(1361 * 0.3, 6);
});

test('a macro goal of nothing counts as a twentieth of the energy', () => {
  const goal = dayGoal({ calories: 2000, macros: { proteins: 100, carbs: 0, fats: 178 } });
  expect(goal.carbs).toBe(25);
});

test('energy outside its tolerance costs more than any share, a share more than any macro', () => {
  const goal = dayGoal({ calories: 2000, macros: { proteins: 100, carbs: 250, fats: 66.7 } });
  const energyOff = dayPrice(goal, goal.calories * 1.04, goal.proteins, goal.carbs, goal.fats);
  const shareOff = sharePrice(goal, LUNCH, (goal.mealKcal[LUNCH] ?? 0) + 0.06 * goal.calories);
  const macrosOff = dayPrice(goal, goal.calories, goal.proteins * 3, goal.carbs * 0.2, goal.fats * 2);
  expect(energyOff).toBeGreaterThan(shareOff);
  expect(shareOff).toBeGreaterThan(macrosOff);
});
