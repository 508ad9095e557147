import { expect, test } from 'vitest';
import { nutrientsOfDish, type FoodFigures, type KnownFood } from '#domain/nutrition/dish-nutrients.ts';
import { namesItsFoods, type MadeOf } from '#domain/nutrition/made-of.ts';

const food = (
  calories: number,
  proteins: number,
  carbs: number,
  nutrients: KnownFood['nutrients'],
  more: Partial<KnownFood> = {},
): KnownFood => ({
  per100g: { calories, proteins, carbs, fats: 0 },
  nutrients,
  ...more,
});
const FOODS: Readonly<Record<string, KnownFood>> = {
  spinach: food(20, 2, 1, { iron: 3, vitaminC: 40 }),
  beef: food(200, 20, 0, { iron: 2, vitaminB12: 2.5 }),
  oil: food(900, 0, 0, { vitaminE: 40 }),
  salt: food(0, 0, 0, { salt: 100 }),
  'dish-stew': food(150, 10, 5, { iron: 1 }, { coverage: { iron: 0.5 } }),
};
const FIGURES: FoodFigures = {
  food: (id) => FOODS[id],
  serving: (id) =>
    id === 'stew'
      ? { figures: { calories: 300 }, nutrients: { iron: 2, zinc: 3 }, coverage: { iron: 1, zinc: 0.345 } }
      : undefined,
};
const part = (foodId: string | undefined, grams: number | undefined, calories: number, protein = 0, carbs = 0) => ({
  foodId,
  grams,
  calories,
  protein,
  carbs,
});
const known = (dish: MadeOf) => nutrientsOfDish(dish, FIGURES);

test('a dish holds what its foods hold, known for the share of the weight that tells it', () => {
  const dish = { calories: 240, ingredients: [part('spinach', 200, 40, 4, 2), part('beef', 100, 200, 20)] };
  expect(known(dish)).toEqual({
    nutrients: { iron: 8, vitaminC: 80, vitaminB12: 2.5 },
    nutrientCoverage: { vitaminC: 0.67, vitaminB12: 0.33 },
  });
});

test('foods that nobody knows are unknown, not nothing', () => {
  expect(known({ calories: 240, ingredients: [part('beef', 100, 200, 20), part(undefined, 100, 40)] })).toEqual({
    nutrients: { iron: 2, vitaminB12: 2.5 },
    nutrientCoverage: { iron: 0.5, vitaminB12: 0.5 },
  });
  // Without a weight it counts by its energy: half of the dish.
  expect(
    known({ calories: 400, ingredients: [part('beef', 100, 200, 20), part(undefined, undefined, 200)] })
      ?.nutrientCoverage,
  ).toEqual({ iron: 0.5, vitaminB12: 0.5 });
  expect(known({ calories: 40, ingredients: [part(undefined, 100, 40)] })).toBeNull();
  expect(known({ calories: 40 })).toBeNull();
});

test('salt tells nothing of how much is known', () => {
  expect(known({ calories: 200, ingredients: [part('beef', 100, 200, 20), part('salt', 5, 0)] })?.nutrients).toEqual({
    iron: 2,
    vitaminB12: 2.5,
  });
  expect(known({ calories: 0, ingredients: [part('salt', 5, 0)] })).toEqual({ nutrients: { salt: 5 } });
});

test('a food that lost water when it was cooked holds more of everything', () => {
  expect(known({ calories: 280, ingredients: [part('beef', 100, 280, 28)] })?.nutrients).toEqual({
    iron: 2.8,
    vitaminB12: 3.5,
  });
});

test('figures typed by hand are no longer those of the food', () => {
  expect(known({ calories: 500, ingredients: [part('beef', 100, 500, 20)] })?.nutrients).toEqual({
    iron: 2,
    vitaminB12: 2.5,
  });
  expect(known({ calories: 500, ingredients: [part('beef', 100, 500, 3)] })).toBeNull();
  expect(known({ calories: 90, ingredients: [part('oil', 100, 90)] })).toBeNull();
  expect(known({ calories: 700, ingredients: [part('beef', 100, 200, 20)] })).toBeNull();
});

test('a dish of a recipe holds its servings; without their number, as many as its energy', () => {
  const two = { nutrients: { iron: 4, zinc: 6 }, nutrientCoverage: { zinc: 0.35 } };
  expect(known({ calories: 600, mealId: 'stew', amount: 2, unit: 'portion' })).toEqual(two);
  expect(known({ calories: 600, mealId: 'stew', amount: 700, unit: 'g' })).toEqual(two);
  expect(known({ calories: 900, mealId: 'stew', amount: 2, unit: 'portion' })).toBeNull();
  expect(known({ calories: 600, mealId: 'another' })).toBeNull();
});

test('a ready dish among the foods is known as far as its recipe is', () => {
  expect(known({ calories: 150, ingredients: [part('dish-stew', 100, 150, 10, 5)] })).toEqual({
    nutrients: { iron: 1 },
    nutrientCoverage: { iron: 0.5 },
  });
});

test('only what names a food or a recipe can be completed', () => {
  expect(namesItsFoods({ calories: 1, mealId: 'stew' })).toBe(true);
  expect(namesItsFoods({ calories: 1, ingredients: [part('beef', 1, 1)] })).toBe(true);
  expect(namesItsFoods({ calories: 1, mealId: 'stew', ingredients: [part(undefined, 1, 1)] })).toBe(false);
  expect(namesItsFoods({ calories: 1, mealId: null })).toBe(false);
});
