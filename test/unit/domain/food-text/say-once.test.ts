import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const grams = (text: string): string[] =>
  parseFoodText(text, names).items.map((item) => `${item.foodId} ${Math.round(item.grams)}`);

describe('a food that is named twice in a sentence, once in passing, is logged once', () => {
  test.each([
    ['კალტი ორი ცალი ლუდთან, ლუდი ერთი', ['kalti 50', 'beer 500']],
    ['მწიკვი მარილი კვერცხზე, კვერცხი 1', ['salt 0', 'egg-boiled 50']],
    ['ერთი ტარო მოხარშული სიმინდი', ['corn-boiled 150']],
    ['მიუსლი რძით 60 გ მიუსლი', ['muesli-milk 60']],
  ])('%s', (text, items) => {
    expect(grams(text)).toEqual(items);
  });

  test.each([
    ['ყავა, 2 ყავა', 2],
    ['ჩაი დავლიე, მერე კიდევ ერთი ჩაი', 2],
  ])('what stands in a list, or is one more, stays: %s', (text, count) => {
    expect(grams(text)).toHaveLength(count);
  });
});

describe('vessels, lumps and pairs are measures', () => {
  test.each([
    ['ჩამჩა ბორში', 150],
    ['ხელადა ღვინო', 990],
    ['წყვილი კვერცხი', 100],
    ['სამი ზოლი ბეკონი', 30],
    ['თაფლი 1ჩ/კ', 7],
  ])('%s', (text, about) => {
    const [item] = parseFoodText(text, names).items;
    expect(item?.grams).toBeGreaterThanOrEqual(about * 0.9);
    expect(item?.grams).toBeLessThanOrEqual(about * 1.15);
  });
});

test('of foods in a row without commas each has the measure behind it, once two of them have', () => {
  expect(grams('წყალი ერთი ჭიქა ფორთოხალი ორი ბანანი ერთი ყავა')).toEqual([
    'water 200',
    'orange 300',
    'banana 120',
    'coffee 150',
  ]);
});
