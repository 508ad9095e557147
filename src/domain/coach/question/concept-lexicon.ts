import { CONCEPTS, type Concept } from './concepts.ts';
import { WordLexicon } from './word-lexicon.ts';

const isConcept = (name: string): name is Concept => Object.hasOwn(CONCEPTS, name);

const entries = (): [word: string, concept: Concept][] =>
  Object.entries(CONCEPTS).flatMap(([name, words]) =>
    isConcept(name) ? words.split(' ').map((word): [string, Concept] => [word, name]) : [],
  );

/** What a word speaks of, in any spelling and case form. Built once: some 700 words. */
export const CONCEPT_LEXICON = new WordLexicon(entries());
