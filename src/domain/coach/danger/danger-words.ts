import { numberOfWord } from '#domain/georgian/number-words.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';

/** A word of a message as it stands there. */
export interface TypedWord {
  /** Its keys, the plainest reading first. */
  keys: readonly string[];
  number: number | undefined;
  /** Counts from 0; a mark or a „but" begins the next clause. */
  clause: number;
}

/** Figures with their point or comma, and words. */
const WORD = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu;
/** „ბ უ ლ ი მ ი ა": three letters or more with a single space or mark between each. */
const SPACED_LETTERS = /(?<![\p{L}\d])\p{L}(?:[ ._\-*]\p{L}){2,}(?![\p{L}\d])/gu;
const T_AND_S = /(?<=t)(?=s)/i;
const CAPITAL = /\p{Lu}/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const APOSTROPHE_WITHIN = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;
const MARK = /[.,;:!?\n()–—]/;
const BEGINS_CLAUSE: ReadonlySet<string> = new Set(
  ['და', 'მაგრამ', 'თუმცა', 'რომ', 'თუ', 'ხოლო', 'but', 'and', 'но', 'и'].map((word) => foldKey(word)),
);

const OF_CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'p',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** The key of a word in Georgian, Latin or Cyrillic letters: тавс is თავს. */
export const keyOfWord = (word: string): string =>
  foldKey(word.replace(/[а-яё]/gi, (letter) => OF_CYRILLIC[letter.toLowerCase()] ?? ''));

/** The words of a whole message, however long. */
export function typedWords(text: string): TypedWord[] {
  const plain = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE_WITHIN, '')
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[^\p{L}]/gu, ''));
  let clause = 0;
  let end = 0;
  return [...plain.matchAll(WORD)].map(({ 0: word, index }) => {
    const key = keyOfWord(word);
    if (MARK.test(plain.slice(end, index)) || BEGINS_CLAUSE.has(key)) clause += 1;
    end = index + word.length;
    const keys = [...new Set([key, ...otherKeysOf(word)])];
    return { keys, number: numberOf(keys), clause };
  });
}

/** Other readings of Latin letters: capitals as mere capitals or as the keyboard's Shift, ts as თს, w as ჭ. */
function* otherKeysOf(word: string): Generator<string> {
  if (CAPITAL.test(word)) {
    yield keyOfWord(word.toLowerCase());
    yield keyWithin(word);
  }
  if (/w/i.test(word)) yield keyOfWord(word.toLowerCase().replaceAll('w', 'ch'));
  if (T_AND_S.test(word))
    for (const way of [word.toLowerCase(), word]) yield way.split(T_AND_S).map(keyWithin).join('');
}

/** The key of letters inside a word: there a capital is the keyboard's Shift. */
const keyWithin = (letters: string): string => keyOfWord(`a${letters}`).slice(1);

function numberOf(keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const figure = Number(key.replace(',', '.'));
    if (Number.isFinite(figure)) return figure;
    const word = numberOfWord(key);
    if (word) return word.value;
  }
  return undefined;
}
