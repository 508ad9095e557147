import type { Food } from '../food/food.ts';
import { foldKey } from '../georgian/latin-to-georgian.ts';
import { TypoIndex } from '../georgian/typo-index.ts';
import { plainName } from './own-food-names.ts';
import { overlaps, type FoodTextItem, type FoodTextReading, type Span } from './food-text-item.ts';
import { buildFoodNames } from './names/build-food-names.ts';
import type { FoodNames } from './names/food-names.ts';
import { namedFoods, parseFoodText } from './parse-food-text.ts';

/** A food of a person's own beside those of the table, and what else it is called. */
export interface OwnFood {
  food: Food;
  /** Such as a product's brand with its name. */
  otherNames: readonly string[];
}

/** Below this a word was only guessed to be the name. */
const SURE = 0.35;

/**
 * What a text says about food where the person has foods of their own: those stand in it with their amounts, all else is read as `read` reads
 * it. Only their names as they are written count, no typos: „ბალი" is no „ბარი". A longer name of the table goes before a shorter one of one's own.
 */
export function readOwnFoods(text: string, own: readonly OwnFood[], names: FoodNames): FoodTextReading {
  const whole = parseFoodText(text, names);
  if (own.length === 0) return whole;
  const theirs = parseFoodText(text, ownNames(own, names));
  const others = namedFoods(whole);
  const isTheirs = (item: FoodTextItem) =>
    item.confidence >= SURE && !others.some((other) => overlaps(item, other) && reachesBeyond(other, item));
  const titles = new Map(own.map(({ food }) => [food.id, food.name]));
  const titled = <Item extends FoodTextItem>(item: Item): Item => ({
    ...item,
    name: titles.get(item.foodId) ?? item.name,
  });
  const taken = namedFoods(theirs).filter(isTheirs);
  if (taken.length === 0) return whole;
  const rest = parseFoodText(masked(text, taken), names);
  const free = (span: Span) => !taken.some((one) => overlaps(one, span));
  return {
    items: [...rest.items.filter(free), ...theirs.items.filter(isTheirs).map(titled)].toSorted(
      (a, b) => a.start - b.start,
    ),
    leftOut: [...rest.leftOut.filter(free), ...theirs.leftOut.filter(isTheirs).map(titled)].toSorted(
      (a, b) => a.start - b.start,
    ),
    unknown: rest.unknown.filter(free),
  };
}

/** The names of own foods alone. What the table's food of the same name weighs by the glass or the slice, one's own does too. */
function ownNames(own: readonly OwnFood[], { foods }: FoodNames): FoodNames {
  const byName = new Map([...foods.values()].map((food) => [foldKey(food.name), food]));
  const known = own.map(({ food, otherNames }): Food => {
    const name = plainName(food.name);
    const namesake = byName.get(foldKey(name));
    return {
      ...food,
      synonyms: [...new Set(otherNames.map(plainName))].filter((other) => other !== '' && other !== name),
      ...(namesake?.density !== undefined && { density: namesake.density }),
      unitGrams: { ...namesake?.unitGrams, ...food.unitGrams },
      name: name === '' ? food.name : name,
    };
  });
  const built = buildFoodNames(known);
  const { root, wordsOfStem, prepared } = built;
  return {
    foods: built.foods,
    root,
    wordsOfStem,
    prepared,
    reordered: (word) => built.reordered(word),
    typos: new TypoIndex([]),
  };
}

const reachesBeyond = (one: Span, other: Span): boolean => one.start < other.start || one.end > other.end;

/** The text without what was taken: a comma and spaces in its place, so that every other word stands where it stood. */
const masked = (text: string, taken: readonly Span[]): string =>
  taken.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)},${' '.repeat(end - start - 1)}${rest.slice(end)}`,
    text,
  );
