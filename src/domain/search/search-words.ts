import { foldKey } from '../georgian/latin-to-georgian.ts';

/** A number with its decimals, or letters with the apostrophes that some write Georgian with in Latin letters. */
const WORD = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['’ʼ`][\p{L}\p{M}]*)*/gu;

/** The words of a name or a query by their keys (`foldKey`); a decimal comma counts as a point. Marks and symbols are left out. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.normalize('NFC').matchAll(WORD)) {
    const key = foldKey(word.replace(',', '.'));
    if (key !== '') words.push(key);
  }
  return words;
}
