import { eachName, type NameKind, type SearchEntry } from './search-entry.ts';
import { KeyMemory, wordsOf } from './search-words.ts';
import { Places } from './places.ts';
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

/** The position of a word that is all words of its name written as one. */
export const JOINED = -1;

/** Longer names are not written as one word by anybody. */
const MOST_JOINED = 3;

/** All names by their words. */
export interface NameIndex {
  names: readonly IndexedName[];
  words: WordIndex;
  places: Places;
}

/** Builds the index of everybody's names. */
export function buildNameIndex(entries: readonly SearchEntry[]): NameIndex {
  const names: IndexedName[] = [];
  const keys = new KeyMemory();
  const places = new Places();
  const put = (entry: number, text: string, kind: NameKind): void => {
    const name = names.length;
    let [words, joined] = [0, ''];
    for (const word of wordsOf(text)) {
      const key = keys.of(word);
      if (key === '') continue;
      places.put(key, name, words);
      joined += key;
      words += 1;
    }
    names.push({ entry, text, kind, words, letters: joined.length });
    if (words > 1 && words <= MOST_JOINED) places.put(joined, name, JOINED);
  };
  for (const [entry, { named }] of entries.entries()) eachName(named, (text, kind) => put(entry, text, kind));
  return { names, words: new WordIndex(places.words()), places };
}
