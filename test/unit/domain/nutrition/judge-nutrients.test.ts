import { expect, test } from 'vitest';
import { NUTRIENTS } from '#domain/nutrition/nutrient.ts';
import type { NutrientDay } from '#domain/nutrition/day-nutrition.ts';
import { aboveUpper, isSure, lowNutrients, NUTRIENT_GROUPS, reachedShare } from '#domain/nutrition/judge-nutrients.ts';

const day = (amount: number, target: number | null, rest: Partial<NutrientDay> = {}): NutrientDay => ({
  amount,
  coverage: 1,
  target,
  upper: null,
  kind: 'at-least',
  basis: 'EFSA',
  ...rest,
});

test('every nutrient stands once in the full list', () => {
  expect(Object.values(NUTRIENT_GROUPS).flat().toSorted()).toEqual([...NUTRIENTS].toSorted());
});

test('from three fifths of the energy on a figure may be judged', () => {
  expect([0.599, 0.6, 1].map((coverage) => isSure({ coverage }))).toEqual([false, true, true]);
});

test('only what is to be reached has a share of its target', () => {
  expect(
    [day(5, 20), day(5, 20, { kind: 'at-most' }), day(5, null), day(5, 20, { kind: 'about' })].map(reachedShare),
  ).toEqual([0.25, null, null, null]);
});

test('low is what is surely far from its target, the farthest first, and never what is better not exceeded', () => {
  const nutrition = {
    fibre: day(10, 25),
    iron: day(2, 16),
    zinc: day(1, 9, { coverage: 0.5 }),
    calcium: day(800, 950),
    salt: day(1, 6, { kind: 'at-most' as const }),
    // Its target counts what the body makes of protein.
    vitaminB3: day(1, 13),
    folate: day(30, 330),
  };
  expect(lowNutrients(nutrition, 2)).toEqual(['folate', 'iron']);
  expect(lowNutrients(nutrition, 9)).toEqual(['folate', 'iron', 'fibre']);
});

test('an upper level speaks over most of a week, and of what is known', () => {
  const nutrition = {
    iron: day(50, 16, { upper: 40 }),
    zinc: day(30, 9, { upper: 25, coverage: 0.4 }),
    calcium: day(2500, 950, { upper: 2500 }),
  };
  expect([1, 4, 5, 7].map((days) => aboveUpper(nutrition, days))).toEqual([[], [], ['iron'], ['iron']]);
});
