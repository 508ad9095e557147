import { expect, test } from 'vitest';
import { plannedFigures, plannedMeals } from '#app/parts/planned/planned-meals.ts';
import type { PlanDay } from '#contract/plan/plan.ts';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import { plannedEntry } from '#test/sim/planned-entry.ts';
import { sampleMeal } from '#test/unit/sync/samples.ts';

const dish = (mealId: string, ratio = 1) => plannedEntry({ mealId, ratio });
const day: PlanDay = {
  day: 1,
  meals: { breakfast: [], lunch: [dish('soup'), dish('bread', 2)], dinner: [dish('soup')], snack: [] },
};
const eaten = (id: string, mealId: string | null, mealType: 'lunch' | 'dinner' = 'lunch'): DayMeal => ({
  entry: sampleMeal(id, { mealId, mealType }),
  waiting: 'none',
});
const logged = (meals: ReturnType<typeof plannedMeals>) =>
  meals.map(({ rows }) => rows.map(({ logged: one }) => one?.entry.id));

test('a planned dish counts as eaten once the same meal of the diary has its recipe', () => {
  expect(logged(plannedMeals(day, [eaten('a', 'soup'), eaten('b', null)]))).toEqual([
    [],
    ['a', undefined],
    [undefined],
    [],
  ]);
});

test('each entry of the diary answers for one planned dish', () => {
  const twice: PlanDay = { ...day, meals: { ...day.meals, lunch: [dish('soup'), dish('soup', 2)] } };
  expect(logged(plannedMeals(twice, [eaten('a', 'soup')]))[1]).toEqual(['a', undefined]);
});

test('a meal sums what is planned for it, and a day without a plan has four empty meals', () => {
  expect(plannedMeals(day, []).map(({ type, kcal }) => [type, kcal])).toEqual([
    ['breakfast', 0],
    ['lunch', 300],
    ['dinner', 100],
    ['snacks', 0],
  ]);
  expect(plannedMeals(undefined, []).every(({ rows }) => rows.length === 0)).toBe(true);
});

test('figures are those of all servings, to one decimal', () => {
  expect(plannedFigures(dish('soup', 1.3))).toEqual({ calories: 130, proteins: 1.3, carbs: 2.6, fats: 3.9 });
});
