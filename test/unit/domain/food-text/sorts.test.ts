import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const read = (text: string) => parseFoodText(text, names).items.map(({ name, grams }) => `${name} ${grams}`);

describe('a genitive says of what the food before it is', () => {
  test.each([
    ['with an amount behind it', 'კომპოტი გამხმარი ხილის 1 ჭიქა', ['კომპოტი 200']],
    ['behind a comma', 'ჩურჩხელის ნახევარი, თხილის', ['ჩურჩხელა 55']],
    ['with another count of the same', 'ხინკალი ყველის 3 და ხორცის 4', ['ყველის ხინკალი 210', 'ყველის ხინკალი 280']],
    ['by itself, so that nothing is known', 'საქონლის', []],
  ])('%s: %s', (_, text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('but with so many slices of it, it is eaten itself', () => {
    expect(read('რატატუი, ბაგეტის სამი ნაჭერი')).toHaveLength(2);
  });
});

describe('a word beside a food logs nothing of its own', () => {
  test.each([
    ['what the food was taken from', 'სუპიდან მარტო ბულიონი დავლიე ერთი ჭიქა', ['ქათმის ბულიონი 200']],
    ['what only says of which kind it is', 'ფქვილიანი ხალვა 100', ['ჰალვა 100']],
    ['what goes along with something unknown', 'მასაჟი გავიკეთე თაფლით', []],
    ['what should have been eaten', 'ხინკალი უნდა მეჭამა', []],
    ['sugar by a meter', 'შაქარი 6.2 მაქვს დილით', []],
  ])('%s: %s', (_, text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});
