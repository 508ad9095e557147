import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { SMALL_TABLE } from './small-table.ts';

const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  egg: ['яйцо', 'egg'],
  'white-bread': ['хлеб', 'bread'],
  chicken: ['курица', 'chicken'],
  tea: ['чай', 'tea'],
  sugar: ['сахар'],
  milk: ['молоко'],
  coffee: ['кофе'],
};
const names = buildFoodNames(
  SMALL_TABLE.map((food) => ({ ...food, synonyms: [...food.synonyms, ...(FOREIGN[food.id] ?? [])] })),
);
const read = (text: string): [string, number][] =>
  parseFoodText(text, names).items.map(({ foodId, grams }) => [foodId, grams]);

describe('names that the table has are read in Russian and English', () => {
  test.each<[string, ...[string, number][]]>([
    ['2 яйца и хлеб', ['egg-boiled', 100], ['white-bread', 40]],
    ['курица 150 гр', ['chicken', 150]],
    ['чай без сахара', ['tea', 200]],
    ['кофе с молоком', ['coffee', 150], ['milk', 30]],
    ['съел два яйца', ['egg-boiled', 100]],
    ['2 eggs and bread', ['egg-boiled', 100], ['white-bread', 40]],
    ['chicken 150 g', ['chicken', 150]],
    ['half an egg', ['egg-boiled', 25]],
  ])('%s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });

  test.each(['не ел хлеб', 'no bread today', 'завтра курица', 'привет как дела'])('nothing is eaten: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

test.each([
  ['WiWibura', 'buckwheat'],
  ['Chai', 'tea'],
  ['Puri', 'white-bread'],
  ['Saqari', 'sugar'],
  ['SaSlik', 'shashlik'],
])('a capital is one of the keyboard or only a capital: %s', (text, id) => {
  const [tea] = SMALL_TABLE;
  if (!tea) throw new Error('no food');
  const more = buildFoodNames(
    [...SMALL_TABLE, { ...tea, id: 'buckwheat', name: 'წიწიბურა' }, { ...tea, id: 'shashlik', name: 'შაშლიკი' }].map(
      ({ eatenAs: _, ...food }) => food,
    ),
  );
  expect(parseFoodText(text, more).items.map(({ foodId }) => foodId)).toEqual([id]);
});

describe('who ate it, and whether that was today', () => {
  test.each<[string, ...[string, number][]]>([
    ['ლიკამ 2 კვერცხი და მე 1 ვაშლი', ['apple', 150]],
    ['2 ვაშლი მე, 3 ვაშლი გიორგიმ', ['apple', 300]],
    ['ბავშვმა პური ჭამა, მე ვაშლი', ['apple', 150]],
    ['დედამ ხაჭაპური გამიკეთა', ['khachapuri', 200]],
    ['კვირაში სამჯერ პურს ვჭამ ხოლმე'],
    ['სისხლში შაქარი 5.6'],
    ['პური უნდა ვიყიდო'],
    ['კვერცხი გაფუჭებული იყო და გადავაგდე'],
  ])('%s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });
});
