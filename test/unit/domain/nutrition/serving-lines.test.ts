import { expect, test } from 'vitest';
import { referenceFor } from '#domain/nutrition/reference/label-reference.ts';
import { servingLines, timesNutrients } from '#domain/nutrition/serving-lines.ts';

const WOMAN = { sex: 'female', age: 30, pregnancy: 'no', goalCalories: 2000 } as const;
const own = referenceFor(WOMAN);

test('a person is held against her own values, anybody else against those of labels', () => {
  expect([own.of, own.values.vitaminC?.target, own.values.iron?.target]).toEqual(['person', 95, 16]);
  const adult = referenceFor(null);
  expect([adult.of, adult.values.vitaminC?.target, adult.values.iron]).toEqual(['adult', 80, undefined]);
});

test('the short list is what everybody asks of first and what the dish is rich in; the long one is all that is known', () => {
  const nutrients = { fibre: 1, salt: 0.5, vitaminC: 60, iron: 1, folate: 200, zinc: 5, starch: 9 };
  const { all, short } = servingLines(nutrients, { zinc: 0.4 }, own);
  expect(all.map(({ nutrient }) => nutrient)).toEqual([
    'fibre',
    'salt',
    'vitaminC',
    'folate',
    'iron',
    'zinc',
    'starch',
  ]);
  expect(short.map(({ nutrient }) => nutrient)).toEqual(['fibre', 'salt', 'vitaminC', 'folate']);
  expect(all.find(({ nutrient }) => nutrient === 'zinc')).toMatchObject({ coverage: 0.4, kind: 'at-least' });
  expect(all.find(({ nutrient }) => nutrient === 'starch')).toMatchObject({ coverage: 1, share: null, kind: 'about' });
});

test('two helpings hold twice as much of what is known, and still nothing of what is not', () => {
  expect(timesNutrients({ fibre: 2.5, iron: 0 }, 2)).toEqual({ fibre: 5, iron: 0 });
});
