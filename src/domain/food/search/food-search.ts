import { buildNameIndex, JOINED, type IndexedName, type NameIndex } from './name-index.ts';
import { scoreName, type Found } from './score-name.ts';
import {
  searchEntries,
  type SearchableFood,
  type SearchableRecipe,
  type SearchEntry,
  type SearchHit,
} from './search-entry.ts';
import { queryWords, type QueryWord } from './search-words.ts';
import type { WordMatch } from './word-index.ts';
import { WordVariants } from './word-variants.ts';

/** `limit`: most hits. `boosts`: how often the user logged a food, dish or recipe, by its id. */
export interface SearchOptions {
  limit: number;
  boosts?: ReadonlyMap<string, number>;
}

/** Foods and recipes by their names. */
export interface FoodSearch {
  /**
   * The best hits first, none for a query without a word. Understands Georgian in both scripts, English, names half typed,
   * case endings and typos. The same question has the same answer, whatever was asked before.
   */
  search(query: string, options: SearchOptions): SearchHit[];
}

/** Nobody types more; the work for a query grows with both. */
const MOST_WORDS = 8;
const MOST_LETTERS = 100;
/** With fewer hits than this, words with typos are looked for too. */
const ENOUGH = 3;

const WORTH_OF_READY = 40;
const WORTH_OF_LOGGED = { once: 150, doubled: 40, most: 400 } as const;
const WORTH_OF_VARIANT = { each: 15, most: 90 } as const;
/** Right behind the food by whose name it is meant. */
const BEHIND = 0.001;

/** What is asked of one query. */
interface Asked {
  index: NameIndex;
  variants: WordVariants;
  words: readonly QueryWord[];
}

/** Of fewer letters too many words are the beginning. */
const SHORTEST_BEGINNING = 4;

/**
 * Builds the search over a catalogue: some 50 ms for 2,800 foods and recipes the first time, so make it once and late. `variantsOf` is asked with the first query.
 */
export function createFoodSearch(
  foods: readonly SearchableFood[],
  recipes: readonly SearchableRecipe[],
  variantsOf = () => new WordVariants([...foods, ...recipes]),
): FoodSearch {
  const entries = searchEntries(foods, recipes);
  const index = buildNameIndex(entries);
  let known: WordVariants | undefined;
  const entryOfFood = new Map(entries.map(({ hit }, at) => [hit.kind === 'food' ? hit.id : '', at]));

  return {
    search(query, { limit, boosts }) {
      const words = queryWords(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
      if (words.length === 0) return [];
      const best = new Map<number, number>();
      const asked = { index, variants: (known ??= variantsOf()), words };
      collect(asked, best, false);
      if (words.length > 1) collect({ ...asked, words: [joined(words)] }, best, false);
      if ([...best.values()].filter((score) => score > 0).length < ENOUGH) collect(asked, best, true);
      weigh(entries, best, boosts);
      bringEaten(entries, entryOfFood, best);
      return [...best]
        .toSorted(([one, score], [other, otherScore]) => otherScore - score || byId(entries[one], entries[other]))
        .slice(0, Math.max(0, limit))
        .flatMap(([entry]) => entries[entry]?.hit ?? []);
    },
  };
}

/** The whole query written as one word. */
const joined = (words: readonly QueryWord[]): QueryWord => ({
  typed: words.map(({ typed }) => typed).join(''),
  keys: [words.map(({ keys: [key] }) => key).join('')],
});

/** Scores every name that has one of the words and keeps the best of each entry. */
function collect({ index, variants, words }: Asked, best: Map<number, number>, guess: boolean): void {
  const foundIn = new Map<number, (Found | null)[]>();
  for (const [at, { typed, keys }] of words.entries()) {
    const put = (key: string, matches: readonly WordMatch[]) => {
      for (const match of matches) place(index, foundIn, match, { typed, key, at, of: words.length });
      return matches.length > 0;
    };
    const find = (key: string) => put(key, index.words.matches(key));
    const exact = [...keys, ...keys.flatMap((key) => [...variants.meantBy(key)])].filter(find);
    if (guess || exact.length === 0)
      for (const key of keys) {
        if (key.length >= SHORTEST_BEGINNING) for (const meant of variants.meantByBeginning(key)) find(meant);
        put(key, index.words.near(key));
      }
  }
  for (const [number, found] of foundIn) {
    const name = index.names[number];
    const score = name && scoreName(name, found);
    if (name && typeof score === 'number' && score > (best.get(name.entry) ?? Number.NEGATIVE_INFINITY))
      best.set(name.entry, score);
  }
}

/** A word of the query by one of its keys, its place and how many there are. */
interface Typed {
  typed: string;
  key: string;
  at: number;
  of: number;
}

/** Notes where a matched word stands. A single letter is asked of first words only: half the table has one with it. */
function place(
  index: NameIndex,
  foundIn: Map<number, (Found | null)[]>,
  { word, fit, typos }: WordMatch,
  typed: Typed,
): void {
  const stored = index.words.all()[word] ?? '';
  const letters = fit === 'start' ? typed.key.length : stored.length;
  index.places.each(stored, (name, position) => {
    if ((position === JOINED && typed.of > 1) || (position > 0 && typed.key.length === 1)) return;
    let found = foundIn.get(name);
    if (!found) {
      found = Array.from({ length: typed.of }, () => null);
      foundIn.set(name, found);
    }
    const known = found[typed.at];
    // Matches come with the best fit first.
    if (!known)
      found[typed.at] = { position, fit, typos, letters, literal: hasLetters(index.names[name], typed.typed) };
  });
}

/** Whether a name has the very letters that were typed; of an English one in either case. */
const hasLetters = (name: IndexedName | undefined, typed: string): boolean =>
  name !== undefined &&
  (name.kind === 'english' ? name.text.toLowerCase().includes(typed.toLowerCase()) : name.text.includes(typed));

function weigh(
  entries: readonly SearchEntry[],
  best: Map<number, number>,
  boosts: ReadonlyMap<string, number> | undefined,
): void {
  for (const [at, score] of best) {
    const entry = entries[at];
    if (!entry) continue;
    const times = boosts ? entry.countedAs.reduce((sum, id) => sum + (boosts.get(id) ?? 0), 0) : 0;
    const logged =
      times > 0 ? Math.min(WORTH_OF_LOGGED.most, WORTH_OF_LOGGED.once + WORTH_OF_LOGGED.doubled * Math.log2(times)) : 0;
    const variants = Math.min(WORTH_OF_VARIANT.most, WORTH_OF_VARIANT.each * entry.variants);
    best.set(at, score + logged + variants + (entry.ready ? WORTH_OF_READY : 0));
  }
}

/** Dry rice is eaten boiled: who finds the one finds the other beside it. */
function bringEaten(
  entries: readonly SearchEntry[],
  entryOfFood: ReadonlyMap<string, number>,
  best: Map<number, number>,
): void {
  for (const [at, score] of best) {
    const eatenAs = entries[at]?.eatenAs;
    const eaten = eatenAs === undefined ? undefined : entryOfFood.get(eatenAs);
    const known = eaten === undefined ? undefined : best.get(eaten);
    if (eaten !== undefined && known !== undefined && known < score) best.set(eaten, score - BEHIND);
  }
}

function byId(one: SearchEntry | undefined, other: SearchEntry | undefined): number {
  const [left, right] = [one?.hit.id ?? '', other?.hit.id ?? ''];
  return left < right ? -1 : left > right ? 1 : 0;
}
