import { BadFile } from './reading.ts';

/** Characters between two tags: an export has no text to speak of, and a tag that never ends is none. */
const LONGEST_TAG = 4_000_000;

/**
 * The tags of an XML document from text that comes in pieces:
 *
 *     document = *(tag / text / comment / cdata / instruction / doctype)
 *     tag      = "<" ["/"] name *(name "=" quoted) ["/"] ">"
 *     doctype  = "<!DOCTYPE" … ["[" declarations "]"] ">"
 *
 * Text is let go. No entity is ever put in but the five of XML and characters by number; a document that declares one is
 * refused. A `<` cannot stand in an attribute, so that from one to the next is one tag: what nobody wants is not looked into.
 */
export class XmlTags {
  private readonly onTag: (tag: string) => void;
  private rest = '';

  /** `onTag` gets a tag from `<` up to the next one, with the text behind it. */
  constructor(onTag: (tag: string) => void) {
    this.onTag = onTag;
  }

  push(piece: string): void {
    const text = this.rest + piece;
    let at = text.indexOf('<');
    while (at !== -1) {
      const end =
        text.startsWith('<!', at) || text.startsWith('<?', at) ? endOfMarkup(text, at) : text.indexOf('<', at + 1);
      if (end === -1) break;
      if (text.charCodeAt(at + 1) !== 33 && text.charCodeAt(at + 1) !== 63) this.onTag(text.slice(at, end));
      at = text.indexOf('<', end);
    }
    this.rest = at === -1 ? '' : text.slice(at);
    if (this.rest.length > LONGEST_TAG) throw new BadFile('damaged');
  }

  /** The last tag, which no other follows. */
  end(): void {
    if (this.rest.endsWith('>') || />\s*$/.test(this.rest)) this.onTag(this.rest);
    this.rest = '';
  }
}

/** Where a comment, a section, an instruction or the declarations end; -1: not in this text. */
function endOfMarkup(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return after(text, ']]>', at + 9);
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2);
  return endOfDoctype(text, at);
}

const after = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
};

/** Apple writes its grammar into every export; entities are not part of it. */
function endOfDoctype(text: string, at: number): number {
  let inside = 0;
  let quote = '';
  for (let here = at + 2; here < text.length; here += 1) {
    const char = text.charAt(here);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (text.startsWith('<!--', here)) {
      const end = after(text, '-->', here + 4);
      if (end === -1) return -1;
      here = end - 1;
    } else if (/^<!ENTITY\b/i.test(text.slice(here, here + 9))) throw new BadFile('entities');
    else if (char === '[') inside += 1;
    else if (char === ']') inside -= 1;
    else if (char === '>' && inside === 0) return here + 1;
  }
  return -1;
}

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

/** An attribute of a tag, its character references put in; null: it has none of this name. */
export function attribute(tag: string, name: string): string | null {
  for (let at = tag.indexOf(`${name}=`); at !== -1; at = tag.indexOf(`${name}=`, at + 1)) {
    if (!/\s/.test(tag.charAt(at - 1))) continue;
    const quote = tag.charAt(at + name.length + 1);
    // The same letters within another attribute's value.
    if (quote !== '"' && quote !== "'") continue;
    const from = at + name.length + 2;
    const to = tag.indexOf(quote, from);
    return to === -1 ? null : withCharacters(tag.slice(from, to));
  }
  return null;
}

function withCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name: string, number: string, hex: string) => {
      if (name) return NAMED[name.toLowerCase() as keyof typeof NAMED];
      const code = Number.parseInt(number ?? hex, number ? 10 : 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
