import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { CatalogueRecipe } from '#contract/food/catalogue.ts';
import { shoppingOf } from '#device/food/shopping/shopping-of.ts';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';

const foods = new Map(FOODS.map((food) => [food.id, food]));
const [first, second] = RECIPES;
const week = (...ids: string[]): PlannedDay[] => [
  { day: 1, meals: { breakfast: ids.map((mealId) => ({ mealId, ratio: 1 })), lunch: [], dinner: [], snack: [] } },
];

/** A recipe as the catalogue has it; a teaser says nothing of how it is cooked. */
function entryOf(recipe: (typeof RECIPES)[number], isTeaser = false): CatalogueRecipe {
  const { servings, method, yield: share, ingredients, steps, unitGrams, ...rest } = structuredClone(recipe);
  const cooking = {
    servings,
    method,
    yield: share,
    ingredients: [...ingredients],
    steps: [...steps],
    ...(unitGrams && { unitGrams }),
  };
  const serving = { grams: 1, calories: 1, proteins: 1, carbs: 1, fats: 1 };
  return {
    ...rest,
    types: [...rest.types],
    diets: [...rest.diets],
    synonyms: [...rest.synonyms],
    misspellings: [...rest.misspellings],
    serving,
    cooking: isTeaser ? null : cooking,
  };
}

test('as many times as much is bought as people eat', () => {
  if (!first) throw new Error('no recipes');
  const entries = new Map([[first.id, entryOf(first)]]);
  const gramsFor = (people: number) =>
    shoppingOf(week(first.id), entries, foods, { people }).lines.reduce((sum, { needed }) => sum + needed, 0);
  expect(gramsFor(4) / gramsFor(1)).toBeCloseTo(4, 1);
});

test('what a teaser or a recipe that has left the catalogue needs is told as missing, the rest is listed', () => {
  if (!first || !second) throw new Error('no recipes');
  const entries = new Map([
    [first.id, entryOf(first)],
    [second.id, entryOf(second, true)],
  ]);

  const { lines, missing } = shoppingOf(week(first.id, second.id, 'gone-dish'), entries, foods);

  expect(missing).toEqual([second.id, 'gone-dish']);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ name, grams, foodId }) => name === foods.get(foodId)?.name && grams >= 1)).toBe(true);
});
