import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { Edition } from '#contract/food/catalogue.ts';
import { forbiddenDishes } from '#device/food/dishes/forbidden-dishes.ts';
import { FAST_LEVELS, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { catalogueOnDevice } from '#test/unit/contract/catalogue-on-device.ts';
import { animalPartsOf, dishId, type AnimalPart } from '#domain/food/food.ts';

const foods = new Map(FOODS.map((food) => [food.id, food]));
const knownIn = (edition: Edition) => ({
  foods,
  recipes: new Map(catalogueOnDevice(edition).recipes.map((recipe) => [recipe.id, recipe])),
});
const KNOWN = knownIn('open');
/** Told anew, by hand: what nobody eats of an animal on a day of this level. */
const FASTED: Readonly<Record<FastLevel, readonly AnimalPart[]>> = {
  none: [],
  'meat-free': ['meat'],
  fish: ['meat', 'dairy', 'egg'],
  oil: ['meat', 'dairy', 'egg', 'fish'],
  strict: ['meat', 'dairy', 'egg', 'fish'],
};
const logged = (...ids: string[]) => ({ ingredients: ids.map((foodId) => ({ foodId })) });

test.each(FAST_LEVELS)('on a day of level %s every recipe and its ready dish is marked by its ingredients', (level) => {
  const expected = RECIPES.map(({ ingredients }) =>
    ingredients.some(({ food }) => {
      const known = foods.get(food);
      return known !== undefined && animalPartsOf(known).some((part) => FASTED[level].includes(part));
    }),
  );
  const byRecipe = RECIPES.map(({ id }) => ({ mealId: id, ingredients: [] }));
  const byReadyDish = RECIPES.map(({ id }) => logged(dishId(id)));
  expect(forbiddenDishes(byRecipe, level, KNOWN)).toEqual(expected);
  expect(forbiddenDishes(byReadyDish, level, KNOWN)).toEqual(expected);
});

test('a dish of several foods is marked by any of them, whatever it is called', () => {
  const dishes = [logged('kidney-bean', 'egg'), logged('trout'), logged('potato', 'onion'), logged('beef', 'onion')];
  expect(forbiddenDishes(dishes, 'oil', KNOWN)).toEqual([true, true, false, true]);
  expect(forbiddenDishes(dishes, 'fish', KNOWN)).toEqual([true, false, false, true]);
  expect(forbiddenDishes(dishes, 'meat-free', KNOWN)).toEqual([false, false, false, true]);
});

test('what nobody knows is not marked: a dish typed by hand, a food that is gone, words without a food', () => {
  const dishes = [{ mealId: null, ingredients: [] }, { mealId: 'gone' }, logged('gone'), { ingredients: [{}] }];
  expect(forbiddenDishes(dishes, 'strict', KNOWN)).toEqual([false, false, false, false]);
});

test('a recipe whose ingredients this edition does not tell is fasting by its diets', () => {
  const known = knownIn('free');
  const fasting = RECIPES.filter(({ pro, diets }) => pro && diets.includes('fasting')).map(({ id }) => ({
    mealId: id,
  }));
  const others = RECIPES.filter(({ pro, diets }) => pro && !diets.includes('fasting')).map(({ id }) => ({
    mealId: id,
  }));
  expect(forbiddenDishes(fasting, 'oil', known)).not.toContain(true);
  expect(forbiddenDishes(others, 'oil', known)).not.toContain(false);
});
