import { expect, test } from 'vitest';
import { energyView, macroViews } from '#app/features/dashboard/energy/energy-view.ts';
import { energyWords, macroWords } from '#app/features/dashboard/energy/energy-words.ts';
import { mealsOfDay } from '#app/features/dashboard/meals/day-meals.ts';
import { formatMacroLine } from '#app/format/macro.ts';
import { mealHint } from '#app/format/meal-hint.ts';
import type { MealEntry } from '#sync/records.ts';

const goals = { calories: 1850, macros: { carbs: 204, proteins: 111, fats: 51 }, waterGoal: 2000 };

const entry = (given: Partial<MealEntry>): MealEntry => ({
  id: '1',
  date: '2026-11-20',
  mealType: 'lunch',
  title: 'ხინკალი',
  imageUrl: '',
  calories: 0,
  proteins: 0,
  carbs: 0,
  fats: 0,
  mealId: null,
  timestamp: { seconds: 0, nanoseconds: 0 },
  amount: null,
  unit: null,
  ingredients: [],
  ...given,
});

test('the ring tells what is left of the goal', () => {
  const view = energyView([entry({ calories: 1000.4 }), entry({ calories: 166.2 })], goals);
  expect(view).toEqual({ eaten: 1167, goal: 1850, state: 'remaining', distance: 683 });
  expect(energyWords(view)).toBe(
    'მიღებულია 1\u00a0167\u00a0კკალ, მიზანი 1\u00a0850\u00a0კკალ, დარჩენილია 683\u00a0კკალ',
  );
});

test('above the goal it tells the excess; at the goal nothing is left and nothing is too much', () => {
  expect(energyView([entry({ calories: 2000 })], goals)).toMatchObject({ state: 'excess', distance: 150 });
  expect(energyView([entry({ calories: 1850.3 })], goals)).toMatchObject({ state: 'remaining', distance: 0 });
});

test('the macro rings stand as carbs, proteins, fats', () => {
  expect(macroViews([entry({ carbs: 10.1, proteins: 5, fats: 2 })], goals)).toEqual([
    { macro: 'carbs', tone: 'carbs', eaten: 10.1, goal: 204, isAtLeast: false },
    { macro: 'proteins', tone: 'protein', eaten: 5, goal: 111, isAtLeast: false },
    { macro: 'fats', tone: 'fats', eaten: 2, goal: 51, isAtLeast: false },
  ]);
});

test('a macro that is not known of every dish is told as the least of it', () => {
  const views = macroViews([entry({ proteins: 5 }), entry({ proteins: 0, nutrientCoverage: { proteins: 0 } })], goals);
  const proteins = views.find(({ macro }) => macro === 'proteins');
  expect(proteins).toMatchObject({ eaten: 5, isAtLeast: true });
  expect(proteins && macroWords(proteins)).toBe('ცილები: სულ მცირე 5\u00a0გ, მიზანი 111\u00a0გ');
});

test('a row tells of a macro what is known of it', () => {
  const dish = { proteins: 0, carbs: 12.4, fats: 3, nutrientCoverage: { proteins: 0, carbs: 0.5 } };
  expect(formatMacroLine(dish)).toBe('ც – · ნ 12+ · ცხ 3');
});

test('a day has four sections with their sums, empty ones too', () => {
  const soup = { entry: entry({ id: 'soup', calories: 120.4 }), waiting: 'none' } as const;
  const bread = { entry: entry({ id: 'bread', calories: 80.3 }), waiting: 'waiting' } as const;
  const meals = mealsOfDay([soup, bread]);
  expect(meals.map(({ type, kcal }) => [type, kcal])).toEqual([
    ['breakfast', 0],
    ['lunch', 201],
    ['dinner', 0],
    ['snacks', 0],
  ]);
  expect(meals[1]?.dishes).toEqual([soup, bread]);
});

test('meals have their hours, snacks the whole day', () => {
  expect(mealHint('breakfast')).toBe('08:00–10:00');
  expect(mealHint('snacks')).toBe('დღის განმავლობაში');
});
