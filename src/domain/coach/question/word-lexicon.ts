import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { followsShortStem, stemsOfName, stemsOfWord } from '#domain/georgian/stem.ts';
import { typoDistance } from '#domain/georgian/typo-distance.ts';
import { TypoIndex } from '#domain/georgian/typo-index.ts';

const NONE: ReadonlySet<never> = new Set<never>();
/** A beginning has so many letters at least before one of them may be wrong. */
const SHORTEST_WITH_TYPO = 7;

/**
 * Names of words in any spelling and case form. `=word` stands only as it is, `word*` begins so (verbs, whose stem is in the
 * middle), a plain word is a noun or adjective in any case form. Words meet by their keys (`foldKey`, or what `keyOf` gives).
 */
export class WordLexicon<Name extends string> {
  private readonly keyOf: (word: string) => string;
  private readonly exact = new Map<string, Set<Name>>();
  private readonly full = new Map<string, Set<Name>>();
  private readonly short = new Map<string, Set<Name>>();
  /** Beginnings by their first two letters, so that few are tried. */
  private readonly beginnings = new Map<string, [beginning: string, name: Name][]>();
  /** Those in which a typo is still told from another word, by their first letter. */
  private readonly longBeginnings = new Map<string, [beginning: string, name: Name][]>();
  private readonly typos: TypoIndex;

  constructor(entries: Iterable<readonly [word: string, name: Name]>, keyOf = foldKey) {
    this.keyOf = keyOf;
    for (const [word, name] of entries) this.add(word, name);
    this.typos = new TypoIndex([...this.exact.keys(), ...this.full.keys()]);
  }

  /** The names of a word given by its key. */
  of(key: string): ReadonlySet<Name> {
    const found = new Set<Name>(this.exact.get(key));
    for (const way of stemsOfWord(key)) {
      for (const name of this.full.get(way.stem) ?? []) found.add(name);
      if (followsShortStem(way)) for (const name of this.short.get(way.stem) ?? []) found.add(name);
    }
    for (const [beginning, name] of this.beginnings.get(key.slice(0, 2)) ?? [])
      if (key.startsWith(beginning)) found.add(name);
    return found;
  }

  /** The names of a word that is known only with a typo. */
  near(key: string): ReadonlySet<Name> {
    for (const { stem } of stemsOfWord(key)) {
      const [nearest] = this.typos.near(stem);
      const found = nearest && (this.exact.get(nearest.word) ?? this.full.get(nearest.word));
      if (found) return found;
    }
    return NONE;
  }

  /** The names whose long beginning (`word*`) a word has with one typo; its first letter counts as typed right. */
  beginningNear(key: string): ReadonlySet<Name> {
    const found = new Set<Name>();
    for (const [beginning, name] of this.longBeginnings.get(key.slice(0, 1)) ?? []) {
      const { length } = beginning;
      if (key.length < length - 1) continue;
      if ([length - 1, length, length + 1].some((letters) => typoDistance(key.slice(0, letters), beginning, 1) <= 1))
        found.add(name);
    }
    return found;
  }

  private add(word: string, name: Name): void {
    if (word.startsWith('=')) put(this.exact, this.keyOf(word.slice(1)), name);
    else if (word.endsWith('*')) {
      const beginning = this.keyOf(word.slice(0, -1));
      putPair(this.beginnings, beginning.slice(0, 2), [beginning, name]);
      if (beginning.length >= SHORTEST_WITH_TYPO)
        putPair(this.longBeginnings, beginning.slice(0, 1), [beginning, name]);
    } else {
      const { full, short } = stemsOfName(this.keyOf(word));
      for (const stem of full) put(this.full, stem, name);
      for (const stem of short) put(this.short, stem, name);
    }
  }
}

function put<Name>(map: Map<string, Set<Name>>, key: string, name: Name): void {
  const known = map.get(key);
  if (known) known.add(name);
  else map.set(key, new Set([name]));
}

function putPair<Pair>(map: Map<string, Pair[]>, key: string, pair: Pair): void {
  const known = map.get(key);
  if (known) known.push(pair);
  else map.set(key, [pair]);
}
