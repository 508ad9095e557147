import type { Food, FoodId, HouseholdUnit, Preparation } from '../food.ts';
import { stemsOfName } from '../georgian/stem.ts';
import { TypoIndex } from '../georgian/typo-index.ts';
import { OF_MARK, SHORT_MARK, WITH_MARK, type FoodNames, type NameNode } from './food-names.ts';
import { NameMatcher } from './match-name.ts';
import { QUALIFIER_WORDS } from './qualifier-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import { UNIT_WORDS } from './unit-words.ts';

/** How a name came to a food, from the surest on. */
const SURENESS = { name: 1, synonym: 0.98, english: 0.95, misspelling: 0.92, reordered: 0.9 } as const;

/** Words of a longer name that may stand in any order: above this there are too many orders. Misspellings and English names keep theirs. */
const MOST_REORDERED = 3;

interface Name {
  food: Food;
  tokens: readonly Token[];
  sureness: number;
}

/** Reads the names of a food table, ready dishes included, for `parseFoodText`. Takes a tenth of a second for a thousand foods. */
export function buildFoodNames(foods: readonly Food[]): FoodNames {
  const words = new NameWords();
  const root = newNode();
  const names = foods.flatMap(namesOf);
  for (const { tokens } of names) for (const { key } of tokens) words.numberOf(key, tokens.length > 1);
  words.learnOtherGenitives();
  const index: FoodNames = {
    foods: new Map(foods.map((food) => [food.id, food])),
    root,
    wordsOfStem: words.ofStem,
    prepared: preparedRows(foods),
    typos: new TypoIndex([...words.plainStems(), ...UNIT_WORDS.allStems(), ...QUALIFIER_WORDS.allStems()]),
  };
  const [measured, plain] = [names.filter(hasUnit), names.filter((name) => !hasUnit(name))];
  for (const name of plain) addName(root, words, name);
  for (const name of measured.filter((name) => !isMeasureOfFood(index, name))) addName(root, words, name);
  return index;
}

function namesOf(food: Food): Name[] {
  const read = (name: string, sureness: number): Name[] => readingsOf(name).map((tokens) => ({ food, tokens, sureness }));
  return [
    ...read(food.name, SURENESS.name),
    ...food.synonyms.flatMap((name) => read(name, SURENESS.synonym)),
    ...food.misspellings.flatMap((name) => read(name, SURENESS.misspelling)),
    ...read(food.nameEn, SURENESS.english),
  ];
}

/** The words of a name; of one with brackets also those outside: „ტყემალი (მწვანე)". */
function readingsOf(name: string): Token[][] {
  const words = (text: string) => tokensOf(text).filter(({ kind }) => kind !== 'mark');
  const whole = words(name);
  const outside = name.includes('(') ? words(name.replace(/\([^)]*\)/g, ' ')) : [];
  return [whole, outside].filter((tokens) => tokens.length > 0);
}

const unitAt = ({ tokens }: Name, at: number): HouseholdUnit | undefined => {
  const unit = UNIT_WORDS.at(tokens, at)?.entry.unit;
  return unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l' || unit === 'spoon' ? undefined : unit;
};
const hasUnit = (name: Name): boolean => name.tokens.length > 1 && (unitAt(name, 0) !== undefined || unitAt(name, name.tokens.length - 1) !== undefined);

/** „მუჭა ნუში" and „ნივრის კბილი" are amounts of foods that have names of their own. */
function isMeasureOfFood(index: FoodNames, name: Name): boolean {
  return [0, name.tokens.length - 1].some((at) => {
    const unit = unitAt(name, at);
    const rest = name.tokens.filter((_, other) => other !== at);
    const match = new NameMatcher(index, rest).at(0, false);
    return unit !== undefined && match?.length === rest.length && match.food.unitGrams[unit] !== undefined;
  });
}

/** What a word inside a name is marked with, by its key. */
const markOf = (key: string): string => (/.{2}ita?$/.test(key) ? WITH_MARK : /.{2}isa?$/.test(key) ? OF_MARK : '');

/** Numbers the words of names and knows them by their stems. */
class NameWords {
  readonly ofStem = new Map<string, number[]>();
  private readonly numbers = new Map<string, number>();
  private readonly plain = new Set<string>();
  /** Full stems by the short ones of the same word, and the other way round. */
  private readonly sameWord = new Map<string, string[]>();

  /** A word that is a name alone stands in no case: მარგარიტა is not „with margar". */
  numberOf(key: string, inside: boolean): number {
    const mark = inside ? markOf(key) : '';
    const known = this.numbers.get(key + mark);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(key + mark, number);
    const { full, short } = stemsOfName(key, mark !== '');
    if (mark === '') this.pair(full, short);
    for (const stem of full) {
      this.put(stem + mark, number);
      if (mark === '') this.plain.add(stem);
    }
    for (const stem of short) {
      this.put(stem + SHORT_MARK + mark, number);
      if (mark === '') this.plain.add(stem);
    }
    return number;
  }

  /** People write ლიმონის for ლიმნის and the other way round: inside a name either stem will do. */
  learnOtherGenitives(): void {
    for (const [marked, number] of this.numbers) {
      const mark = marked.endsWith(WITH_MARK) ? WITH_MARK : marked.endsWith(OF_MARK) ? OF_MARK : '';
      if (mark === '') continue;
      for (const stem of stemsOfName(marked.slice(0, -1), true).full) for (const other of this.sameWord.get(stem) ?? []) this.put(other + mark, number);
    }
  }

  /** Stems that a typo may have changed. */
  plainStems(): Iterable<string> {
    return this.plain;
  }

  private pair(full: readonly string[], short: readonly string[]): void {
    const [plain] = full;
    if (plain === undefined) return;
    for (const stem of short) {
      this.sameWord.set(stem, [...(this.sameWord.get(stem) ?? []), plain]);
      this.sameWord.set(plain, [...(this.sameWord.get(plain) ?? []), stem]);
    }
  }

  private put(stem: string, number: number): void {
    const known = this.ofStem.get(stem);
    if (known?.includes(number)) return;
    if (known) known.push(number);
    else this.ofStem.set(stem, [number]);
  }
}

function addName(root: GrowingNode, words: NameWords, { food, tokens, sureness }: Name): void {
  const path = tokens.map(({ key }) => words.numberOf(key, tokens.length > 1));
  addPath(root, path, { food, sureness, reordered: false });
  if (path.length > MOST_REORDERED || sureness < SURENESS.synonym) return;
  for (const order of ordersOf(path).slice(1)) addPath(root, order, { food, sureness: sureness * SURENESS.reordered, reordered: true });
}

/** A node while the tree grows: most end a name and lead nowhere, so that their map comes with the first step. */
interface GrowingNode extends NameNode {
  next: Map<number, GrowingNode>;
}

const NOWHERE: Map<number, GrowingNode> = new Map();
const newNode = (): GrowingNode => ({ next: NOWHERE, ends: [] });

function addPath(root: GrowingNode, path: readonly number[], end: NameNode['ends'][number]): void {
  let node = root;
  for (const word of path) {
    let next = node.next.get(word);
    if (!next) {
      next = newNode();
      if (node.next === NOWHERE) node.next = new Map();
      node.next.set(word, next);
    }
    node = next;
  }
  if (!node.ends.some((known) => known.food.id === end.food.id && known.sureness >= end.sureness)) node.ends.push(end);
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
