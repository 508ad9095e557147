import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { englishSingulars } from '#domain/food/search/english-singular.ts';
import { Places } from '#domain/food/search/places.ts';
import { KeyMemory, wordsOf } from '#domain/food/search/search-words.ts';
import { WordIndex } from '#domain/food/search/word-index.ts';
import { stemsOfName } from '#domain/georgian/stem.ts';

const names = FOODS.flatMap(({ name, synonyms, misspellings, nameEn }) => [name, ...synonyms, ...misspellings, nameEn]);

test('a stored word is found by each of its stems, also where the stem is no beginning of it', () => {
  const keys = new KeyMemory();
  const words = new Set(names.flatMap((name) => keys.wordsOf(name)));
  const index = new WordIndex(words);
  const asked = [...words].flatMap((word) => {
    const { full, short } = stemsOfName(word);
    return [...full, ...short, ...englishSingulars(word)]
      .filter((stem) => !word.startsWith(stem))
      .map((stem) => ({ word, stem }));
  });
  const lost = asked.filter(
    ({ word, stem }) => !index.matches(stem).some(({ word: number }) => index.all()[number] === word),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test('a name of Georgian and English letters alone has the same words as by the rule of all scripts', () => {
  // A full stop is no letter, and makes a text one of all scripts.
  const apart = names.filter((name) => wordsOf(name).join('|') !== wordsOf(`${name}.`).join('|'));
  expect(apart).toEqual([]);
  expect(wordsOf(' ხაჭაპური  imeruli')).toEqual(['ხაჭაპური', 'imeruli']);
});

test('the places of a word are told in the order in which they were put', () => {
  const places = new Places();
  places.put('beef', 0, 0);
  places.put('soup', 0, 1);
  places.put('beef', 0, 2);
  places.put('beef', 4, 1);
  const told: [number, number][] = [];
  places.each('beef', (name, position) => told.push([name, position]));
  places.each('bread', () => told.push([-1, -1]));
  expect(told).toEqual([
    [0, 0],
    [0, 2],
    [4, 1],
  ]);
  expect([...places.words()]).toEqual(['beef', 'soup']);
});
