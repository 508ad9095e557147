import { readableReply } from './readable-reply.ts';

/**
 * Lets through of a growing answer what a person may read already: pieces of plain Georgian text. While the whole does not
 * read well, as when half a tag or a first Latin word is there, it waits for more. Takes the pieces of the model.
 */
export function readableGrowth(show: (text: string) => void): (piece: string) => void {
  let raw = '';
  let shown = '';
  return (piece) => {
    raw += piece;
    // Markup that has only begun may yet vanish.
    const plain = readableReply(raw.replace(/[*_`#<\s]+$/u, ''));
    if (plain === null || plain.length <= shown.length || !plain.startsWith(shown)) return;
    show(plain.slice(shown.length));
    shown = plain;
  };
}
