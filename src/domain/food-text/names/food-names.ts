import type { Food, FoodId, Preparation } from '#domain/food/food.ts';
import type { TypoIndex } from '#domain/georgian/typo-index.ts';

/** Words of names in a tree: one step a word, foods where a name ends. */
export interface NameNode {
  next: ReadonlyMap<number, NameNode>;
  ends: { food: Food; sureness: number; reordered: boolean; partly: boolean }[];
}

/** Foods by everything that they are called, built once by `buildFoodNames`. */
export interface FoodNames {
  foods: ReadonlyMap<FoodId, Food>;
  root: NameNode;
  /** Adds to the tree what begins with a word when the words of a name stand in another order; before the first step from `root`. */
  reordered(word: number): void;
  /** Words that a stem may be of, the stem followed by its marks. */
  wordsOfStem: ReadonlyMap<string, readonly number[]>;
  /** The row of a food prepared so, by the id of the plain one. */
  prepared: ReadonlyMap<FoodId, ReadonlyMap<Preparation, Food>>;
  readonly typos: TypoIndex;
}

/** Mark of a stem that some endings do not follow: წყლ~. */
export const SHORT_MARK = '~';
/** Mark of a word that stands in the instrumental inside a name: „ჩაი შაქრით" has not the შაქრის of „შაქრის გარეშე". */
export const WITH_MARK = '+';
/** Mark of a word that stands in the genitive inside a name: „ვაშლის წვენი" is not ვაშლი and წვენი. */
export const OF_MARK = '&';

/** How a name came to a food, from the surest on. */
export const SURENESS = {
  name: 1,
  synonym: 0.98,
  english: 0.95,
  misspelling: 0.92,
  reordered: 0.9,
} as const;
