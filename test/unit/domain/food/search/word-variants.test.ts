import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { createFoodSearch } from '#domain/food/search/food-search.ts';
import { WHOLE_TABLE } from '#test/unit/domain/food-text/whole-table.ts';

const { search } = createFoodSearch(FOODS, RECIPES);
const names = buildFoodNames(WHOLE_TABLE);
const first = (query: string) => search(query, { limit: 1 })[0]?.id;

test.each([
  ['ჩესნოკი', 'garlic'],
  ['კლუბნიკა', 'strawberry'],
  ['ვინოგრადი', 'grape'],
  ['chesnoki', 'garlic'],
  ['კაპუსტა', 'cabbage'],
  ['არბუზი', 'watermelon'],
  ['გრენკა', 'bread-fried-egg'],
  ['სმეტანა', 'sour-cream'],
])('what is said instead of a word is found as it is read: %s', (said, food) => {
  expect([first(said), parseFoodText(said, names).items.map(({ foodId }) => foodId)]).toEqual([food, [food]]);
});

test('a variant counts inside every name, and while it is typed', () => {
  expect(first('ვინოგრადის წვენი')).toBe(first('ყურძნის წვენი'));
  expect(first('კლუბნ')).toBe('strawberry');
  expect(first('ვინოგრ')).toBe('grape');
});
