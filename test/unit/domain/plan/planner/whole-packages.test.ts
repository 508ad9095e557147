import { expect, test } from 'vitest';
import { FOODS, PACKAGES_OF_FOOD } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { leftOfPackages, wholePackages } from '#domain/plan/whole-packages.ts';

const milk = { unit: 'bottle', grams: [515, 1030] } as const;

test.each([
  [300, 1, 515],
  [515, 1, 515],
  [530, 1, 515],
  [560, 1, 1030],
  [1400, 3, 515],
  [2060, 2, 1030],
])('%i g of milk are %i × %i g: least is left over, then fewest are carried', (needed, count, grams) => {
  expect(wholePackages(needed, milk)).toEqual({ unit: 'bottle', count, grams });
});

test('whatever is bought is enough for all but a spoonful', () => {
  for (let needed = 1; needed < 5000; needed += 37) {
    const bought = wholePackages(needed, milk);
    expect((bought?.count ?? 0) * (bought?.grams ?? 0)).toBeGreaterThan(needed * 0.94);
  }
});

test('packages are told of foods that there are, and of most that are not weighed in a shop', () => {
  const ids = new Set(FOODS.map(({ id }) => id));
  expect([...PACKAGES_OF_FOOD.keys()].filter((id) => !ids.has(id))).toEqual([]);
  const used = new Set(RECIPES.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  const packed = FOODS.filter(({ id, group }) => used.has(id) && ['grain', 'pulse', 'oil', 'sauce'].includes(group));
  const without = packed.filter(({ packages, base }) => !packages && !base).map(({ id }) => id);
  expect(without).toEqual(['lard', 'popcorn-air']);
});

test('what packages leave is what is not missing, and nothing where it is hardly anything', () => {
  expect(leftOfPackages(600, { count: 2, grams: 400 })).toBe(200);
  expect(leftOfPackages(790, { count: 2, grams: 400 })).toBe(0);
  expect(leftOfPackages(810, { count: 2, grams: 400 })).toBe(0);
});
