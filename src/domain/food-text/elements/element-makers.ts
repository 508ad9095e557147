import type { Element } from './elements.ts';
import type { QualifierWord } from '../words/qualifier-words.ts';
import type { Token } from './tokens.ts';
import { BEFELL, OWN_DEED } from './verb-forms.ts';
import type { UnitWord } from '../words/unit-words.ts';

/** A comma parts foods, these part sentences. */
const SENTENCE_ENDS = new Set(['\n', '\r', ';', '•', '!', '?', '.']);

/** An element and how many tokens it took; no element where they say nothing. */
export interface Read {
  element?: Element;
  length: number;
  /** Only an ending makes the word what it is here: a food's own name goes ahead of it (კალტი is no ქალი). */
  weak?: boolean;
}

/** In the nominative or genitive, as a noun or an adjective before one. */
export const isNoun = ({ kind, key }: Token): boolean => kind === 'word' && (key.endsWith('i') || key.endsWith('is'));

export const placeOf = ({ start, end }: Token) => ({ start, end });

/** Where so many tokens stand. */
export const placeAt = (tokens: readonly Token[], index: number, length: number) => ({
  start: tokens[index]?.start ?? 0,
  end: tokens[index + length - 1]?.end ?? 0,
});

export const breakAt = (token: Token): Element => ({
  is: 'break',
  ends: SENTENCE_ENDS.has(token.key),
  asks: token.key === '?',
  ...placeOf(token),
});

export const unitElement = (
  { unit, each = 1, from, vague }: UnitWord,
  place: { start: number; end: number },
  ofIt = false,
): Element => ({
  is: 'unit',
  unit,
  each,
  ...(from && { from }),
  ...(vague && { vague }),
  ...(ofIt && { ofIt }),
  ...place,
});

export function qualifierElement(word: QualifierWord, place: { start: number; end: number }): Element {
  if (word.is === 'size')
    return { is: 'size', factor: word.factor, vague: word.vague ?? false, whole: word.whole ?? false, ...place };
  if (word.is === 'preparation')
    return { is: 'preparation', preparation: word.preparation, decides: word.decides ?? false, ...place };
  return { is: 'without', next: word.next ?? false, ...place };
}

/** The genitive of a word that nobody knows, persons' names in -ო and -ე left out. */
const OF_WHAT = /[iau]s$/;

/** A word that is in no list, by its form. */
export const unknownElement = (token: Token): Element => ({
  is: 'unknown',
  noun: isNoun(token),
  ofWhat: OF_WHAT.test(token.key),
  befell: BEFELL.test(token.key),
  deed: OWN_DEED.test(token.key),
  ...placeOf(token),
});
