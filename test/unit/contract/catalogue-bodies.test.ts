import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FOODS, MIXES } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { catalogueBodies } from '#contract/food/catalogue-bodies.ts';
import { catalogueFrom, CatalogueOnWire } from '#contract/food/catalogue-on-wire.ts';
import { Catalogue, foodsOf, recipeOf, type Edition } from '#contract/food/catalogue.ts';
import { swapLetters } from '#contract/food/wire-letters.ts';
import { allergenBits } from '#domain/food/allergens.ts';
import { allergensOfRecipe } from '#domain/food/food-allergens.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import { Envelope } from '#contract/envelope.ts';
import '#test/fixed-chance.ts';

const LENGTH = (text: string) => String(text.length);
const bodies = catalogueBodies(FOODS, RECIPES, MIXES, LENGTH);
const onWire = (edition: Edition) => v.parse(CatalogueOnWire, v.parse(Envelope, JSON.parse(bodies.json[edition])).data);
const read = (edition: Edition) => catalogueFrom(onWire(edition));

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

test('what a device computes of a recipe is what the server knows, and fits what it keeps', () => {
  const foods = new Map(FOODS.map((food) => [food.id, food]));
  for (const edition of ['open', 'free'] as const) {
    const catalogue = read(edition);
    expect(v.parse(Catalogue, catalogue)).toEqual(catalogue);
    for (const [at, { serving, allergens }] of catalogue.recipes.entries()) {
      const recipe = RECIPES[at];
      if (!recipe) throw new Error('a recipe that is not in the book');
      const { grams, figures } = recipeNutrition(recipe, foods);
      expect([recipe.id, serving]).toEqual([recipe.id, { grams, ...figures }]);
      expect(allergens).toBe(allergenBits(allergensOfRecipe(recipe, foods)));
    }
  }
});

test('of mixed foods only the rows travel that they are mixed of, each once', () => {
  const { rows, mixes } = onWire('open').foods;
  const own = mixes.filter((mix) => mix === null).length;
  const mixedOf = new Set(mixes.flatMap((mix) => mix?.map(([, row]) => row) ?? []));
  expect(own).toBe(FOODS.length - MIXES.size);
  expect(rows.calories.length).toBe(new Set([...Array.from({ length: own }, (_, at) => at), ...mixedOf]).size);
});

test('swapped letters are the text again when they are swapped again, whatever the text', () => {
  const text = 'ხაჭაპური „იმერული“ 220°-ზე, Milka, борщ, ё, ჱ ჲ, Ა';
  expect(swapLetters(text)).not.toContain('ხ');
  expect(swapLetters(swapLetters(text))).toBe(text);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => swapLetters(swapLetters(any)) === any));
});

test('a mix of a row that is not there, or a recipe of which nothing is told, is no catalogue', () => {
  const wire = onWire('free');
  const { foods, recipes } = wire;
  expect(() => catalogueFrom({ ...wire, foods: { ...foods, mixes: [[[50, 9999]], ...foods.mixes.slice(1)] } })).toThrow(
    RangeError,
  );
  const [first] = recipes.filter(({ serving }) => serving);
  const { serving: _, ...untold } = first ?? {};
  expect(() => catalogueFrom({ ...wire, recipes: [untold as (typeof recipes)[number]] })).toThrow(RangeError);
});

test('both editions have one version, and any changed word changes it', () => {
  expect([read('open').version, read('free').version]).toEqual([bodies.version, bodies.version]);
  const [first, ...others] = FOODS;
  const changed = catalogueBodies(
    [{ ...first, name: `${first?.name ?? ''}ა` } as (typeof FOODS)[number], ...others],
    RECIPES,
    MIXES,
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
