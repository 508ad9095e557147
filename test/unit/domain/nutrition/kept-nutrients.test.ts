import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  editedNutrients,
  nutrientsAfterEdit,
  saidNutrients,
  scaleNutrients,
} from '#domain/nutrition/kept-nutrients.ts';
import { macroSharesOfDay } from '#domain/nutrition/macro-coverage.ts';
import { scaleDish } from '#domain/diary/scale-dish.ts';

const DISH = {
  title: 'ლობიო',
  calories: 300,
  proteins: 20,
  carbs: 40,
  fats: 6,
  mealId: null,
  ingredients: [{ name: 'ლობიო', foodId: 'beans', grams: 200, calories: 300, protein: 20, carbs: 40, fat: 6 }],
};
const KNOWN = { nutrients: { iron: 4, fibre: 12 }, nutrientCoverage: { iron: 0.5 } };
const known = { ...DISH, ...KNOWN };

test('the same foods hold the same under another name', () => {
  expect(nutrientsAfterEdit(known, { ...DISH, title: 'სხვა' } as typeof DISH)).toEqual(KNOWN);
});

test('whatever the factor, a dish and its nutrients grow by it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.25, max: 8, noNaN: true }), (factor) => {
      const { nutrients: _, nutrientCoverage: __, ...silent } = scaleDish(known, factor);
      const { nutrients, nutrientCoverage } = nutrientsAfterEdit(known, silent);
      expect(nutrientCoverage).toEqual(KNOWN.nutrientCoverage);
      expect(nutrients?.fibre).toBeCloseTo(12 * factor, 1);
    }),
  );
});

test.each([
  ['energy', { calories: 310 }],
  ['a macro', { fats: 9 }],
  ['a food', { ingredients: [{ ...DISH.ingredients[0], name: 'ბარდა', foodId: 'peas' }] }],
  ['the weight of a food', { ingredients: [{ ...DISH.ingredients[0], name: 'ლობიო', grams: 250 }] }],
  ['one more food', { ingredients: [...DISH.ingredients, { name: 'მარილი' }] }],
  ['the recipe', { mealId: 'lobio' }],
])('of another %s nothing is known', (_, changes) => {
  expect(nutrientsAfterEdit(known, { ...DISH, ...changes })).toEqual({ nutrients: {} });
});

test('energy that was typed over that of a tea makes no forty teas', () => {
  const tea = { calories: 2, proteins: 0, carbs: 0, fats: 0 };
  expect(nutrientsAfterEdit({ ...tea, nutrients: { caffeine: 40 } }, { ...tea, calories: 80 })).toEqual({
    nutrients: {},
  });
});

test('of a dish whose every figure was typed over with 0 nothing is known: it does not hold 0 of everything', () => {
  const recipe = { calories: 300, proteins: 12, carbs: 30, fats: 10, mealId: 'khachapuri' };
  expect(
    nutrientsAfterEdit(
      { ...recipe, nutrients: { calcium: 400 } },
      { ...recipe, calories: 0, proteins: 0, carbs: 0, fats: 0 },
    ),
  ).toEqual({ nutrients: {} });
});

test('of what nobody said anything, nobody does after it', () => {
  expect(nutrientsAfterEdit(DISH, { ...DISH, fats: 9 })).toEqual({});
});

test('an edit that says something new of nutrients is believed, and its undo too', () => {
  const typed = editedNutrients(known, { ...known, calories: 500 });
  expect(typed).toMatchObject({ calories: 500, nutrients: {} });
  expect('nutrientCoverage' in typed).toBe(false);
  expect(editedNutrients(typed, known)).toEqual(known);
  const said = { ...known.nutrients, iron: 9 };
  expect(editedNutrients(known, { ...known, calories: 500, nutrients: said }).nutrients).toEqual(said);
});

test('a share of what is not known is no share', () => {
  expect(saidNutrients({ nutrients: { iron: 1 }, nutrientCoverage: { iron: 0.5, zinc: 1 } })).toEqual({
    nutrients: { iron: 1 },
    nutrientCoverage: { iron: 0.5 },
  });
  expect(saidNutrients({ nutrients: { iron: 1 }, nutrientCoverage: { zinc: 1 } })).toEqual({ nutrients: { iron: 1 } });
  expect(saidNutrients({ nutrientCoverage: { zinc: 1 } })).toEqual({});
});

test('amounts are kept to three decimals', () => {
  expect(scaleNutrients({ vitaminB12: 0.12345, copper: 0 }, 2)).toEqual({ vitaminB12: 0.247, copper: 0 });
});

test('a macro that nobody knows stays unknown through another amount and another title, until somebody types it', () => {
  const bar = { ...DISH, proteins: 0, ingredients: [], nutrients: { salt: 1 }, nutrientCoverage: { proteins: 0 } };
  const { nutrients: _, nutrientCoverage: __, ...silent } = bar;
  expect(saidNutrients(bar)).toEqual({ nutrients: { salt: 1 }, nutrientCoverage: { proteins: 0 } });
  expect(nutrientsAfterEdit(bar, { ...silent, calories: 150, carbs: 20, fats: 3 })).toEqual({
    nutrients: { salt: 0.5 },
    nutrientCoverage: { proteins: 0 },
  });
  expect(nutrientsAfterEdit(bar, { ...silent, calories: 700 })).toEqual({
    nutrients: {},
    nutrientCoverage: { proteins: 0 },
  });
  expect(nutrientsAfterEdit(bar, { ...silent, proteins: 12 })).toEqual({ nutrients: { salt: 1 } });
});

test('a day tells of which share of its energy a macro is known', () => {
  const unknown = { calories: 100, nutrientCoverage: { fats: 0 } };
  expect(macroSharesOfDay([unknown, { calories: 300 }])).toEqual({ fats: 0.75 });
  expect(macroSharesOfDay([{ calories: 300 }])).toEqual({});
  expect(macroSharesOfDay([])).toEqual({});
});
