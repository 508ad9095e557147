import { expect, test } from 'vitest';
import { foodsOf } from '#contract/food/catalogue.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import { catalogueOnDevice } from '#test/unit/contract/catalogue-on-device.ts';
import { recipePage, type RecipePage } from '#device/food/dishes/recipe-page.ts';

const pagesOf = (edition: 'open' | 'free'): Map<string, RecipePage> => {
  const data = catalogueOnDevice(edition);
  const foods = new Map(foodsOf(data).map((food) => [food.id, food]));
  return new Map(data.recipes.map((recipe) => [recipe.id, recipePage(recipe, foods)]));
};
const open = pagesOf('open');

test('every recipe of the book has named ingredients, steps and what is known of its nutrients', () => {
  expect(open.size).toBe(RECIPES.length);
  const isWhole = ({ cooking }: RecipePage) =>
    cooking !== null &&
    cooking.steps.length > 0 &&
    cooking.ingredients.every(({ name, food }) => name !== '' && name !== food) &&
    Object.values(cooking.nutrients).every((amount) => amount >= 0) &&
    Object.values(cooking.coverage).every((share) => share > 0 && share <= 1 + Number.EPSILON) &&
    cooking.nutrients.fibre !== undefined;

  expect([...open.values()].filter((page) => !isWhole(page)).map(({ recipe }) => recipe.id)).toEqual([]);
});

test('lines of one food in one recipe tell themselves apart by what is done to it', () => {
  const doubled = [...open.values()].filter(({ cooking }) => {
    const lines = cooking?.ingredients.map(({ food, note }) => `${food} ${note ?? ''}`) ?? [];
    return new Set(lines).size < lines.length;
  });

  expect(doubled.map(({ recipe }) => recipe.id)).toEqual([]);
});

test('a serving of khinkali is told in pieces', () => {
  const counted = [...open.values()]
    .filter(({ recipe }) => recipe.id.startsWith('khinkali'))
    .map(({ cooking }) => cooking?.counted);

  expect(counted.length).toBeGreaterThan(0);
  for (const serving of counted) expect(serving).toMatchObject({ unit: 'piece', amount: expect.any(Number) });
});

test('without access a PRO recipe is a teaser, any other is whole', () => {
  const free = [...pagesOf('free').values()];

  expect(free.filter(({ cooking }) => cooking === null)).toEqual(free.filter(({ recipe }) => recipe.pro === true));
  expect(free.some(({ cooking }) => cooking === null)).toBe(true);
});

test('what is logged of a recipe grows with its portions and names the recipe', () => {
  const recipe = open.get('khachapuri-imeruli')?.recipe;
  if (!recipe) throw new Error('the book has lost its khachapuri');
  const { calories, proteins } = recipe.serving;

  expect(dishOfRecipe(recipe, 1)).toMatchObject({
    title: recipe.name,
    calories,
    proteins,
    mealId: recipe.id,
    amount: 1,
    unit: 'portion',
  });
  expect(dishOfRecipe(recipe, 1.5).calories).toBeCloseTo(calories * 1.5, 1);
});
