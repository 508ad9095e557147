import type { NameKind, SearchEntry } from './search-entry.ts';
import { KeyMemory } from './search-words.ts';
import { WordIndex } from './word-index.ts';

/** One name of an entry. */
export interface IndexedName {
  entry: number;
  text: string;
  kind: NameKind;
  /** Its words and their letters. */
  words: number;
  letters: number;
}

/** Where a word stands in a name; `JOINED` where it is all words of the name written as one. */
interface Place {
  name: number;
  position: number;
}
export const JOINED = -1;

/** Longer names are not written as one word by anybody. */
const MOST_JOINED = 3;

/** All names by their words. */
export interface NameIndex {
  names: readonly IndexedName[];
  words: WordIndex;
  /** By the word's number. */
  places: readonly (readonly Place[])[];
}

/** Builds the index of everybody's names. */
export function buildNameIndex(entries: readonly SearchEntry[]): NameIndex {
  const names: IndexedName[] = [];
  const byWord = new Map<string, Place[]>();
  const keys = new KeyMemory();
  const put = (word: string, place: Place): void => {
    const known = byWord.get(word);
    if (known) known.push(place);
    else byWord.set(word, [place]);
  };
  for (const [entry, { names: texts }] of entries.entries()) {
    for (const { text, kind } of texts) {
      const words = keys.wordsOf(text);
      const joined = words.join('');
      const name = names.push({ entry, text, kind, words: words.length, letters: joined.length }) - 1;
      for (const [position, word] of words.entries()) put(word, { name, position });
      if (words.length > 1 && words.length <= MOST_JOINED) put(joined, { name, position: JOINED });
    }
  }
  const words = new WordIndex(byWord.keys());
  return { names, words, places: words.all().map((word) => byWord.get(word) ?? []) };
}
