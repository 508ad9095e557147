import type { SuitReply } from '#domain/coach/foods/suiting/suiting-reply.ts';

/**
 * Lets through of a growing answer what a person may read already: pieces of plain Georgian text. While the whole does not
 * read well, as when half a tag or a first Latin word is there, it waits for more. `suit` lets through only sentences that suit the person.
 * Takes the pieces of the model.
 */
export function readableGrowth(show: (text: string) => void, suit: SuitReply | null): (piece: string) => void {
  let raw = '';
  let shown = '';
  return (piece) => {
    raw += piece;
    // Markup that has only begun may yet vanish.
    const plain = readableReply(raw.replace(/[*_`#<\s]+$/u, ''));
    const suited = plain !== null && suit ? suit(plain, false).text : plain;
    if (suited === null || suited.length <= shown.length || !suited.startsWith(shown)) return;
    show(suited.slice(shown.length));
    shown = suited;
  };
}

/** A longer one could not come back as a message of the next question. */
const MOST_CHARS = 4_000;
/** Of the letters, at least this share is Georgian: names of products may be Latin. */
const LEAST_GEORGIAN = 0.6;

/** A model's answer as plain text, or null where it is none that a person could read: empty, endless, with markup, in another language. */
export function readableReply(text: string): string | null {
  const plain = text.replaceAll(/\*\*|__|`|^#+ /gmu, '').trim();
  if (plain === '' || plain.length > MOST_CHARS) return null;
  // No control characters, no tags, no addresses: nothing that is not simply read.
  if (/[^\P{Cc}\n]|<\/?[a-z!]|https?:|www\./iu.test(plain)) return null;
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const georgian = plain.match(/[ა-ჰ]/gu)?.length ?? 0;
  return georgian >= LEAST_GEORGIAN * letters && georgian > 0 ? plain : null;
}
