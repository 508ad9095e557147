import { foldKey, otherFoldKeys } from '#domain/georgian/latin-to-georgian.ts';
import { isTwin } from '../words/common-words.ts';

/** One piece of a text, by its UTF-16 offsets. `key` is the folded word; of a number its value in digits. `decimal` numbers have a comma or point. */
export type Token =
  /** `others` are keys that a word with capitals of the Georgian keyboard may have as well. */
  | { kind: 'word'; key: string; others?: readonly string[]; start: number; end: number }
  | { kind: 'number'; key: string; value: number; decimal: boolean; start: number; end: number }
  /** Fat content and the like: part of a name (რძე 2,5%) or nothing. */
  | { kind: 'percent'; key: string; start: number; end: number }
  | { kind: 'spoon'; key: 'tablespoon' | 'teaspoon'; start: number; end: number }
  | { kind: 'mark'; key: string; start: number; end: number };

const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
};

/** Keeps the key of an ordinary word apart from that of the food it is written like. */
const TWIN_MARK = '~';

const PIECES = new RegExp(
  [
    // ს/კ, ს.კ., ჩ/კ, s/k, ch.k: a spoon of soup or of tea.
    String.raw`(?<!\p{L})(?<spoon>სუფრ?|ს|suf|s|ჩ|ch)(?:\s?[./\\-]\s?|\s)(?:კოვზ[ა-ჰ]*|კოვ|კ|kovz[a-z]*|k)(?!\p{L})\.?`,
    String.raw`(?<percent>\d{1,3}(?:[.,]\d{1,2})?)\s?%(?:-?[\p{L}]+)?`,
    String.raw`(?<![\d.,/])(?<top>\d{1,3})\s?\/\s?(?<bottom>\d{1,3})(?![\d/])`,
    String.raw`(?<vulgar>[½⅓⅔¼¾⅕⅛])`,
    String.raw`(?<digits>\d+(?:[.,]\d+)?)`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:['’ʼ${'`'}][\p{L}\p{M}]*)*)`,
    String.raw`(?<mark>[\n\r,;+&/|•()\-−–—:.*×!?=])`,
  ].join('|'),
  'gu',
);
/** Nobody writes such an amount of food; more digits are a telephone number. */
const MOST = 99_999;

/** Cuts a text into words, numbers and marks; what is none of them (spaces, emoji, quotation marks) is left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(PIECES)) {
    const start = found.index;
    const end = start + found[0].length;
    const { spoon, percent, top, bottom, vulgar, digits, word, mark } = found.groups ?? {};
    if (word !== undefined) tokens.push(wordToken(word, start, end));
    else if (digits !== undefined)
      tokens.push(numberToken(Number(digits.replace(',', '.')), start, end, /[.,]/.test(digits)));
    else if (spoon !== undefined)
      tokens.push({ kind: 'spoon', key: /^(?:ჩ|ch)/u.test(spoon) ? 'teaspoon' : 'tablespoon', start, end });
    else if (percent !== undefined)
      tokens.push({ kind: 'percent', key: `${Number(percent.replace(',', '.'))}%`, start, end });
    else if (vulgar !== undefined) tokens.push(numberToken(VULGAR[vulgar] ?? 0, start, end));
    else if (top !== undefined)
      tokens.push(numberToken(Number(bottom) > 0 ? Number(top) / Number(bottom) : Number(top), start, end));
    else if (mark !== undefined && !joinsWords(text, start, mark)) tokens.push({ kind: 'mark', key: mark, start, end });
  }
  return tokens;
}

function wordToken(word: string, start: number, end: number): Token {
  if (isTwin(word)) return { kind: 'word', key: `${foldKey(word)}${TWIN_MARK}`, start, end };
  const others = otherFoldKeys(word);
  return { kind: 'word', key: foldKey(word), ...(others.length > 0 && { others }), start, end };
}

function numberToken(value: number, start: number, end: number, decimal = false): Token {
  const key = String(value);
  return value <= MOST ? { kind: 'number', key, value, decimal, start, end } : { kind: 'word', key, start, end };
}

/** A hyphen inside a word (კოკა-კოლა, 200-გრამიანი) says nothing; between digits it is a range. */
function joinsWords(text: string, at: number, mark: string): boolean {
  return mark === '-' && /[\p{L}\d]/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1));
}
