import { BadFile, type Part } from './reading.ts';

/** Bytes by which a file is recognised. */
const HEAD_BYTES = 64 * 1024;

/** What a file is by its first bytes; its name is not asked. */
export type Content = 'zip' | 'empty-zip' | 'xml' | 'html' | 'json' | 'text' | 'binary' | 'empty';

/** The first bytes of a part. */
export async function headOf(part: Part): Promise<Uint8Array> {
  const reader = part.open().getReader();
  const head = new Uint8Array(HEAD_BYTES);
  let length = 0;
  try {
    while (length < HEAD_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      const taken = value.subarray(0, HEAD_BYTES - length);
      head.set(taken, length);
      length += taken.length;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return head.subarray(0, length);
}

/** Recognises the content of a part by its head. */
export function contentOf(head: Uint8Array): Content {
  if (head.length === 0) return 'empty';
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return 'empty-zip';
  const encoding = encodingOf(head);
  if (encoding === null) return 'binary';
  const text = new TextDecoder(encoding).decode(head, { stream: true }).replace(/^\uFEFF/, '');
  const begin = text.trimStart().slice(0, 2000);
  if (begin === '') return 'empty';
  if (begin.startsWith('{') || begin.startsWith('[')) return 'json';
  if (!begin.startsWith('<')) return 'text';
  return /^(<!--.*?-->\s*|<\?xml.*?\?>\s*)*<(!doctype\s+html|html|head|body|script|div)\b/is.test(begin)
    ? 'html'
    : 'xml';
}

/** The encoding of a text by its mark or its zeros; null: it is no text. Text that is no UTF-8 is taken for Windows'. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | null {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be';
  const seen = head.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [at, byte] of seen.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) {
    if (odd > seen.length / 4 && even === 0) return 'utf-16le';
    if (even > seen.length / 4 && odd === 0) return 'utf-16be';
    return null;
  }
  // PDF, images, gzip and the like: bytes that no text has.
  if (seen.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return null;
  try {
    // A character that the head cuts in two is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** A part's text in pieces, without its byte order mark. Throws a BadFile `too-large` beyond `most` bytes. */
export async function* textOf(part: Part, most: number): AsyncGenerator<string, void> {
  const encoding = encodingOf(await headOf(part));
  if (encoding === null) throw new BadFile('unknown');
  const decoder = new TextDecoder(encoding);
  const reader = part.open().getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (bytes > most) throw new BadFile('too-large');
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A part's whole text. Throws a BadFile `too-large` beyond `most` bytes. */
export async function wholeText(part: Part, most: number): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of textOf(part, most)) pieces.push(piece);
  return pieces.join('');
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);
