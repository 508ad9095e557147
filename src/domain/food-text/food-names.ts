import type { Food, FoodId, Preparation } from '../food.ts';
import { foldKey } from '../georgian/latin-to-georgian.ts';
import { stemsOfName } from '../georgian/stem.ts';
import { TypoIndex } from '../georgian/typo-index.ts';
import { QUALIFIER_WORDS } from './qualifier-words.ts';
import { tokensOf } from './tokens.ts';
import { UNIT_WORDS } from './unit-words.ts';

/** How a name came to a food, from the surest on. */
const SURENESS = { name: 1, synonym: 0.98, english: 0.95, misspelling: 0.92, reordered: 0.9 } as const;

/** Words of names in a tree: one step a word, foods where a name ends. */
export interface NameNode {
  next: Map<number, NameNode>;
  ends: { food: Food; sureness: number }[];
}

/** Foods by everything that they are called, built once by `buildFoodNames`. */
export interface FoodNames {
  foods: ReadonlyMap<FoodId, Food>;
  root: NameNode;
  /** Words that a stem may be of; an instrumental inside a name (შაქრით) is under its stem with „+". */
  wordsOfStem: ReadonlyMap<string, readonly number[]>;
  /** The row of a food prepared so, by the id of the plain one. */
  prepared: ReadonlyMap<FoodId, ReadonlyMap<Preparation, Food>>;
  typos: TypoIndex;
}

/** Mark of an instrumental: ჩაი შაქრით is not ჩაი with შაქრის of „შაქრის გარეშე". */
export const WITH_MARK = '+';

/** Words of a longer name that may stand in any order: above this there are too many orders. */
const MOST_REORDERED = 3;

/** Reads the names of a food table, ready dishes included, for `parseFoodText`. Takes some tens of milliseconds for a thousand foods. */
export function buildFoodNames(foods: readonly Food[]): FoodNames {
  const root: NameNode = { next: new Map(), ends: [] };
  const wordsOfStem = new Map<string, number[]>();
  const numberOfWord = new Map<string, number>();
  const typable = new Set<string>();
  const wordOf = (key: string): number => {
    const known = numberOfWord.get(key);
    if (known !== undefined) return known;
    const word = numberOfWord.size;
    numberOfWord.set(key, word);
    const mark = /.{2,}i[tT]a?$/.test(key) && !key.endsWith('%') ? WITH_MARK : '';
    for (const stem of stemsOfName(key)) {
      const words = wordsOfStem.get(stem + mark);
      if (words) words.push(word);
      else wordsOfStem.set(stem + mark, [word]);
      if (mark === '') typable.add(stem);
    }
    return word;
  };
  const learn = (food: Food, name: string, sureness: number): void => {
    for (const keys of readingsOf(name)) {
      const path = keys.map(wordOf);
      addPath(root, path, food, sureness);
      if (path.length > 1 && path.length <= MOST_REORDERED) {
        for (const order of ordersOf(path).slice(1)) addPath(root, order, food, sureness * SURENESS.reordered);
      }
    }
  };
  for (const food of foods) {
    learn(food, food.name, SURENESS.name);
    for (const name of food.synonyms) learn(food, name, SURENESS.synonym);
    for (const name of food.misspellings) learn(food, name, SURENESS.misspelling);
    learn(food, food.nameEn, SURENESS.english);
  }
  const around = [...UNIT_WORDS.allStems(), ...QUALIFIER_WORDS.allStems()];
  return {
    foods: new Map(foods.map((food) => [food.id, food])),
    root,
    wordsOfStem,
    prepared: preparedRows(foods),
    typos: new TypoIndex([...typable, ...around]),
  };
}

/** The words of a name; of one with brackets also those outside: „ტყემალი (მწვანე)". */
function readingsOf(name: string): string[][] {
  const whole = keysOf(name);
  const outside = name.includes('(') ? keysOf(name.replace(/\([^)]*\)/g, ' ')) : whole;
  return [whole, outside].filter((keys, at, all) => keys.length > 0 && (at === 0 || keys.length < (all[0]?.length ?? 0)));
}

const keysOf = (name: string): string[] => tokensOf(name).flatMap((token) => (token.kind === 'mark' ? [] : [token.kind === 'word' ? token.key : foldKey(token.key)]));

function addPath(root: NameNode, path: readonly number[], food: Food, sureness: number): void {
  let node = root;
  for (const word of path) {
    let next = node.next.get(word);
    if (!next) {
      next = { next: new Map(), ends: [] };
      node.next.set(word, next);
    }
    node = next;
  }
  if (!node.ends.some((end) => end.food.id === food.id && end.sureness >= sureness)) node.ends.push({ food, sureness });
}

/** Every order of a few words, the given one first. */
function ordersOf(path: readonly number[]): number[][] {
  if (path.length <= 1) return [[...path]];
  return path.flatMap((first, at) => ordersOf([...path.slice(0, at), ...path.slice(at + 1)]).map((rest) => [first, ...rest]));
}

function preparedRows(foods: readonly Food[]): Map<FoodId, Map<Preparation, Food>> {
  const rows = new Map<FoodId, Map<Preparation, Food>>();
  for (const food of foods) {
    if (!food.base) continue;
    const known = rows.get(food.base.id) ?? new Map<Preparation, Food>();
    // Of two rows with one preparation (potato boiled, boiled in its skin) the first is the ordinary one.
    if (!known.has(food.base.preparation)) known.set(food.base.preparation, food);
    rows.set(food.base.id, known);
  }
  return rows;
}
