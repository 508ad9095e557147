import { expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { NON_FOOD_WORDS } from './fixtures/non-food-words.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const foodsIn = (text: string): string[] => {
  const { items, leftOut } = parseFoodText(text, names);
  return [...items, ...leftOut].map(({ name }) => `${text}: ${name}`);
};

test('no word of something else becomes a food, alone or with a number', () => {
  expect(NON_FOOD_WORDS.length).toBeGreaterThanOrEqual(262);
  expect(NON_FOOD_WORDS.flatMap((word) => [...foodsIn(word), ...foodsIn(`2 ${word}`)])).toEqual([]);
});

test.each(['ყვლი', 'ღრმა', 'მაკში', 'ბლოკი'])('a short or common word is no typo of a food: %s', (word) => {
  expect(foodsIn(word)).toEqual([]);
});

test.each([
  ['ხაჭპური', 'dish-khachapuri-imeruli'],
  ['პამიდორი', 'tomato'],
  ['კარტოპილი', 'potato-boiled'],
])('a long word is read through a typo: %s', (word, food) => {
  expect(parseFoodText(word, names).items.map(({ foodId }) => foodId)).toEqual([food]);
});
