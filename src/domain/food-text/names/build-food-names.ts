import type { Food, FoodId, HouseholdUnit, Preparation } from '#domain/food/food.ts';
import { WordVariants } from '#domain/food/search/word-variants.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { nameInGeorgianLetters } from '#domain/georgian/russian-to-georgian.ts';
import { stemsOfName } from '#domain/georgian/stem.ts';
import { TypoIndex } from '#domain/georgian/typo-index.ts';
import { OF_MARK, SHORT_MARK, SURENESS, WITH_MARK, type FoodNames, type NameNode } from './food-names.ts';
import { NameMatcher } from './match-name.ts';
import { QUALIFIER_WORDS } from '../words/qualifier-words.ts';
import { tokensOf, type Token } from '../elements/tokens.ts';
import { UNIT_WORDS } from '../words/unit-words.ts';

/** Words of a longer name that may stand in any order: above this there are too many orders. Misspellings and English names keep theirs. */
const MOST_REORDERED = 3;

interface Name {
  food: Food;
  /** Keys of its words. */
  keys: readonly string[];
  sureness: number;
  /** A Russian name in Georgian letters: no typo is thought of, too many ordinary words lie near. */
  foreign: boolean;
  /** It leaves out what the dish's own name says is in it: „თევზის კოტლეტი" for the one with salad. */
  partly: boolean;
}

/**
 * Reads the names of a food table, ready dishes included, for `parseFoodText`. What only some texts ask for is made when they do: names in another
 * order of their words, and the index of typos.
 */
export function buildFoodNames(foods: readonly Food[], variants = new WordVariants(foods)): FoodNames {
  const words = new NameWords(variants);
  const tree = new NameTree(words);
  const names = foods.flatMap((food) => namesOf(food, words));
  for (const foreign of [false, true])
    for (const { keys } of names.filter((name) => name.foreign === foreign))
      for (const key of keys) words.numberOf(key, keys.length > 1, foreign);
  words.learnOtherGenitives();
  let typos: TypoIndex | undefined;
  const index: FoodNames = {
    foods: new Map(foods.map((food) => [food.id, food])),
    root: tree.root,
    reordered: (word) => tree.reordered(word),
    wordsOfStem: words.ofStem,
    prepared: preparedRows(foods),
    get typos() {
      return (typos ??= new TypoIndex([
        ...words.plainStems(),
        ...UNIT_WORDS.allStems(),
        ...QUALIFIER_WORDS.allStems(),
      ]));
    },
  };
  const measured = names.filter((name) => hasUnit(name, words));
  const ofUnits = new Set(measured);
  for (const name of names) if (!ofUnits.has(name)) tree.add(name);
  for (const name of measured.filter((name) => !isMeasureOfFood(index, words, name))) tree.add(name);
  return index;
}

function namesOf(food: Food, words: NameWords): Name[] {
  const names: Name[] = [];
  const read = (name: string, sureness: number, partly = false, foreign = false): void => {
    for (const keys of readingsOf(name, words)) names.push({ food, keys, sureness, foreign, partly });
  };
  read(food.name, SURENESS.name);
  for (const name of food.synonyms) read(name, SURENESS.synonym, isPartOf(name, food, words));
  for (const name of food.synonyms.flatMap(nameInGeorgianLetters)) read(name, SURENESS.misspelling, false, true);
  for (const name of food.misspellings) read(name, SURENESS.misspelling);
  read(food.nameEn, SURENESS.english);
  return names;
}

/** Whether a name has words of a dish's own but not all that goes along with it. */
function isPartOf(name: string, { holds, name: own }: Food, words: NameWords): boolean {
  if (holds === undefined) return false;
  const said = name.split(/[ -]/u).map((word) => words.keyOf(word).slice(0, SHARED));
  const has = (word: string): boolean => said.some((begin) => word.startsWith(begin));
  const keys = own.split(/[ -]/u).map((word) => words.keyOf(word));
  const along = keys.filter((key, at) => at > 0 && markOf(key) === WITH_MARK);
  return along.some((key) => !has(key)) && keys.some((key) => !along.includes(key) && has(key));
}
/** Letters that a word shares with its case forms. */
const SHARED = 3;

/** Words of letters and spaces alone: most names are no more, and need no reader of texts. */
const PLAIN_NAME = /^[\u10D0-\u10F0A-Za-z\u0430-\u044F]+(?: [\u10D0-\u10F0A-Za-z\u0430-\u044F]+)*$/;

/** The words of a name; of one with brackets also those outside: „ტყემალი (მწვანე)". */
function readingsOf(name: string, words: NameWords): string[][] {
  if (PLAIN_NAME.test(name)) return [name.split(' ').map((word) => words.keyOf(word))];
  const keys = (text: string) => tokensOf(text).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]));
  const whole = keys(name);
  const outside = name.includes('(') ? keys(name.replace(/\([^)]*\)/g, ' ')) : [];
  return [whole, outside].filter((each) => each.length > 0);
}

const hasUnit = ({ keys, sureness }: Name, words: NameWords): boolean =>
  keys.length > 1 &&
  sureness < SURENESS.name &&
  (words.unitOf(keys[0]) !== undefined || words.unitOf(keys.at(-1)) !== undefined);

