import { describe, expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { dishId } from '#domain/food/food.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const idsIn = (text: string): string[] => parseFoodText(text, names).items.map(({ foodId }) => foodId);

test('every name of every recipe is that dish, once, however many things stand in it', () => {
  const wrong = RECIPES.flatMap(({ id, name, ingredients }) => {
    const read = idsIn(name);
    const [only] = ingredients;
    // A bunch of grapes is an amount of the food that it is made of.
    const itself = [dishId(id), ...(only && ingredients.length === 1 ? [only.food] : [])];
    return read.length === 1 && itself.includes(read[0] ?? '') ? [] : [`${name}: ${read.join(' + ')}`];
  });
  expect(wrong).toEqual([]);
});

/** Read as numbers from three to one. */
const RANGES = ['3-1-ში'];

test('every name of every food is one food', () => {
  const wrong = WHOLE_TABLE.flatMap((food) => [food.name, ...food.synonyms])
    .filter((name) => !RANGES.includes(name))
    .flatMap((name) => {
      const read = idsIn(name);
      return read.length === 1 ? [] : [`${name}: ${read.join(' + ')}`];
    });
  expect(wrong).toEqual([]);
});

describe('a dish and its filling are counted once', () => {
  test.each([
    ['სენდვიჩი ლორით და ყველით', 'sandwich'],
    ['ბურგერი ყველით', 'burger'],
    ['ომლეტი 3 კვერცხით', 'omelette'],
    ['ბორში კარტოფილით', 'dish-borscht'],
    ['კარტოფილის ღვეზელი კარტოფილით', 'potato-piroshki'],
  ])('%s', (text, id) => {
    expect(idsIn(text)).toEqual([id]);
  });
});
