import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { SMALL_NAMES } from './small-table.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const read = (text: string): [string, number][] =>
  parseFoodText(text, names).items.map(({ foodId, grams }) => [foodId, grams]);
const itemsIn = (text: string) => parseFoodText(text, names).items;

/** g between which a person would put it. */
describe('a measure of the kitchen, the shop or the restaurant weighs what it holds', () => {
  test.each([
    ['ერთი შამფური მწვადი', 150, 300],
    ['მწვადი 2 შამფური', 300, 600],
    ['ერთი კეცი სოკო', 120, 300],
    ['სუშის სეტი', 200, 600],
    ['ერთი მტევანი ყურძენი', 150, 400],
    ['მაკარონი შეკვრა', 350, 1300],
    ['ჩიფსი ერთი ფუთა', 50, 150],
    ['კოლა ქილა', 250, 350],
    ['ბორში ერთი თეფში', 300, 420],
    ['ყველის თეფში', 80, 250],
    ['ერთი ჯამი მაწონი', 180, 350],
    ['აჩმა ერთი ნაჭერი', 110, 170],
    ['ლაზანია ერთი ნაჭერი', 200, 350],
  ])('%s', (text, least, most) => {
    const [item, ...others] = itemsIn(text);
    expect([item?.grams, others]).toEqual([expect.any(Number), []]);
    expect(item?.grams).toBeGreaterThanOrEqual(least);
    expect(item?.grams).toBeLessThanOrEqual(most);
  });
});

test.each([
  ['მაკარონი, 250 გრამი', [['pasta-boiled', 250]]],
  ['ხინკალი შევჭამე, 5 ცალი', [['dish-khinkali-kalakuri', 375]]],
  [
    'მაკარონი, 250 გრამი, ვაშლი',
    [
      ['pasta-boiled', 250],
      ['apple', 165],
    ],
  ],
  [
    'მაკარონი 200 გრამი, 250 გრამი ბრინჯი',
    [
      ['pasta-boiled', 200],
      ['rice-boiled', 250],
    ],
  ],
])('an amount after a comma is of the food before it: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

test.each(['ორი ტომსიკი ვაშლი', 'ვაშლი 3 ბარაქა', '2 ბედრო ბრინჯი'])(
  'an unknown measure is never pieces and never sure, and is asked about: %s',
  (text) => {
    const { items, unknown } = parseFoodText(text, SMALL_NAMES);
    expect(unknown).toHaveLength(1);
    for (const { confidence } of items) expect(confidence).toBeLessThan(0.6);
  },
);

test.each(['ხაჭაპური', 'პური', 'პიცა', 'კუბდარი', 'ლობიანი', 'აჭარული', 'სამსა', 'ვაშლი', 'კოტლეტი', 'შაურმა'])(
  '„%s", one of it and a piece of it are one amount',
  (food) => {
    const [bare, one, piece] = [food, `ერთი ${food}`, `1 ც ${food}`].map((text) => itemsIn(text)[0]?.grams);
    expect([one, piece]).toEqual([bare, bare]);
  },
);

test.each(['ერთი კუბდარი', 'ერთი ხაჭაპური', '2 პიცა'])(
  'whether the whole is meant or a part of it is doubted: %s',
  (text) => {
    expect(itemsIn(text)[0]?.confidence).toBeLessThan(0.6);
  },
);

test.each([
  ['მთლიანი ლობიანი', 620],
  ['ლობიანი', 230],
  ['მთელი იმერული ხაჭაპური', 430],
])('the whole is the whole: %s', (text, grams) => {
  expect(itemsIn(text)[0]?.grams).toBe(grams);
});

test.each([
  ['იკრა', 30],
  ['სუხარიკი', 40],
  ['ხსნადი ყავის ფხვნილი', 10],
  ['ქატო', 30],
  ['კრაბის ჩხირები', 100],
])('of what nobody eats by the helping little is taken: %s', (text, most) => {
  expect(itemsIn(text)[0]?.grams).toBeLessThanOrEqual(most);
});

test.each([
  ['2 კვერცხი. ბოდიში, 3', [['egg-boiled', 150]]],
  ['150 გ ბრინჯი, უკაცრავად 200 გ', [['rice-boiled', 200]]],
  ['ხინკალი 5 კი არა 6 ცალი', [['dish-khinkali-kalakuri', 450]]],
  ['ჩაი დავლიე, უფრო სწორად ყავა', [['coffee', 150]]],
])('a correction takes the place of what it corrects: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

test.each(['ვისადილე ბორშით', 'ვივახშმე მაწვნით'])('who dines on it eats a helping: %s', (text) => {
  expect(itemsIn(text)[0]?.grams).toBeGreaterThanOrEqual(150);
});
