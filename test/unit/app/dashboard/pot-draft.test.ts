import { expect, test } from 'vitest';
import { draftOfPot, EMPTY_POT, readPot, type PotDraft } from '#app/features/dashboard/add-meal/pots/pot-draft.ts';
import { readValue } from '#contract/diary/value-things.ts';

const POT: PotDraft = {
  ...EMPTY_POT,
  name: ' ლობიო ',
  lines: [
    { food: 'kidney-bean', name: 'ლობიო', grams: '500' },
    { food: 'salt', name: 'მარილი', grams: '7,5' },
  ],
  full: '2140',
  empty: '640',
};
const problemsOf = (changes: Partial<PotDraft>) => readPot({ ...POT, ...changes }, undefined).problems;

test('what is typed is a dish that every device can read, and is typed so again', () => {
  const { dish } = readPot({ ...POT, helpings: '6' }, '2026-03-02');
  expect(dish).toEqual({
    name: 'ლობიო',
    ingredients: [
      { food: 'kidney-bean', name: 'ლობიო', grams: 500 },
      { food: 'salt', name: 'მარილი', grams: 7.5 },
    ],
    method: 'simmer',
    full: 2140,
    empty: 640,
    helpings: 6,
    cookedOn: '2026-03-02',
  });
  expect(readValue('dishes', dish)).toEqual(dish);
  expect(dish && draftOfPot(dish)).toEqual({ ...POT, name: 'ლობიო', helpings: '6' });
});

test('only the way that was chosen to tell the amount counts', () => {
  const typed = { full: '600', empty: '640', ready: '900', helpings: '4' };
  expect(readPot({ ...POT, ...typed, way: 'ready' }, undefined).dish).toMatchObject({ ready: 900, helpings: 4 });
  expect(readPot({ ...POT, ...typed, way: 'ready' }, undefined).dish).not.toHaveProperty('full');
  expect(readPot({ ...POT, ...typed, way: 'helpings' }, undefined).dish).not.toHaveProperty('ready');
  expect(problemsOf(typed)).toMatchObject({ empty: 'empty-heavier' });
});

test.each([
  ['name', { name: '  ' }, 'required'],
  ['ingredients', { lines: [] }, 'no-ingredients'],
  [
    'ingredients',
    { lines: Array.from({ length: 41 }, () => ({ food: 'salt', name: 'მარილი', grams: '1' })) },
    'too-many',
  ],
  ['full', { full: '' }, 'grams'],
  ['empty', { empty: '50001' }, 'grams'],
  ['empty', { empty: '2140' }, 'empty-heavier'],
  ['ready', { way: 'ready', ready: '0' }, 'grams'],
  ['helpings', { way: 'helpings' }, 'helpings'],
  ['helpings', { helpings: '101' }, 'helpings'],
  ['helpings', { helpings: 'ორი' }, 'helpings'],
] as const)('%s is refused by itself: %j', (field, changes, problem) => {
  const { lines, ...others } = problemsOf(changes);
  expect([others, lines.size]).toEqual([{ [field]: problem }, 0]);
});

test('a line without a weight is refused in its place', () => {
  const lines = POT.lines.map((line, at) => (at === 1 ? { ...line, grams: '0' } : line));
  expect([...problemsOf({ lines }).lines]).toEqual([1]);
});
