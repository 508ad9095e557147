import { expect, test } from 'vitest';
import { checkFoods } from '#content/checks/check-foods.ts';
import { FOODS } from '#content/join/food-table.ts';
import type { Food } from '#domain/food/food.ts';

const bread: Food = {
  id: 'white-bread',
  name: 'თეთრი პური',
  synonyms: ['პური'],
  misspellings: ['ფური'],
  nameEn: 'White bread',
  group: 'bread',
  per100g: { calories: 242, proteins: 8.5, carbs: 48.9, fats: 0.8 },
  nutrients: { fibre: 2.5, sugar: 1.9, salt: 1.4, vitaminB1: 0.09 },
  unitGrams: { slice: 30 },
  source: 'ch-823',
};
const beer: Food = {
  ...bread,
  id: 'beer',
  name: 'ლუდი',
  synonyms: [],
  misspellings: [],
  nameEn: 'Beer',
  group: 'alcohol',
  per100g: { calories: 42, proteins: 0.5, carbs: 3, fats: 0 },
  nutrients: { alcohol: 4 },
  density: 1,
  unitGrams: { bottle: 500 },
};

const problemsOf = (...foods: Food[]): string[] => checkFoods(foods).map(({ food, problem }) => `${food}: ${problem}`);

test('the whole table of foods is sound', () => {
  expect(checkFoods(FOODS)).toEqual([]);
});

test('the table is broad, and little of it is estimated without a mix of rows', () => {
  const labels = FOODS.filter(({ source }) => source.startsWith('label'));

  expect(FOODS.length).toBeGreaterThanOrEqual(1_900);
  expect(labels.length / FOODS.length).toBeLessThanOrEqual(0.25);
});

test('a name may be Russian or English, but no Georgian one in Latin letters', () => {
  expect(problemsOf({ ...bread, synonyms: ['хлеб', 'white loaf', 'кока-кола', 'молоко 2,5%'] })).toEqual([]);
  expect(problemsOf({ ...bread, synonyms: ['Хлеб', 'pуri', 'tetri puri'] })).toEqual([
    'white-bread: "Хлеб" is not clean Mkhedruli',
    'white-bread: "pуri" is not clean Mkhedruli',
    'white-bread: "tetri puri" is not clean Mkhedruli',
  ]);
});

test('sound foods have no problem', () => {
  expect(checkFoods([bread, beer])).toEqual([]);
});

test.each<[string, Food, string]>([
  [
    'energy that its parts cannot give',
    { ...bread, per100g: { ...bread.per100g, calories: 342 } },
    'white-bread: 342 kcal, but its parts come to 242',
  ],
  [
    'parts heavier than the whole',
    { ...bread, per100g: { calories: 440, proteins: 30, carbs: 80, fats: 0 }, nutrients: {} },
    'white-bread: its parts weigh 110.0 g in 100 g',
  ],
  [
    'more sugar than carbs',
    { ...bread, nutrients: { ...bread.nutrients, sugar: 60 } },
    'white-bread: 60 g sugar in 48.9 g carbs',
  ],
  ['a vitamin below nothing', { ...bread, nutrients: { vitaminC: -1 } }, 'white-bread: vitaminC is -1'],
  ['a loaf like a cow', { ...bread, unitGrams: { slice: 30, piece: 4000 } }, 'white-bread: one piece of 4000 g'],
  [
    'a helping of a fish like that of its roe',
    { ...bread, group: 'fish', unitGrams: { portion: 6 } },
    'white-bread: a helping of 6 g',
  ],
  ['a helping that no eater has', { ...bread, unitGrams: { portion: 300 } }, 'white-bread: a helping of 300 g'],
  [
    'a helping of nothing but a group',
    { ...bread, group: 'fish', unitGrams: { skewer: 100 } },
    'white-bread: no unit of its own is a helping',
  ],
  [
    "a helping of a day's energy",
    { ...bread, group: 'meat', unitGrams: { portion: 400 } },
    'white-bread: a helping of 968 kcal',
  ],
  [
    'a drink without density',
    { ...bread, group: 'drink', unitGrams: { glass: 200 } },
    'white-bread: a liquid without density',
  ],
  ['a density of mercury', { ...beer, density: 13.6 }, 'beer: density 13.6'],
  ['more to eat than was bought', { ...bread, edibleShare: 1.2 }, 'white-bread: edible share 1.2'],
  ['a source that is no row', { ...bread, source: 'a-table' }, 'white-bread: "a-table" is no row of a table'],
  ['a mix of nothing', { ...bread, source: '= flour' }, 'white-bread: "flour" is no part of a mix'],
  [
    'a label with a figure that is none',
    { ...bread, source: 'label kcal many' },
    'white-bread: "kcal many" types no figures',
  ],
  ['a name in Latin letters', { ...bread, synonyms: ['puri'] }, 'white-bread: "puri" is not clean Mkhedruli'],
  ['a name with a stray space', { ...bread, synonyms: ['პური '] }, 'white-bread: "პური " is not clean Mkhedruli'],
  ['an id with a capital', { ...bread, id: 'White' }, 'White: the id is not kebab-case'],
  ['no English name', { ...bread, nameEn: '' }, 'white-bread: there is no English name'],
])('the check finds %s', (_planted, food, problem) => {
  expect(problemsOf(food)).toEqual([problem]);
});

test('names may have hyphens, figures and percents', () => {
  expect(checkFoods([{ ...bread, synonyms: ['შავ-თეთრი პური', 'რძე 3.2%', 'ხაჭო 9%-იანი'] }])).toEqual([]);
});

test('alcohol counts with 7 kcal a gram', () => {
  expect(problemsOf({ ...beer, per100g: { ...beer.per100g, calories: 14 }, nutrients: { alcohol: 6 } })).toEqual([
    'beer: 14 kcal, but its parts come to 56',
  ]);
});

test('one name cannot mean two foods, however its words are joined', () => {
  expect(problemsOf(bread, { ...beer, synonyms: ['თეთრი-პური'] })).toEqual([
    'beer: "თეთრი-პური" is a name of white-bread already',
  ]);
});

test('an id belongs to one food', () => {
  expect(problemsOf(bread, { ...beer, id: 'white-bread' })).toEqual(['white-bread: another food has this id']);
});

test('references lead to a food, and not round in a circle', () => {
  expect(problemsOf({ ...bread, eatenAs: 'toast' })).toEqual(['white-bread: eatenAs "toast" is no food']);
  expect(problemsOf({ ...bread, base: { id: 'white-bread', preparation: 'baked' } })).toEqual([
    'white-bread: base leads round in a circle',
  ]);
  expect(problemsOf({ ...bread, eatenAs: 'beer' }, { ...beer, eatenAs: 'white-bread' })).toEqual([
    'white-bread: eatenAs leads round in a circle',
    'beer: eatenAs leads round in a circle',
  ]);
});
