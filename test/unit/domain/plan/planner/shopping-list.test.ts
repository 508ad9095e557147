import { expect, test } from 'vitest';
import { FOOD_GROUPS, type Food } from '#domain/food/food.ts';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipe.ts';
import { planWeek } from '#domain/plan/planner/week/plan-week.ts';
import { shoppingList, type ShoppingFor } from '#domain/plan/shopping-list.ts';
import { CANDIDATES, FOODS_BY_ID, RECIPES_BY_ID } from './plan-catalogue.ts';

const food = (id: string, part: Partial<Food>): Food => ({
  id,
  name: id,
  synonyms: [],
  misspellings: [],
  nameEn: id,
  group: 'vegetable',
  per100g: { calories: 100, proteins: 1, carbs: 1, fats: 1 },
  nutrients: {},
  unitGrams: {},
  source: 'ch-1',
  ...part,
});

const FOODS = new Map(
  [
    food('water', { group: 'drink' }),
    food('salt', { group: 'spice' }),
    food('potato', { edibleShare: 0.8 }),
    food('kidney-bean', { group: 'pulse', per100g: { calories: 300, proteins: 20, carbs: 50, fats: 1 } }),
    food('kidney-bean-boiled', { group: 'pulse', base: { id: 'kidney-bean', preparation: 'boiled' } }),
    food('bay-leaf', { group: 'spice' }),
  ].map((one) => [one.id, one]),
);

const recipe = (id: string, ingredients: readonly RecipeIngredient[]): Recipe => ({
  id,
  name: id,
  synonyms: [],
  misspellings: [],
  nameEn: id,
  description: '',
  types: ['lunch'],
  diets: ['balanced'],
  course: 'main',
  servings: 4,
  minutes: 10,
  method: 'boil',
  yield: 1,
  ingredients,
  steps: [],
});

const RECIPES = new Map(
  [
    recipe('stew', [
      { food: 'potato', grams: 800 },
      { food: 'water', grams: 1000 },
      { food: 'salt', grams: 8, toTaste: true },
      { food: 'bay-leaf', grams: 1, scalable: false },
    ]),
    recipe('beans', [
      { food: 'kidney-bean-boiled', grams: 600 },
      { food: 'potato', grams: 400 },
    ]),
  ].map((one) => [one.id, one]),
);

const day = (number: number, lunch: PlannedDay['meals']['lunch']): PlannedDay => ({
  day: number,
  meals: { breakfast: [], lunch, dinner: [], snack: [] },
});

test('the week is added up by food as it is bought: with its peel, raw, without water, shelf by shelf', () => {
  const days = [
    day(1, [{ mealId: 'stew', ratio: 2 }]),
    day(2, [
      { mealId: 'beans', ratio: 1 },
      { mealId: 'stew', ratio: 1 },
    ]),
    day(3, [{ mealId: 'gone', ratio: 1 }]),
  ];

  expect(shoppingList(days, RECIPES, FOODS).map(({ food: id, group, grams }) => ({ food: id, group, grams }))).toEqual([
    { food: 'kidney-bean', group: 'pulse', grams: 50 },
    { food: 'potato', group: 'vegetable', grams: 875 },
    { food: 'bay-leaf', group: 'spice', grams: 2 },
    { food: 'salt', group: 'spice', grams: 6 },
  ]);
});

const stew = [day(1, [{ mealId: 'stew', ratio: 2 }])];
const potatoes = (whose: ShoppingFor) =>
  shoppingList(stew, RECIPES, FOODS, whose).find((item) => item.food === 'potato');
const said = (grams: number, on: ShoppingFor['today'] = '2026-11-20'): ShoppingFor => ({
  pantry: [{ food: 'potato', grams, day: on ?? '2026-11-20' }],
  today: '2026-11-22',
});

test('it is for all who eat', () => {
  expect([potatoes({})?.needed, potatoes({ people: 3 })?.needed]).toEqual([500, 1500]);
});

test('what the kitchen has is counted off, for as long as it keeps', () => {
  expect(potatoes(said(200))).toMatchObject({ needed: 500, have: 200, grams: 300 });
  expect(potatoes(said(495))).toMatchObject({ have: 495, grams: 0 });
  expect(potatoes(said(900))).toMatchObject({ have: 500, grams: 0 });
  expect(potatoes(said(0))).toMatchObject({ have: 0, grams: 500 });
  expect(potatoes(said(900, '2026-11-15'))).toMatchObject({ have: 0, grams: 500 });
  const salt = { pantry: [{ food: 'salt', grams: 900, day: '2026-11-01' as const }], today: '2026-11-22' as const };
  expect(shoppingList(stew, RECIPES, FOODS, salt).find((item) => item.food === 'salt')?.grams).toBe(0);
});

test('dishes of the week before take first of what the kitchen has', () => {
  expect(potatoes({ ...said(800), before: stew })).toMatchObject({ earlier: 500, have: 300, grams: 200 });
});

test('what bought packages leave is counted off from the day on after the days that they were bought for, as long as it keeps', () => {
  const next = { grams: 300, day: '2026-11-22', from: '2026-11-30' } as const;
  const left = { pantry: [{ food: 'potato', grams: 100, day: '2026-11-20' as const, next }], before: stew };
  expect(potatoes({ ...left, today: '2026-11-22', before: [] })).toMatchObject({ have: 100, grams: 400 });
  expect(potatoes({ ...left, today: '2026-11-26', from: '2026-11-30' })).toMatchObject({ have: 0, grams: 500 });
  const bought = { ...next, day: '2026-11-25' } as const;
  const later = { ...left, pantry: [{ food: 'potato', grams: 100, day: '2026-11-20' as const, next: bought }] };
  expect(potatoes({ ...later, today: '2026-11-26', from: '2026-11-30' })).toMatchObject({ have: 300, grams: 200 });
  expect(potatoes({ ...later, today: '2026-11-30' })).toMatchObject({ have: 300, grams: 200 });
});

test('a real week is shopped in the order of the shelves, no food twice', () => {
  const goals = { calories: 2000, macros: { proteins: 100, carbs: 250, fats: 66.7 } };
  const days = planWeek({ candidates: CANDIDATES, goals, diet: 'balanced', seed: 7 });
  const list = shoppingList(days, RECIPES_BY_ID, FOODS_BY_ID);
  const shelves = list.map(({ group }) => FOOD_GROUPS.indexOf(group));

  expect(shelves).toEqual(shelves.toSorted((one, other) => one - other));
  expect(new Set(list.map((item) => item.food)).size).toBe(list.length);
  expect(list.map((item) => item.food)).not.toContain('water');
  for (const { grams } of list) expect(grams).toBeGreaterThanOrEqual(1);
});
