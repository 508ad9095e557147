import { stemsOfName, stemsOfWord } from '#domain/georgian/stem.ts';
import { englishSingulars } from './english-singular.ts';
import { PrefixTypos } from './prefix-typos.ts';

/** How a stored word fits a typed one, the best first. */
export type Fit = 'same' | 'case' | 'start' | 'typo';

/** A stored word that fits a typed one. */
export interface WordMatch {
  /** Its number in the index. */
  word: number;
  fit: Fit;
  typos: number;
}

/** A typed word of fewer letters than this is taken as it is; of fewer than the second has at most one typo. */
const SHORTEST_FOR_ONE = 4;
const SHORTEST_FOR_TWO = 8;

/** Stems in which an o of the word may have become a v; the first letter of a word is never changed. */
const V_FOR_O = /.v[lrnmz]$/;

/** The distinct words of all names, by key, found as they are, in any case form, by their beginning, and with typos. */
export class WordIndex {
  /** By code units, so that the words of one beginning lie together. */
  private readonly words: readonly string[];
  private readonly letters: Uint32Array;
  /** By the word's number, of those that were asked about. */
  private readonly stems: (readonly string[] | undefined)[];

  /** Of words that are all different. */
  constructor(words: Iterable<string>) {
    this.words = [...words].toSorted();
    this.letters = Uint32Array.from(this.words, lettersOf);
    this.stems = this.words.map(() => undefined);
  }

  /** Every word by its number. */
  all(): readonly string[] {
    return this.words;
  }

  /** The stored words that a typed key may mean without a typo, each once with its best fit. */
  matches(key: string): WordMatch[] {
    const found = new Map<number, WordMatch>();
    const put = (word: number, fit: Fit): void => {
      if (!found.has(word)) found.set(word, { word, fit, typos: 0 });
    };
    const from = this.firstFrom(key);
    if (this.words[from] === key) put(from, 'same');
    for (const stem of stemsOfTyped(key)) for (const word of this.withStem(stem)) put(word, 'case');
    for (let at = from; at < this.words.length; at += 1) {
      if (!this.words[at]?.startsWith(key)) break;
      put(at, 'start');
    }
    return [...found.values()];
  }

  /** The stored words that begin with a typed key if it has one typo, or two in a long one; those with the fewest only. */
  near(key: string): WordMatch[] {
    const most = key.length < SHORTEST_FOR_ONE ? 0 : key.length < SHORTEST_FOR_TWO ? 1 : 2;
    if (most === 0) return [];
    const typed = lettersOf(key);
    const typosTo = new PrefixTypos(key, most);
    let found: WordMatch[] = [];
    let fewest = most;
    for (const [number, word] of this.words.entries()) {
      if (
        word.length < key.length - fewest ||
        !beginsAlike(key, word) ||
        bits(typed & ~(this.letters[number] ?? 0)) > fewest
      )
        continue;
      const typos = typosTo.of(word);
      if (typos > fewest) continue;
      if (typos < fewest) {
        found = [];
        fewest = typos;
      }
      found.push({ word: number, fit: 'typo', typos });
    }
    return found;
  }

  /**
   * The words of a stem in their order. A stem is the beginning of its word but for its last letter (წყლ- of წყალი) or two (ნივრ- of ნიორი), so only the
   * words that begin so are looked at. Nobody asks for most stems: to have those of a whole table ready would take as long as the rest of the index.
   */
  private withStem(stem: string): number[] {
    const beginning = stem.slice(0, V_FOR_O.test(stem) ? -2 : -1);
    if (beginning === '') return [];
    const found: number[] = [];
    for (let at = this.firstFrom(beginning); at < this.words.length; at += 1) {
      if (!this.words[at]?.startsWith(beginning)) break;
      if (this.stemsOf(at).includes(stem)) found.push(at);
    }
    return found;
  }

  private stemsOf(number: number): readonly string[] {
    return (this.stems[number] ??= stemsOfStored(this.words[number] ?? ''));
  }

  private firstFrom(key: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Stems of a stored word: a dictionary word, or an English plural. */
function stemsOfStored(word: string): string[] {
  const { full, short } = stemsOfName(word);
  return [...full, ...short, ...englishSingulars(word)];
}

/** What a typed word may be a form of; its own shortened stems too, because ქათამი is asked for and ქათმის is in the name. */
function stemsOfTyped(key: string): Set<string> {
  const stems = new Set<string>();
  for (const { stem, ending } of stemsOfWord(key)) if (ending !== 'without') stems.add(stem);
  for (const stem of stemsOfStored(key)) stems.add(stem);
  return stems;
}

/** People hit the first letter, leave it out or swap it with the second. */
function beginsAlike(key: string, word: string): boolean {
  const first = key.charCodeAt(0);
  const stored = word.charCodeAt(0);
  return first === stored || first === word.charCodeAt(1) || stored === key.charCodeAt(1);
}

/** Which letters a key has, one bit each: what rules a word out before the letters are compared one by one. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters >>> 0;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
