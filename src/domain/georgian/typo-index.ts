import { typoDistance } from './typo-distance.ts';

/** A stored word near to a typed one. */
export interface NearWord {
  word: string;
  /** Typos between the two, at least 1. */
  typos: number;
}

/** The longer of two words that one typo may part has so many letters at least; below that too many words are one letter apart. */
const SHORTEST = 5;
/** Up to here only a vowel may be left out or put in, or two letters swapped: ბოლო is not ბოლოკი, ფოსტა is not ფისტა. */
const MIDDLE = 6;
/** From here on a word may have two typos. */
const SHORTEST_FOR_TWO = 7;
/** Where an amount in grams says that a word is food. */
const SHORTEST_SURE = 3;
/** No food has a longer word, and the work for one grows with its square. */
const LONGEST = 24;
/** Results kept, as many as a long text asks for. */
const KEPT = 128;
const NONE: readonly NearWord[] = [];
const NO_WORDS: readonly string[] = [];

/** Words found by what they have in common with one letter left out, and by their consonants: no search through all of them. */
export class TypoIndex {
  private readonly byTrace = new Map<string, string | string[]>();
  /** What the last few words lie near to: one text asks for a word several times. */
  private readonly asked = new Map<string, readonly NearWord[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      if (word.length < SHORTEST - 1 || word.length > LONGEST) continue;
      for (const trace of tracesOf(word)) {
        const known = this.byTrace.get(trace);
        if (known === undefined) this.byTrace.set(trace, word);
        else if (typeof known === 'string') this.byTrace.set(trace, [known, word]);
        else known.push(word);
      }
    }
  }

  /** The one stored word that any single typo parts from this one, however short; undefined where there are several. For words that are surely food. */
  onlyNear(word: string): string | undefined {
    if (word.length < SHORTEST_SURE || word.length > LONGEST) return undefined;
    const found = new Set<string>();
    for (const trace of tracesOf(word))
      for (const stored of this.withTrace(trace))
        if (stored.charAt(0) === word.charAt(0) && typoDistance(word, stored, 1) === 1) found.add(stored);
    const [only] = found;
    return found.size === 1 ? only : undefined;
  }

  /** The stored words with the fewest typos from this one, none if it is too short, too long or too far from all. Its first letter counts as typed right. */
  near(word: string): readonly NearWord[] {
    if (word.length < SHORTEST || word.length > LONGEST) return NONE;
    const known = this.asked.get(word);
    if (known !== undefined) return known;
    const found = this.search(word);
    if (this.asked.size >= KEPT) this.asked.clear();
    this.asked.set(word, found);
    return found;
  }

  /** Most traces are of one word, which needs no list. */
  private withTrace(trace: string): readonly string[] {
    const known = this.byTrace.get(trace);
    return known === undefined ? NO_WORDS : typeof known === 'string' ? [known] : known;
  }

  private search(word: string): NearWord[] {
    let found: NearWord[] = [];
    const seen = new Set<string>();
    for (const trace of tracesOf(word)) {
      for (const stored of this.withTrace(trace)) {
        if (seen.has(stored)) continue;
        seen.add(stored);
        const length = Math.max(word.length, stored.length);
        if (length < SHORTEST || word.charAt(0) !== stored.charAt(0)) continue;
        const most = Math.min(found[0]?.typos ?? 2, Math.min(word.length, stored.length) >= SHORTEST_FOR_TWO ? 2 : 1);
        const typos = typoDistance(word, stored, most);
        if (typos > most || typos === 0 || !isLikely(word, stored, length)) continue;
        if (found[0] && typos < found[0].typos) found = [];
        found.push({ word: stored, typos });
      }
    }
    return found;
  }
}

/** Whether a short word may be a typo of another at all: the letters tell more of a long one. */
function isLikely(word: string, stored: string, length: number): boolean {
  if (length > MIDDLE) return true;
  const letters = (one: string) => [...one].toSorted().join('');
  return (
    letters(word) === letters(stored) ||
    withoutDoubles(word) === withoutDoubles(stored) ||
    (word.length !== stored.length && consonantsOf(word) === consonantsOf(stored))
  );
}

/** A key that was held too long: მაწონნი. */
const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, '$1');

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '');

/** The first letter stays: a word is near only to those that begin with it. */
function tracesOf(word: string): Set<string> {
  const traces = new Set([word]);
  for (let at = 1; at < word.length; at += 1) traces.add(word.slice(0, at) + word.slice(at + 1));
  const consonants = consonantsOf(word);
  // A mark keeps the consonants of a word apart from words that are written so.
  if (consonants.length >= 3) traces.add(`~${word.charAt(0)}${consonants}`);
  return traces;
}
