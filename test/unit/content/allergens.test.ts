import { describe, expect, test } from 'vitest';
import { foodsOf } from '#contract/food/catalogue.ts';
import { checkAllergens } from '#content/checks/check-allergens.ts';
import { ALLERGENS_OF_FOOD, FOODS, TABLE_ROWS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { readAllergens } from '#content/join/food-allergens.ts';
import { ALLERGENS, allergenBits, allergensFromBits } from '#domain/food/allergens.ts';
import { allergensOf, allergensOfRecipe } from '#domain/food/food-allergens.ts';
import type { Food } from '#domain/food/food.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { catalogueOnDevice } from '#test/unit/contract/catalogue-on-device.ts';
import { FOODS_BY_HAND, RECIPES_BY_HAND } from './allergens-by-hand.ts';

const byId = new Map(FOODS.map((food) => [food.id, food]));
const foodNamed = (id: string): Food => {
  const food = byId.get(id);
  if (food === undefined) throw new Error(`no food ${id}`);
  return food;
};
const recipeNamed = (id: string) => {
  const recipe = RECIPES.find((one) => one.id === id);
  if (recipe === undefined) throw new Error(`no recipe ${id}`);
  return recipe;
};

describe('the allergens of foods', () => {
  test('agree with what is in them of an animal, with the plain food and with the rows that they are joined from', () => {
    expect(checkAllergens(FOODS, TABLE_ROWS)).toEqual([]);
  });

  test('a food without milk whose row is milk, whose plain food is of milk or which is dairy is found', () => {
    const { allergens: _, ...milk } = foodNamed('milk');
    const problems = checkAllergens([{ ...milk, allergens: [] }], TABLE_ROWS);
    expect(problems.map(({ problem }) => problem)).toEqual([
      'it holds dairy, but none of milk',
      expect.stringMatching(/^its row .* tells milk$/u),
    ]);
  });

  test('are told of foods that there are', () => {
    expect([...ALLERGENS_OF_FOOD.keys()].filter((id) => !byId.has(id))).toEqual([]);
  });

  test('are known of nine foods in ten, and of all that recipes are made of', () => {
    const known = FOODS.filter(({ allergens }) => allergens !== undefined);
    expect(known.length / FOODS.length).toBeGreaterThan(0.9);
    const used = new Set(RECIPES.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
    expect([...used].filter((id) => foodNamed(id).allergens === undefined)).toEqual([]);
  });

  test('agree with a list by hand', () => {
    expect(FOODS_BY_HAND.size).toBeGreaterThanOrEqual(80);
    const other = [...FOODS_BY_HAND].filter(
      ([id, allergens]) => allergensOf(foodNamed(id)).toSorted().join(' ') !== allergens.toSorted().join(' ').trim(),
    );
    expect(
      other.map(([id, allergens]) => `${id}: ${allergens.join(' ')} / ${allergensOf(foodNamed(id)).join(' ')}`),
    ).toEqual([]);
  });

  test('an unknown food counts as holding all of them', () => {
    expect(allergensOf({})).toEqual(ALLERGENS);
    expect(readAllergens('food\tallergens\na\tunknown\nb\tnone\nc\tmilk; gluten')).toEqual(
      new Map([
        ['b', []],
        ['c', ['gluten', 'milk']],
      ]),
    );
  });

  test('a word that is no allergen, and a food that comes twice, are refused', () => {
    expect(() => readAllergens('food\tallergens\na\tmilk; dust')).toThrow('"milk; dust" is not understood');
    expect(() => readAllergens('food\tallergens\na\tmilk\na\tmilk')).toThrow('comes twice');
  });
});

describe('the allergens of recipes', () => {
  test('are those of the ingredients, counted anew', () => {
    for (const recipe of RECIPES) {
      const counted = ALLERGENS.filter((allergen) =>
        recipe.ingredients.some(({ food }) => (foodNamed(food).allergens ?? ALLERGENS).includes(allergen)),
      );
      expect([recipe.id, allergensOfRecipe(recipe, byId)]).toEqual([recipe.id, counted]);
      expect([recipe.id, foodOfRecipe(recipe, byId).allergens]).toEqual([recipe.id, counted]);
    }
  });

  test('agree with a list by hand', () => {
    expect(RECIPES_BY_HAND.size).toBeGreaterThanOrEqual(40);
    const told = (id: string) => allergensOfRecipe(recipeNamed(id), byId);
    const other = [...RECIPES_BY_HAND].filter(
      ([id, allergens]) => told(id).toSorted().join(' ') !== allergens.toSorted().join(' ').trim(),
    );
    expect(other.map(([id, allergens]) => `${id}: ${allergens.join(' ')} / ${told(id).join(' ')}`)).toEqual([]);
  });

  test('an ingredient that nobody knows makes them all of the fourteen', () => {
    expect(allergensOfRecipe({ ingredients: [{ food: 'no-such-food', grams: 1 }] }, byId)).toEqual(ALLERGENS);
  });
});

test('bits keep what they are made of', () => {
  for (const allergens of [[], ['gluten'], ['molluscs'], ['milk', 'nuts', 'lupin'], ALLERGENS] as const)
    expect(allergensFromBits(allergenBits(allergens))).toEqual(allergens);
});

test('the catalogue carries them for foods and for recipes, also for those that only access opens', () => {
  const data = catalogueOnDevice('free');
  const arrived = new Map(foodsOf(data).map(({ id, allergens }) => [id, allergens]));
  for (const { id, allergens } of FOODS) expect([id, arrived.get(id)]).toEqual([id, allergens]);
  const satsivi = data.recipes.find(({ id }) => id === 'satsivi-chicken');
  expect(allergensFromBits(satsivi?.allergens ?? NaN)).toContain('nuts');
  expect(data.recipes.filter(({ cooking }) => cooking === null).every(({ allergens }) => allergens !== undefined)).toBe(
    true,
  );
});
