import * as v from 'valibot';
import { expect, test } from 'vitest';
import { draftOf, preferencesOf, wrongFigures } from '#app/features/mealplan/preferences/preferences-draft.ts';
import { VALUE_THINGS, type ValueOf } from '#contract/diary/value-things.ts';

const all: ValueOf<'plan-preferences'> = {
  allergies: ['nuts', 'milk'],
  dislikes: ['onion', 'fish'],
  weekdayMinutes: 30,
  weekendMinutes: 120,
  people: 4,
  dishesPerWeek: 10,
};

test('what was kept comes back as it was, and what was left empty is not said', () => {
  expect(preferencesOf(draftOf(all))).toEqual(all);
  expect(preferencesOf(draftOf({}))).toEqual({});
  expect(preferencesOf({ ...draftOf(all), people: ' ', allergies: [] })).toEqual({
    dislikes: ['onion', 'fish'],
    weekdayMinutes: 30,
    weekendMinutes: 120,
    dishesPerWeek: 10,
  });
});

test('a figure out of its bounds is named, an empty one is not', () => {
  expect(wrongFigures(draftOf({}))).toEqual([]);
  expect(wrongFigures({ ...draftOf(all), weekdayMinutes: '9', people: '13', dishesPerWeek: '15' })).toEqual([
    'weekdayMinutes',
    'people',
    'dishesPerWeek',
  ]);
});

test('whatever the form lets through, the contract takes', () => {
  for (const figure of ['', '1', '9', '10', '12', '14', '300', '301']) {
    const draft = { ...draftOf(all), weekendMinutes: figure, dishesPerWeek: figure };
    const isTaken = v.safeParse(VALUE_THINGS['plan-preferences'].value, preferencesOf(draft)).success;
    expect([figure, isTaken]).toEqual([figure, wrongFigures(draft).length === 0]);
  }
});
