import { foldKey } from '../georgian/latin-to-georgian.ts';

/** A weight or a share in a name: „ბარი 40 გ", „რძე 2,5%". In a text it would be an amount. */
const AMOUNT = /\d+(?:[.,]\d+)?\s*(?:%|კგ|გრ|გ|მლ|ლ|kg|g|ml|l)?(?![\p{L}\d])/giu;
const SIGNS = /[^\p{L}\p{M}\d%\s-]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** Letters that case forms of a word share. */
const SHARED = 3;

/** A name without its amounts and signs. */
export const plainName = (name: string): string =>
  name.replaceAll(AMOUNT, ' ').replaceAll(SIGNS, ' ').replaceAll(/\s+/gu, ' ').trim();

/** Those whose names a text may mention: each longer word of one of their names begins some word of the text. Cheap enough for every letter. */
export function mentionedIn<Item>(
  text: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Item[] {
  const begun = new Set(wordsOf(text));
  return items.filter((item) =>
    namesOf(item).some((name) => {
      const words = wordsOf(plainName(name));
      return words.length > 0 && words.every((word) => begun.has(word));
    }),
  );
}

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => foldKey(word).slice(0, SHARED));
