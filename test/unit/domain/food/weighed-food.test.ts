import { expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { reweigh, unitsOf, usualHelping, type WeighedFood } from '#domain/food/weighed-food.ts';

const EGG: Food = {
  id: 'egg',
  name: 'კვერცხი',
  synonyms: [],
  misspellings: [],
  nameEn: 'egg',
  group: 'eggs',
  nutrients: {},
  per100g: { calories: 155, proteins: 12.6, carbs: 1.1, fats: 10.6 },
  unitGrams: { piece: 50 },
  source: 'ch-290',
};
const MILK: Food = {
  ...EGG,
  id: 'milk',
  group: 'dairy',
  per100g: { calories: 60, proteins: 3.2, carbs: 4.7, fats: 3.2 },
  unitGrams: {},
  density: 1.03,
};
const TWO_EGGS: WeighedFood = {
  amount: 2,
  unit: 'piece',
  grams: 100,
  calories: 155,
  proteins: 12.6,
  carbs: 1.1,
  fats: 10.6,
};

test('another amount has the figures of the table', () => {
  expect(reweigh(TWO_EGGS, EGG, 3, 'piece')).toEqual({
    amount: 3,
    unit: 'piece',
    grams: 150,
    calories: 232.5,
    proteins: 18.9,
    carbs: 1.7,
    fats: 15.9,
  });
  expect(reweigh(TWO_EGGS, EGG, 40, 'g')).toEqual({
    amount: 40,
    unit: 'g',
    grams: 40,
    calories: 62,
    proteins: 5,
    carbs: 0.4,
    fats: 4.2,
  });
});

test('a small amount grows by the table, not by its own rounded figures', () => {
  const pinch = { amount: 1, unit: 'g', grams: 1, calories: 1.6, proteins: 0.1, carbs: 0, fats: 0.1 } as const;

  expect(reweigh(pinch, EGG, 100, 'g')).toMatchObject({ calories: 155, proteins: 12.6, carbs: 1.1, fats: 10.6 });
});

test('a fried or big egg keeps what makes it so', () => {
  const fried = { ...TWO_EGGS, calories: 200, fats: 15.6 };
  const big = { ...TWO_EGGS, grams: 120, calories: 186, proteins: 15.1, carbs: 1.3, fats: 12.7 };

  expect(reweigh(fried, EGG, 1, 'piece')).toMatchObject({ grams: 50, calories: 100, fats: 7.8 });
  expect(reweigh(big, EGG, 1, 'piece')).toMatchObject({ grams: 60, calories: 93 });
});

test('without a weight or a known unit the figures stay', () => {
  const unknown = { amount: 1, unit: 'portion', grams: 0, calories: 300, proteins: 10, carbs: 20, fats: 5 } as const;

  expect(reweigh(unknown, null, 2, 'portion')).toEqual({ ...unknown, amount: 2 });
  expect(reweigh(TWO_EGGS, null, 1, 'bottle')).toEqual({ ...TWO_EGGS, amount: 1, unit: 'bottle' });
});

test('no amount has no figures, and a negative one is none', () => {
  expect(reweigh(TWO_EGGS, EGG, -3, 'piece')).toEqual({
    amount: 0,
    unit: 'piece',
    grams: 0,
    calories: 0,
    proteins: 0,
    carbs: 0,
    fats: 0,
  });
});

test('an amount can be said in its unit, the food’s own, weight, and volume of a drink', () => {
  expect(unitsOf(TWO_EGGS, EGG)).toEqual(['piece', 'g']);
  expect(unitsOf({ ...TWO_EGGS, unit: 'glass' }, MILK)).toEqual(['glass', 'g', 'ml']);
  expect(unitsOf({ ...TWO_EGGS, grams: 0 }, null)).toEqual(['piece']);
});

test('who says no amount takes a usual helping', () => {
  expect(usualHelping(EGG)).toMatchObject({ amount: 1, unit: 'piece', grams: 50, calories: 77.5 });
  expect(usualHelping({ ...EGG, unitGrams: {} })).toMatchObject({ amount: 50, unit: 'g', grams: 50 });
});
