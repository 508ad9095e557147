import { expect, test } from 'vitest';
import { objectionWords } from '#app/parts/planned/objection-words.ts';
import { unsuitable } from '#app/text/food/mealplan.ts';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { dishObjections } from '#device/food/dishes/dish-objections.ts';
import { catalogueOnDevice } from '#test/unit/contract/catalogue-on-device.ts';

const foods = new Map(FOODS.map((food) => [food.id, food]));
const { recipes } = catalogueOnDevice('free');
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const holding = (food: string) =>
  RECIPES.find(({ pro, ingredients }) => !pro && ingredients.some((one) => one.food === food))?.id ?? '';

test('what speaks against a dish is named: allergens in short, foods and groups by their names', () => {
  const [nuts, aubergine] = [holding('walnut'), holding('eggplant')];
  const found = dishObjections([nuts, aubergine], byId, foods, {
    allergies: ['nuts'],
    dislikes: ['eggplant', 'herb'],
  });
  const words = (id: string) => {
    const one = found.get(id);
    return one && objectionWords(one);
  };
  expect(words(nuts)).toMatch(/^შეიცავს: თხილეული/u);
  expect(words(aubergine)).toContain('ბადრიჯანი');
});

test('who is allergic to nothing and eats everything is told nothing', () => {
  expect(dishObjections([...byId.keys()], byId, foods, { allergies: [], dislikes: [] }).size).toBe(0);
});

test('a dish that nobody knows is marked as unknown to who is allergic, and to nobody else', () => {
  const asked = (allergies: readonly 'milk'[]) =>
    dishObjections(['left-the-catalogue'], byId, foods, { allergies, dislikes: ['meat'] }).get('left-the-catalogue');
  const one = asked(['milk']);
  expect(one && objectionWords(one)).toBe(unsuitable.unknown);
  expect(asked([])).toBeUndefined();
});

test('the allergens of a dish of PRO are told to everybody: nobody pays to learn what harms them', () => {
  const teaser = recipes.find(({ pro, allergens = 0 }) => pro && allergens > 0);
  expect(teaser).toBeDefined();
  const all = dishObjections([teaser?.id ?? ''], byId, foods, {
    allergies: ['milk', 'gluten', 'eggs', 'nuts', 'fish', 'sulphites', 'celery', 'sesame', 'mustard', 'soybeans'],
    dislikes: [],
  });
  expect(all.get(teaser?.id ?? '')?.unknown).toBe(false);
});
