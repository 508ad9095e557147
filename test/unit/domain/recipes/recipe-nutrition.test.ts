import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnknownFoodError } from '#domain/recipes/cook-recipe.ts';
import { dietsOfServing } from '#domain/recipes/diets-of-serving.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import type { Food } from '#domain/food/food.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipe.ts';

const food = (id: string, part: Partial<Food>): Food => ({
  id,
  name: id,
  synonyms: [],
  misspellings: [],
  nameEn: id,
  group: 'vegetable',
  per100g: { calories: 0, proteins: 0, carbs: 0, fats: 0 },
  nutrients: { fibre: 0, sugar: 0, salt: 0 },
  unitGrams: {},
  source: 'ch-1',
  ...part,
});

const FOODS: ReadonlyMap<string, Food> = new Map(
  [
    food('water', { group: 'drink' }),
    food('salt', { group: 'spice', nutrients: { salt: 100 } }),
    food('spinach', {
      per100g: { calories: 24, proteins: 3, carbs: 1, fats: 0.5 },
      nutrients: { fibre: 2, sugar: 0.5, salt: 0.2, vitaminC: 50, folate: 100 },
    }),
    food('spinach-boiled', {
      nutrients: { fibre: 0, sugar: 0, salt: 0, vitaminC: 20 },
      base: { id: 'spinach', preparation: 'boiled' },
    }),
    food('walnut', {
      group: 'nut',
      per100g: { calories: 700, proteins: 15, carbs: 7, fats: 68 },
      nutrients: { folate: 80 },
    }),
    food('wine', {
      group: 'alcohol',
      per100g: { calories: 80, proteins: 0, carbs: 1, fats: 0 },
      nutrients: { alcohol: 10 },
    }),
    food('beef', { group: 'meat' }),
    food('cheese-bread', { group: 'bread', animal: ['egg', 'dairy'] }),
  ].map((one) => [one.id, one]),
);

const recipe = (ingredients: readonly RecipeIngredient[], part: Partial<Recipe> = {}): Recipe => ({
  id: 'test',
  name: 'სინჯი',
  synonyms: [],
  misspellings: [],
  nameEn: 'Test',
  description: 'სინჯი.',
  types: ['lunch'],
  diets: [],
  course: 'main',
  servings: 2,
  minutes: 10,
  method: 'none',
  yield: 1,
  ingredients,
  steps: [],
  ...part,
});

test('a serving is its share of all the ingredients, as heavy as the ready dish', () => {
  const phkali = recipe(
    [
      { food: 'spinach', grams: 400 },
      { food: 'walnut', grams: 100 },
    ],
    { yield: 0.8 },
  );
  expect(recipeNutrition(phkali, FOODS)).toMatchObject({
    grams: 200,
    figures: { calories: 398, proteins: 13.5, carbs: 5.5, fats: 35 },
  });
});

test('a nutrient says for which share of the weight it is known, and a vitamin that is unknown for more than a fifth is left out', () => {
  const half = recipeNutrition(
    recipe([
      { food: 'spinach', grams: 100 },
      { food: 'walnut', grams: 100 },
    ]),
    FOODS,
  );
  expect([half.nutrients.fibre, half.coverage.fibre, half.vitamins.C, half.vitamins.B9]).toEqual([
    1,
    0.5,
    undefined,
    45,
  ]);
  const little = recipeNutrition(
    recipe([
      { food: 'spinach', grams: 100 },
      { food: 'walnut', grams: 25 },
    ]),
    FOODS,
  );
  expect([little.coverage.fibre, little.vitamins.C]).toEqual([0.8, 31]);
});

test('water and salt make nothing unknown, and salt is counted', () => {
  const soup = recipeNutrition(
    recipe([
      { food: 'spinach', grams: 100 },
      { food: 'water', grams: 900 },
      { food: 'salt', grams: 4 },
    ]),
    FOODS,
  );
  expect([soup.vitamins.C, soup.nutrients.salt, soup.coverage.salt]).toEqual([31, 2.1, 1]);
});

test('heat takes vitamin C of what goes in raw, not of what was boiled before', () => {
  const raw = recipe([{ food: 'spinach', grams: 320 }], { method: 'boil' });
  const boiled = recipe([{ food: 'spinach-boiled', grams: 800 }], { method: 'fry' });
  expect([recipeNutrition(raw, FOODS).vitamins.C, recipeNutrition(boiled, FOODS).vitamins.C]).toEqual([60, 100]);
});

test('wine loses its alcohol over the fire, and the alcohol its energy', () => {
  const cold = recipeNutrition(recipe([{ food: 'wine', grams: 200 }]), FOODS);
  const stew = recipeNutrition(recipe([{ food: 'wine', grams: 200 }], { method: 'simmer' }), FOODS);
  expect([cold.nutrients.alcohol, cold.figures.calories, stew.nutrients.alcohol, stew.figures.calories]).toEqual([
    10, 80, 3.5, 34.5,
  ]);
});

test('no method of cooking adds a vitamin', () => {
  const methods = fc.constantFrom('boil', 'simmer', 'steam', 'fry', 'bake', 'grill');
  fc.assert(
    fc.property(
      methods,
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 12 }),
      (method, grams, servings) => {
        const cook = (how: Recipe['method']) =>
          recipeNutrition(recipe([{ food: 'spinach', grams }], { method: how, servings }), FOODS).vitamins.C ?? -1;
        expect(cook(method) <= cook('none') && cook(method) >= 0).toBe(true);
      },
    ),
  );
});

test('an ingredient that no table has is named', () => {
  expect(() => recipeNutrition(recipe([{ food: 'unicorn', grams: 1 }]), FOODS)).toThrow(UnknownFoodError);
});

test('a dish is a food of its own, per 100 g, with what of an animal is in it', () => {
  const dish = foodOfRecipe(
    recipe(
      [
        { food: 'beef', grams: 100 },
        { food: 'cheese-bread', grams: 50 },
        { food: 'walnut', grams: 50 },
      ],
      { unitGrams: { piece: 75 } },
    ),
    FOODS,
  );
  expect(dish).toMatchObject({
    id: 'dish-test',
    group: 'dish',
    per100g: { calories: 175, fats: 17 },
    unitGrams: { piece: 75, portion: 100 },
    animal: ['meat', 'dairy', 'egg'],
    source: 'recipe test',
  });
  expect(dish).not.toHaveProperty('density');
});

test('each diet is a rule on energy and animals', () => {
  const serving = (proteins: number, carbs: number, fats: number) => ({
    calories: proteins * 4 + carbs * 4 + fats * 9,
    proteins,
    carbs,
    fats,
  });
  expect(dietsOfServing({ nutrition: serving(15, 60, 10), animal: [], type: 'lunch' })).toEqual([
    'balanced',
    'vegetarian',
    'fasting',
  ]);
  expect(dietsOfServing({ nutrition: serving(30, 12, 20), animal: ['meat'], type: 'dinner' })).toEqual([
    'high-protein',
    'low-carb',
  ]);
  expect(dietsOfServing({ nutrition: serving(10, 10, 5), animal: ['dairy'], type: 'snacks' })).toEqual([
    'balanced',
    'high-protein',
    'low-carb',
    'vegetarian',
  ]);
  expect(dietsOfServing({ nutrition: serving(10, 13, 20), animal: ['egg'], type: 'breakfast' })).toEqual([
    'low-carb',
    'vegetarian',
  ]);
});
