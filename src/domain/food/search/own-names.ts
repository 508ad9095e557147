import { stemsOfName, stemsOfWord } from '#domain/georgian/stem.ts';
import { KeyMemory } from './search-words.ts';

/** A shorter stem is the beginning of too much. */
const SHORTEST_STEM = 3;

/**
 * The few things of the person's own whose names a query means, in their order: each of its words begins a word of the name, or is one in another
 * case. Of an empty query none.
 */
export function namedLike<Item>(items: readonly Item[], nameOf: (item: Item) => string, query: string): Item[] {
  const keys = new KeyMemory();
  const wanted = keys.wordsOf(query);
  if (wanted.length === 0) return [];
  return items.filter((item) => {
    const words = keys.wordsOf(nameOf(item));
    return wanted.every((key) => words.some((word) => isMeant(word, key)));
  });
}

function isMeant(word: string, key: string): boolean {
  if (word.startsWith(key)) return true;
  const { full, short } = stemsOfName(word);
  return stemsOfWord(key).some(
    ({ stem }) => stem.length >= SHORTEST_STEM && (full.includes(stem) || short.includes(stem)),
  );
}
