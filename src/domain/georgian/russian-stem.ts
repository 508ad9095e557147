import type { Ending, Stemmed } from './stemmed.ts';

/** Russian endings of a food's name (`й` folds to `и`), longest first. */
const ENDINGS: readonly (readonly [letters: string, ending: Ending])[] = [
  ['ами', 'instrumental'],
  ['ями', 'instrumental'],
  ['ои', 'instrumental'],
  ['еи', 'instrumental'],
  ['ом', 'instrumental'],
  ['ем', 'instrumental'],
  ['ов', 'genitive'],
  ['ев', 'genitive'],
  ['ах', 'on'],
  ['ях', 'on'],
  ['а', 'nominative'],
  ['я', 'nominative'],
  ['о', 'nominative'],
  ['ы', 'nominative'],
  ['и', 'nominative'],
  ['ь', 'nominative'],
  ['у', 'dative'],
  ['ю', 'dative'],
  ['е', 'nominative'],
];
const SHORTEST_STEM = 3;
const NAME_ENDING = /[аяоыиеь]$/u;

/** Whether a key is written in Cyrillic letters. */
export function isCyrillic(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= FIRST_LETTER && first <= LAST_LETTER;
}
const FIRST_LETTER = 0x430;
const LAST_LETTER = 0x44f;

/** Ways to read a Russian word, the untouched one first. */
export function stemsOfRussian(key: string): Stemmed[] {
  const cut = ENDINGS.filter(([letters]) => key.endsWith(letters) && key.length - letters.length >= SHORTEST_STEM);
  return [
    { stem: key, ending: 'bare', plural: false },
    ...cut.map(([letters, ending]) => ({ stem: key.slice(0, -letters.length), ending, plural: false })),
  ];
}

/** The stem of a Russian word of a dictionary: яйцо and яйца have one. */
export const stemOfRussianName = (key: string): string =>
  key.length > SHORTEST_STEM && NAME_ENDING.test(key) ? key.slice(0, -1) : key;
