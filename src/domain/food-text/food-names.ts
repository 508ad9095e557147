import type { Food, FoodId, Preparation } from '../food.ts';
import type { TypoIndex } from '../georgian/typo-index.ts';

/** Words of names in a tree: one step a word, foods where a name ends. */
export interface NameNode {
  next: Map<number, NameNode>;
  ends: { food: Food; sureness: number; reordered: boolean }[];
}

/** Foods by everything that they are called, built once by `buildFoodNames`. */
export interface FoodNames {
  foods: ReadonlyMap<FoodId, Food>;
  root: NameNode;
  /** Words that a stem may be of. An instrumental inside a name (შაქრით) is under its stem with „+", a shortened stem with „~". */
  wordsOfStem: ReadonlyMap<string, readonly number[]>;
  /** The row of a food prepared so, by the id of the plain one. */
  prepared: ReadonlyMap<FoodId, ReadonlyMap<Preparation, Food>>;
  typos: TypoIndex;
}

/** Mark of an instrumental: „ჩაი შაქრით" has not the შაქრის of „შაქრის გარეშე". */
export const WITH_MARK = '+';
/** Mark of a stem that some endings do not follow. */
export const SHORT_MARK = '~';