/** „მუჭა ნუში" and „ნივრის კბილი" are amounts of foods that have names of their own. */
function isMeasureOfFood(index: FoodNames, words: NameWords, { keys }: Name): boolean {
  return [0, keys.length - 1].some((at) => {
    const unit = words.unitOf(keys[at]);
    if (unit === undefined) return false;
    const rest = keys.flatMap((key, other): Token[] => (other === at ? [] : [{ kind: 'word', key, start: 0, end: 0 }]));
    const match = new NameMatcher(index, rest).at(0, false);
    return match?.length === rest.length && match.food.unitGrams[unit] !== undefined;
  });
}

function householdUnit(key: string): HouseholdUnit | undefined {
  const unit = UNIT_WORDS.at([{ kind: 'word', key, start: 0, end: 0 }], 0)?.entry.unit;
  return unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l' || unit === 'spoon' ? undefined : unit;
}

/** What a word inside a name is marked with, by its key. */
const markOf = (key: string): string => (/.{2}ita?$/.test(key) ? WITH_MARK : /.{2}isa?$/.test(key) ? OF_MARK : '');

/** Numbers the words of names and knows them by their stems. */
class NameWords {
  readonly ofStem = new Map<string, number[]>();
  private readonly variants: WordVariants;
  private readonly keys = new Map<string, string>();
  private readonly units = new Map<string, HouseholdUnit | undefined>();
  private readonly numbers = new Map<string, number>();
  private readonly inside = new Map<string, number>();
  private readonly alone = new Map<string, number>();
  private readonly plain = new Set<string>();
  /** Full stems by the short ones of the same word, and the other way round. */
  private readonly sameWord = new Map<string, string[]>();

  constructor(variants: WordVariants) {
    this.variants = variants;
  }

  /** The key of a word: names have few words. */
  keyOf(word: string): string {
    const known = this.keys.get(word);
    if (known !== undefined) return known;
    const key = foldKey(word);
    this.keys.set(word, key);
    return key;
  }

  /** The household measure that a word is. */
  unitOf(key: string | undefined): HouseholdUnit | undefined {
    if (key === undefined) return undefined;
    if (!this.units.has(key)) this.units.set(key, householdUnit(key));
    return this.units.get(key);
  }

  /** A word that is a name alone stands in no case: მარგარიტა is not „with margar". */
  numberOf(key: string, inside: boolean, foreign = false): number {
    const seen = (inside ? this.inside : this.alone).get(key);
    if (seen !== undefined) return seen;
    const mark = inside ? markOf(key) : '';
    const number = this.numbers.get(key + mark) ?? this.learn(key, mark, foreign);
    (inside ? this.inside : this.alone).set(key, number);
    return number;
  }

  private learn(key: string, mark: string, foreign: boolean): number {
    const number = this.numbers.size;
    this.numbers.set(key + mark, number);
    const { full, short } = stemsOfName(key, mark !== '');
    if (mark === '') this.pair(full, short);
    for (const stem of full) {
      this.put(stem + mark, number);
      if (mark === '' && !foreign) this.plain.add(stem);
    }
    for (const stem of short) {
      this.put(stem + SHORT_MARK + mark, number);
      if (mark === '' && !foreign) this.plain.add(stem);
    }
    for (const variant of full.flatMap((stem) => this.variants.of(stem))) {
      for (const stem of variant.full) this.put(stem + mark, number);
      for (const stem of variant.short) this.put(stem + SHORT_MARK + mark, number);
    }
    return number;
  }

  /** People write ლიმონის for ლიმნის and the other way round: inside a name either stem will do. */
  learnOtherGenitives(): void {
    for (const [marked, number] of this.numbers) {
      const mark = marked.endsWith(WITH_MARK) ? WITH_MARK : marked.endsWith(OF_MARK) ? OF_MARK : '';
      if (mark === '') continue;
      for (const stem of stemsOfName(marked.slice(0, -1), true).full)
        for (const other of this.sameWord.get(stem) ?? []) {
          this.put(other + mark, number);
          for (const variant of this.variants.of(other)) for (const each of variant.full) this.put(each + mark, number);
        }
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

/** A node while the tree grows: most end a name and lead nowhere, so that their map comes with the first step. */
interface GrowingNode extends NameNode {
  next: Map<number, GrowingNode>;
}

const NOWHERE: Map<number, GrowingNode> = new Map();
const newNode = (): GrowingNode => ({ next: NOWHERE, ends: [] });

/** Names by their words in order, and in other orders once a text has a word that such an order begins with. */
class NameTree {
  readonly root = newNode();
  private readonly words: NameWords;
  /** Paths that may be walked in another order, by the words that are not their first. */
  private readonly waiting = new Map<number, { path: readonly number[]; end: NameNode['ends'][number] }[]>();

  constructor(words: NameWords) {
    this.words = words;
  }

  add({ food, keys, sureness, partly }: Name): void {
    const path = keys.map((key) => this.words.numberOf(key, keys.length > 1));
    addPath(this.root, path, { food, sureness, reordered: false, partly });
    if (path.length === 1 || path.length > MOST_REORDERED || sureness < SURENESS.synonym) return;
    const waiting = { path, end: { food, sureness: sureness * SURENESS.reordered, reordered: true, partly } };
    for (const word of new Set(path)) {
      const known = this.waiting.get(word);
      if (known) known.push(waiting);
      else this.waiting.set(word, [waiting]);
    }
  }

  /** Adds the names that begin with a word in another order. */
  reordered(word: number): void {
    for (const { path, end } of this.waiting.get(word) ?? []) {
      for (const order of ordersOf(path).slice(1)) if (order[0] === word) addPath(this.root, order, end);
    }
    this.waiting.delete(word);
  }
}

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
  return path.flatMap((first, at) =>
    ordersOf([...path.slice(0, at), ...path.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
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
