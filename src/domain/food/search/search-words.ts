import { foldKey } from '#domain/georgian/latin-to-georgian.ts';

/** A number with its decimals, or letters with the apostrophes that some write Georgian with in Latin letters. */
const WORD = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['’ʼ`][\p{L}\p{M}]*)*/gu;

/** What the capitals of the Georgian keyboard write that its small letters do not: Romi is ღომი there, and რომი where the telephone made it a capital. */
const OF_SHIFTED: Readonly<Record<string, string>> = { S: 'შ', C: 'ჩ', W: 'ჭ', R: 'ღ' };
const SHIFTED = /[SCWR]/g;

/** Knows the keys of words that it has met: the names of a table have few words. */
export class KeyMemory {
  private readonly keys = new Map<string, string>();

  /** The words of a name by their keys. Marks and symbols are left out. */
  wordsOf(name: string): string[] {
    return wordsOf(name)
      .map((word) => this.of(word))
      .filter((key) => key !== '');
  }

  /** The key of a word of a name (`foldKey`), with a decimal comma as a point; empty of one that is only marks. */
  of(word: string): string {
    let key = this.keys.get(word);
    if (key === undefined) this.keys.set(word, (key = keyOf(word)));
    return key;
  }
}

/** A word of a query: as it was typed, and every key that it may have. */
export interface QueryWord {
  typed: string;
  keys: readonly string[];
}

/** The words of a query. */
export function queryWords(text: string): QueryWord[] {
  return wordsOf(text)
    .map((typed) => ({ typed, keys: keysOf(typed) }))
    .filter(({ keys: [key] }) => key !== '');
}

/** A capital may be the keyboard's own letter or only large, wherever it stands: XAWAPURI and SoTi are ხაჭაპური and შოთი. */
const keysOf = (word: string): string[] => [
  ...new Set([
    keyOf(word),
    keyOf(word.toLowerCase()),
    keyOf(word.replace(SHIFTED, (letter) => OF_SHIFTED[letter] ?? letter)),
  ]),
];

/** The words of a text as they are written; marks and symbols are left out. */
export const wordsOf = (text: string): readonly string[] =>
  (UNUSUAL.test(text) ? text.normalize('NFC').match(WORD) : text.match(PLAIN_WORD)) ?? NONE;
const NONE: readonly string[] = [];
/** Nine of ten names have none of these; in the others the rule of all scripts finds the same words, more slowly. */
const UNUSUAL = /[^ა-ჰa-zA-Z ]/;
const PLAIN_WORD = /[ა-ჰa-zA-Z]+/g;

const keyOf = (word: string): string => foldKey(word.replace(',', '.'));
