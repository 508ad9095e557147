import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { followsShortStem, stemsOfName, stemsOfWord } from '#domain/georgian/stem.ts';
import type { Ending } from '#domain/georgian/stemmed.ts';
import type { Token } from '../elements/tokens.ts';

/** A found entry and how many tokens it took. */
export interface Listed<Entry> {
  entry: Entry;
  length: number;
  /** It stands in a case form other than the nominative. */
  oblique: boolean;
}

type Found<Entry> = Omit<Listed<Entry>, 'length'>;

const ANY_ENDING: ReadonlySet<Ending> = new Set<Ending>([
  'bare',
  'nominative',
  'dative',
  'genitive',
  'instrumental',
  'with',
  'on',
  'other',
]);

/** Words of the language around foods (units, sizes, preparations, fillers), found in any spelling and the case forms that they take beside a food. `_` joins the words of a phrase. */
export class WordList<Entry> {
  private readonly exact = new Map<string, Entry>();
  private readonly full = new Map<string, Entry>();
  private readonly short = new Map<string, Entry>();
  private readonly phraseStarts = new Set<string>();
  private readonly endings: ReadonlySet<Ending>;

  constructor(endings: ReadonlySet<Ending> = ANY_ENDING) {
    this.endings = endings;
  }

  /** A word that stands only as it is (a verb, an abbreviation), or a phrase of two such words. */
  addExact(phrase: string, entry: Entry): void {
    const words = phrase.split('_').map((word) => foldKey(word));
    if (words.length > 1) this.phraseStarts.add(words[0] ?? '');
    this.exact.set(words.join(' '), entry);
  }

  /** A noun or adjective, or a phrase whose last word is one. */
  addInflected(phrase: string, entry: Entry): void {
    const words = phrase.split('_').map((word) => foldKey(word));
    const last = words.pop() ?? '';
    const before = words.map((word) => `${word} `).join('');
    if (before !== '') this.phraseStarts.add(words[0] ?? '');
    const { full, short } = stemsOfName(last);
    for (const stem of full) this.full.set(before + stem, entry);
    for (const stem of short) this.short.set(before + stem, entry);
  }

  /** The longest entry that begins at a token. */
  at(tokens: readonly Token[], index: number): Listed<Entry> | undefined {
    const token = tokens[index];
    if (token?.kind !== 'word') return undefined;
    const phrase = this.phraseAt(tokens, index);
    if (phrase) return phrase;
    const found = this.exactly(token.key) ?? this.ofWord(token.key, '');
    return found && { ...found, length: 1 };
  }

  /** The phrase of two words that begins at a token. */
  phraseAt(tokens: readonly Token[], index: number): Listed<Entry> | undefined {
    const token = tokens[index];
    const next = token?.kind === 'word' && this.phraseStarts.has(token.key) ? tokens[index + 1] : undefined;
    if (token === undefined || next?.kind !== 'word') return undefined;
    const phrase = this.exactly(`${token.key} ${next.key}`) ?? this.ofWord(next.key, `${token.key} `);
    return phrase && { ...phrase, length: 2 };
  }

  private exactly(key: string): Found<Entry> | undefined {
    const entry = this.exact.get(key);
    return entry === undefined ? undefined : { entry, oblique: false };
  }

  /** The entry of a full stem: for typos. */
  ofStem(stem: string): Entry | undefined {
    return this.full.get(stem);
  }

  /** Every full stem of one word: for typos. */
  allStems(): string[] {
    return [...this.full.keys()].filter((stem) => !stem.includes(' '));
  }

  private ofWord(key: string, before: string): Found<Entry> | undefined {
    for (const way of stemsOfWord(key)) {
      if (!this.endings.has(way.ending)) continue;
      const stem = before + way.stem;
      const entry = this.full.get(stem) ?? (followsShortStem(way) ? this.short.get(stem) : undefined);
      if (entry !== undefined) return { entry, oblique: way.ending !== 'bare' && way.ending !== 'nominative' };
    }
    return undefined;
  }
}
