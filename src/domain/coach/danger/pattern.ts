import { WORD_GROUPS } from './word-groups.ts';

/**
 * How a pattern is written. `თითი ყელი`: both words, near each other, in any order. `a|b`: one of them. `არ_მინდა`: one
 * right after the other. `{no}`: any word of a group (word-groups.ts). `!გარეშე`: no such word beside or between. `#days`: a
 * figure (see read-words.ts). The words themselves are written as in `WordLexicon`.
 */
export interface Pattern {
  terms: readonly Term[];
  apart: readonly Term[];
  /** Of each term what a row may begin with: a message without one of them is done with quickly. */
  heads: readonly (readonly string[])[];
}

/** Alternatives; each is a row of adjacent places, each place a choice of words or figures. */
type Term = readonly (readonly (readonly string[])[])[];

/** A word of a message: its keys, what a pattern's words it is (as they are written), and its clause. */
export interface ReadWord {
  keys: readonly string[];
  names: ReadonlySet<string>;
  clause: number;
}

/** Where something stands: the first and the last word. */
export type Span = readonly [first: number, last: number];

/** Words of one pattern stand at most so far from each other. */
const MOST_SPAN = 10;
/** No row of adjacent words is longer. */
const LONGEST_ROW = 4;
/** So near counts as beside. */
const BESIDE = 2;

/** The patterns of a rule, one a line. Throws at an unknown group: a fault of the table. */
export const patternsOf = (lines: string): Pattern[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const written = line.trim().split(/\s+/);
      const terms = written.filter((term) => !term.startsWith('!')).map(termOf);
      const apart = written.filter((term) => term.startsWith('!')).map((term) => termOf(term.slice(1)));
      return { terms, apart, heads: terms.map((term) => term.flatMap(([head = []]) => head)) };
    });

/** Every word that a pattern speaks of, as it is written. */
export const wordsOfPattern = ({ terms, apart }: Pattern): string[] =>
  [...terms, ...apart].flat(3).filter((word) => !word.startsWith('#'));

const termOf = (term: string): Term => term.split('|').map((row) => row.split('_').map(choiceOf));

function choiceOf(place: string): string[] {
  const group = /^\{(.+)\}$/.exec(place)?.[1];
  if (group === undefined) return [place];
  const words = WORD_GROUPS[group];
  if (words === undefined) throw new Error(`Unknown group of words: ${group}`);
  return words.split(' ');
}

/** Whether a message with these words may have a pattern at all. */
export const mayHave = ({ heads }: Pattern, names: ReadonlySet<string>): boolean =>
  heads.every((head) => head.some((name) => names.has(name)));

/** Every place where a pattern is found. The work grows with the words of the message and the few that a pattern names. */
export function* spansOf({ terms, apart }: Pattern, words: readonly ReadWord[]): Generator<Span> {
  const places = terms.map((term) => words.map((_, at) => placesAt(term, at, words)));
  const seen = new Set<number>();
  for (const span of together(places, [])) {
    const id = span[0] * words.length + span[1];
    if (seen.has(id)) continue;
    seen.add(id);
    if (!apart.some((term) => standsBeside(term, span, words))) yield span;
  }
}

/** One place of each term, none of them overlapping, all near each other; `places` of each term stand by the word where they begin. */
function* together(places: readonly (readonly (readonly Span[])[])[], chosen: readonly Span[]): Generator<Span> {
  const [next, ...rest] = places;
  if (!next) {
    yield around(chosen);
    return;
  }
  const near =
    chosen.length === 0
      ? next
      : next.slice(Math.max(0, around(chosen)[1] - MOST_SPAN), around(chosen)[0] + MOST_SPAN + 1);
  for (const place of near.flat()) {
    if (chosen.some(([first, last]) => place[0] <= last && place[1] >= first)) continue;
    const grown = [...chosen, place];
    const [first, last] = around(grown);
    if (last - first <= MOST_SPAN) yield* together(rest, grown);
  }
}

const around = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([first]) => first)),
  Math.max(...spans.map(([, last]) => last)),
];

const placesAt = (term: Term, at: number, words: readonly ReadWord[]): Span[] =>
  term.flatMap((row): Span[] =>
    row.every((choice, step) => isOneOf(choice, words[at + step])) ? [[at, at + row.length - 1]] : [],
  );

const isOneOf = (choice: readonly string[], word: ReadWord | undefined): boolean =>
  word !== undefined && choice.some((name) => word.names.has(name));

function standsBeside(term: Term, [first, last]: Span, words: readonly ReadWord[]): boolean {
  const clauses = new Set([words[first]?.clause, words[last]?.clause]);
  const near = words
    .slice(0, last + BESIDE + 1)
    .flatMap((_, at) => (at < first - BESIDE - LONGEST_ROW ? [] : placesAt(term, at, words)));
  return near.some(
    ([from, to]) =>
      to >= first - BESIDE &&
      from <= last + BESIDE &&
      (clauses.has(words[from]?.clause) || (from >= first && to <= last)),
  );
}
