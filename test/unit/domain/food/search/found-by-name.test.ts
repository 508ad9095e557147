import { describe, expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { createFoodSearch } from '#domain/food/search/food-search.ts';
import { EVERYDAY, ONCE_MISSED } from './typed-names.ts';

const { search } = createFoodSearch(FOODS, RECIPES);
const CATALOGUE = new Map([...FOODS, ...RECIPES].map((entry) => [entry.id, entry]));

/** The words of a name, brackets apart, the same in both scripts; people say them in any order, and write them as one. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/\([^)]*\)/gu, ' ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .map(foldKey)
    .filter((word) => word !== '');
const keysOf = (name: string): string[] => [wordsOf(name).join(''), wordsOf(name).toSorted().join(' ')];
const KEYS = new Map(
  [...CATALOGUE].map(([id, { name, synonyms, misspellings }]) => [
    id,
    new Set([name, ...synonyms, ...misspellings].flatMap(keysOf)),
  ]),
);

const OF_KEYBOARD: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 'T',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'J',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'f',
  ქ: 'q',
  ღ: 'R',
  ყ: 'y',
  შ: 'S',
  ჩ: 'C',
  ც: 'c',
  ძ: 'Z',
  წ: 'w',
  ჭ: 'W',
  ხ: 'x',
  ჯ: 'j',
  ჰ: 'h',
};
const OF_PASSPORT: Readonly<Record<string, string>> = {
  ...OF_KEYBOARD,
  თ: 't',
  ჟ: 'zh',
  ფ: 'p',
  ქ: 'k',
  ღ: 'gh',
  ყ: 'q',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'ts',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'ch',
  ხ: 'kh',
};
const inLetters = (letters: Readonly<Record<string, string>>) => (name: string) =>
  [...name].map((letter) => letters[letter] ?? letter).join('');
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const WAYS = [
  ['in Georgian', (name: string) => name],
  ['as the Georgian keyboard has it in Latin letters', inLetters(OF_KEYBOARD)],
  ['with a capital of the telephone', (name: string) => capitalized(inLetters(OF_KEYBOARD)(name))],
  ['as a passport spells it', inLetters(OF_PASSPORT)],
  ['in capitals', (name: string) => inLetters(OF_PASSPORT)(name).toUpperCase()],
] as const;

/** Names whose first hit is not called so. */
const missed = (names: readonly string[], typed: (name: string) => string): string[] =>
  names.filter((name) => {
    const found = KEYS.get(search(typed(name), { limit: 1 })[0]?.id ?? '');
    return !keysOf(name).some((key) => found?.has(key) === true);
  });

/** Names that are more than may be missed, all of them so that a failure tells which. */
const tooMany = (names: readonly string[], most: number): readonly string[] => (names.length > most ? names : []);

describe.each(WAYS)('a food is found first by its name %s', (_way, typed) => {
  test.each([
    ['once missed', ONCE_MISSED, 0.98],
    ['of every day', EVERYDAY, 0.98],
  ] as const)('%s', (_list, names, least) => {
    expect(tooMany(missed(names, typed), names.length * (1 - least))).toEqual([]);
  });
});

test('a food is found first by its Russian and English names', () => {
  const foreign = [...CATALOGUE.values()].flatMap(({ id, synonyms }) =>
    synonyms.filter((name) => !/\p{Script=Georgian}/u.test(name)).map((name) => ({ id, name })),
  );
  const not = foreign.filter(({ id, name }) => search(name, { limit: 1 })[0]?.id !== id).map(({ name }) => name);

  expect(new Set(foreign.map(({ id }) => id)).size).toBeGreaterThanOrEqual(600);
  expect(tooMany(not, foreign.length * 0.02)).toEqual([]);
});
