import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { cookRecipe } from '#domain/recipes/cook-recipe.ts';
import type { FoodGroup } from '#domain/food/food.ts';
import { retained } from '#domain/recipes/nutrient-retention.ts';
import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import { COOKING_METHODS, type CookingMethod } from '#domain/recipes/recipe.ts';

/** Percent as the USDA Table of Nutrient Retention Factors, Release 6 (2007), prints them, by its row. */
test.each<[string, FoodGroup, CookingMethod, Nutrient, readonly number[]]>([
  ['BEEF / PORK,FRESH / CHICKEN, ROASTED', 'meat', 'bake', 'potassium', [80, 80, 80]],
  ['BEEF / PORK,FRESH / CHICKEN, ROASTED', 'meat', 'bake', 'magnesium', [85, 75, 75]],
  ['BEEF / PORK,FRESH / CHICKEN, ROASTED', 'meat', 'bake', 'vitaminB6', [50, 85, 80]],
  ['BEEF / PORK,FRESH / CHICKEN, FRIED W/O COATING', 'meat', 'fry', 'iron', [95, 80, 90]],
  ['BEEF / PORK,FRESH / CHICKEN, SIMMERED W/DRIPPINGS', 'meat', 'simmer', 'iron', [100, 100, 100]],
  ['BEEF / PORK,FRESH / CHICKEN, SIMMERED W/DRIPPINGS', 'meat', 'simmer', 'vitaminB12', [75, 75, 65]],
  ['FINFISH,<5%FAT / >5%FAT, BAKED', 'fish', 'bake', 'iron', [100, 100]],
  ['LEGUMES,CKD 45/75MIN,BLD,WATER USED', 'pulse', 'simmer', 'potassium', [75]],
  ['LEGUMES,CKD 45/75MIN,BLD,WATER USED', 'pulse', 'simmer', 'folate', [50]],
  ['LEGUMES,CKD 45/75MIN,BOILED,DRND', 'pulse', 'boil', 'magnesium', [75]],
  ['POTATOES,BOILED(PARED)DRAIN', 'vegetable', 'boil', 'potassium', [90]],
  ['VEG,GREENS,BOILED,LITTLE WATER DRAIN', 'vegetable', 'boil', 'vitaminC', [60]],
  ['VEG,GREENS / ROOTS / OTHER, BOILED WATER USED', 'vegetable', 'simmer', 'calcium', [100, 100, 100]],
  ['VEG,GREENS / ROOTS / OTHER, BOILED WATER USED', 'vegetable', 'simmer', 'folate', [75, 80, 85]],
  ['EGGS,HARD COOKED', 'eggs', 'boil', 'folate', [75]],
  ['CHEESE,BAKED', 'dairy', 'bake', 'vitaminB12', [55]],
  ['FRUITS,FRESH(NOT CITRUS),STEWED', 'fruit', 'simmer', 'potassium', [90]],
  ['NUTS,ROASTED', 'nut', 'bake', 'phosphorus', [80]],
])('%s of %s by %s: %s', (_row, group, method, nutrient, percents) => {
  const mean = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  expect(Math.abs(retained(nutrient, { id: 'food', group }, method) * 100 - mean)).toBeLessThanOrEqual(2.5);
});

test('pasta leaves most of its potassium in the water, and rice takes the water up', () => {
  expect([
    retained('potassium', { id: 'spaghetti', group: 'grain' }, 'boil'),
    retained('potassium', { id: 'rice', group: 'grain' }, 'boil'),
  ]).toEqual([0.3, 0.95]);
});

test('nothing is made by cooking, nothing is lost without it, and salt goes with its sodium', () => {
  const wrong = FOODS.flatMap((food) =>
    COOKING_METHODS.flatMap((method) => [
      ...NUTRIENTS.filter((nutrient) => {
        const share = retained(nutrient, food, method);
        return !(share > 0 && share <= 1) || (method === 'none' && share !== 1);
      }),
      ...(retained('salt', food, method) === retained('sodium', food, method) ? [] : [`${food.id} ${method}`]),
    ]),
  );
  expect(wrong).toEqual([]);
});

test('salt that is put in is the salt that is eaten, however the dish is cooked', () => {
  for (const method of COOKING_METHODS) expect(retained('salt', { id: 'salt', group: 'spice' }, method)).toBe(1);
});

test('every nutrient of every recipe is the sum of its ingredients, each with what its own cooking leaves', () => {
  const foods = new Map(FOODS.map((food) => [food.id, food]));
  const off: string[] = [];
  for (const recipe of RECIPES) {
    const dish = cookRecipe(recipe, foods);
    for (const nutrient of NUTRIENTS) {
      let [sum, known, all] = [0, 0, 0];
      for (const { food: id, grams } of recipe.ingredients) {
        const food = foods.get(id);
        const counts = id !== 'water' && id !== 'salt' && id !== 'svanetian-salt';
        if (food === undefined) throw new Error(id);
        const cooked = food.base !== undefined && food.base.preparation !== 'raw';
        const amount = food.nutrients[nutrient];
        if (counts) all += grams;
        if (counts && amount !== undefined) known += grams;
        sum += ((amount ?? 0) * grams * retained(nutrient, food, cooked ? 'none' : recipe.method)) / 100;
      }
      if (known === 0) {
        if (dish.nutrients[nutrient] !== undefined) off.push(`${recipe.id} ${nutrient}`);
      } else if (
        Math.abs((dish.nutrients[nutrient] ?? NaN) - sum) > 1e-9 * Math.max(1, sum) ||
        Math.abs((dish.coverage[nutrient] ?? NaN) - known / all) > 1e-12
      ) {
        off.push(`${recipe.id} ${nutrient}`);
      }
    }
  }
  expect(off).toEqual([]);
});
