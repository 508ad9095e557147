import { foldKey } from '../georgian/latin-to-georgian.ts';
import { followsShortStem, stemsOfName, stemsOfWord } from '../georgian/stem.ts';
import { TypoIndex } from '../georgian/typo-index.ts';
import { CONCEPTS, type Concept } from './concepts.ts';

const NONE: ReadonlySet<Concept> = new Set();

/** What a word speaks of, in any spelling and case form. */
class ConceptLexicon {
  private readonly exact = new Map<string, Set<Concept>>();
  private readonly full = new Map<string, Set<Concept>>();
  private readonly short = new Map<string, Set<Concept>>();
  /** Beginnings by their first two letters, so that few are tried. */
  private readonly beginnings = new Map<string, [beginning: string, concept: Concept][]>();
  private readonly typos: TypoIndex;

  constructor() {
    for (const [concept, words] of entries()) for (const word of words.split(' ')) this.add(word, concept);
    this.typos = new TypoIndex([...this.exact.keys(), ...this.full.keys()]);
  }

  /** The concepts of a word given by its key. */
  of(key: string): ReadonlySet<Concept> {
    const found = new Set<Concept>(this.exact.get(key));
    for (const way of stemsOfWord(key)) {
      for (const concept of this.full.get(way.stem) ?? []) found.add(concept);
      if (followsShortStem(way)) for (const concept of this.short.get(way.stem) ?? []) found.add(concept);
    }
    for (const [beginning, concept] of this.beginnings.get(key.slice(0, 2)) ?? []) if (key.startsWith(beginning)) found.add(concept);
    return found;
  }

  /** The concepts of a word that is known only with a typo. */
  near(key: string): ReadonlySet<Concept> {
    for (const { stem } of stemsOfWord(key)) {
      const [nearest] = this.typos.near(stem);
      const found = nearest && (this.exact.get(nearest.word) ?? this.full.get(nearest.word));
      if (found) return found;
    }
    return NONE;
  }

  private add(word: string, concept: Concept): void {
    if (word.startsWith('=')) put(this.exact, foldKey(word.slice(1)), concept);
    else if (word.endsWith('*')) {
      const beginning = foldKey(word.slice(0, -1));
      const known = this.beginnings.get(beginning.slice(0, 2)) ?? [];
      this.beginnings.set(beginning.slice(0, 2), [...known, [beginning, concept]]);
    } else {
      const { full, short } = stemsOfName(foldKey(word));
      for (const stem of full) put(this.full, stem, concept);
      for (const stem of short) put(this.short, stem, concept);
    }
  }
}

const isConcept = (name: string): name is Concept => Object.hasOwn(CONCEPTS, name);

const entries = (): [Concept, string][] => Object.entries(CONCEPTS).flatMap(([name, words]) => (isConcept(name) ? [[name, words]] : []));

function put(map: Map<string, Set<Concept>>, key: string, concept: Concept): void {
  const known = map.get(key);
  if (known) known.add(concept);
  else map.set(key, new Set([concept]));
}

/** Built once: some 700 words. */
export const CONCEPT_LEXICON = new ConceptLexicon();
