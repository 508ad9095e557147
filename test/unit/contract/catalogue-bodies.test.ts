import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { Catalogue, foodsOf, recipeOf, type Edition } from '#contract/food/catalogue.ts';
import { catalogueBodies } from '#contract/food/catalogue-bodies.ts';
import { Envelope } from '#contract/envelope.ts';

const LENGTH = (text: string) => String(text.length);
const bodies = catalogueBodies(FOODS, RECIPES, LENGTH);
const read = (edition: Edition) => v.parse(Catalogue, v.parse(Envelope, JSON.parse(bodies.json[edition])).data);

test('the open edition brings every food and recipe to the device as it was written', () => {
  const catalogue = read('open');
  // Where figures are from is for those who check them, not for a device.
  expect(foodsOf(catalogue)).toEqual(FOODS.map((food) => ({ ...food, source: 'catalogue' })));
  expect(catalogue.recipes.map(recipeOf)).toEqual(RECIPES);
});

test('without access a PRO recipe is a teaser: its energy without what is in it', () => {
  const { recipes } = read('free');
  const isPro = new Map(RECIPES.map(({ id, pro }) => [id, pro === true]));
  expect(recipes.filter(({ cooking }) => cooking === null).map(({ id }) => id)).toEqual(
    recipes.map(({ id }) => id).filter((id) => isPro.get(id)),
  );
  for (const { serving } of recipes) expect(serving.calories).toBeGreaterThan(0);
  const text = JSON.stringify(recipes.filter(({ cooking }) => cooking === null));
  for (const recipe of RECIPES.filter(({ pro }) => pro)) expect(text).not.toContain(recipe.steps[0]);
});

test('both editions have one version, and any changed word changes it', () => {
  expect([read('open').version, read('free').version]).toEqual([bodies.version, bodies.version]);
  const [first, ...others] = FOODS;
  const changed = catalogueBodies(
    [{ ...first, name: `${first?.name ?? ''}ა` } as (typeof FOODS)[number], ...others],
    RECIPES,
    LENGTH,
  );
  expect(changed.version).not.toBe(bodies.version);
});

test('a column that ends before its foods is no catalogue', () => {
  const catalogue = read('open');
  expect(() => foodsOf({ ...catalogue, foods: { ...catalogue.foods, name: catalogue.foods.name.slice(1) } })).toThrow(
    RangeError,
  );
});
