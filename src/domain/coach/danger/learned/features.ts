import type { ReadWord } from '../pattern.ts';

/** Features are told apart by so many hashed places. */
export const PLACES = 1 << 14;

/** Messages are told apart by so many lengths, each so many words longer. */
const LENGTHS = { most: 6, step: 3 } as const;
/** A word is heard together with so many that follow. */
const FOLLOWING = 3;
/** Letters of a beginning that stands for a word beside another one. */
const BEGINNING = 4;
const SHORTEST = 2;
const LONGEST = 5;

/**
 * What a message, or a part of it, shows to the second opinion: pieces of its words, whole words, words beside each other, and what
 * the rules call them, alone and two by two. Returns each place once, in the order of the words. Of a food only that it is one counts.
 */
export function featuresOf(words: readonly ReadWord[]): number[] {
  const found = new Set<number>();
  const add = (feature: string): void => {
    found.add(placeOf(feature));
  };
  for (const [at, word] of words.entries()) {
    for (const name of word.names) add(`=${name}`);
    if (!isPlain(word)) continue;
    for (const key of word.keys) for (const piece of piecesOf(`^${key}$`)) add(piece);
    const here = beginningOf(word);
    for (const [step, other] of words.slice(at + 1, at + 1 + FOLLOWING).entries()) {
      for (const name of word.names) for (const next of other.names) add(`${name}+${next}`);
      add(`${here} ${beginningOf(other)}`);
      if (step === 0) add(`${here}_${beginningOf(other)}`);
    }
  }
  add(`#long${Math.min(LENGTHS.most, Math.floor(words.length / LENGTHS.step))}`);
  return [...found];
}

/** The score of places by their weights; the sum of a longer part weighs no more by its length alone. */
export const scoreOf = (weights: readonly number[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (weights[place] ?? 0), 0) / Math.sqrt(Math.max(1, places.length));

const isPlain = ({ names, keys }: ReadWord): boolean => keys.length > 0 && !names.has('#food');

function beginningOf({ names, keys: [key = ''] }: ReadWord): string {
  if (names.has('#food')) return '#food';
  const figure = [...names].find((name) => name.startsWith('#') && name !== '#number');
  return figure ?? (names.has('#number') ? '#number' : key.slice(0, BEGINNING));
}

function* piecesOf(word: string): Generator<string> {
  yield word;
  for (let letters = SHORTEST; letters <= LONGEST; letters += 1)
    for (let at = 0; at + letters <= word.length; at += 1) yield word.slice(at, at + letters);
}

/** FNV-1a. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
