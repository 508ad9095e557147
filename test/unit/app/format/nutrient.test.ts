import { expect, test } from 'vitest';
import { formatNutrient, formatShare } from '#app/format/nutrient.ts';
import { nutrientNames } from '#app/text/food/nutrients.ts';
import { NUTRIENTS } from '#domain/nutrition/nutrient.ts';

test.each([
  ['fibre', 12.4, '12\u00a0გ'],
  ['salt', 4.12, '4,1\u00a0გ'],
  ['vitaminB1', 0.843, '0,84\u00a0მგ'],
  ['vitaminB12', 2, '2\u00a0მკგ'],
  ['potassium', 3512.4, '3\u00a0512\u00a0მგ'],
  ['iodine', 0, '0\u00a0მკგ'],
] as const)('%s: %d is written %s', (nutrient, amount, written) => {
  expect(formatNutrient(nutrient, amount)).toBe(written);
});

test.each([
  [0.824, '82\u00a0%'],
  [0.999, '99\u00a0%'],
  [1, '100\u00a0%'],
  [0, '0\u00a0%'],
])('the share %d is %s: only all of it is a hundred', (share, written) => {
  expect(formatShare(share)).toBe(written);
});

test('every nutrient has a Georgian name of its own', () => {
  const names = NUTRIENTS.map((nutrient) => nutrientNames[nutrient]);
  expect(new Set(names).size).toBe(NUTRIENTS.length);
  expect(names.filter((name) => !/[ა-ჰ]/.test(name))).toEqual([]);
});
