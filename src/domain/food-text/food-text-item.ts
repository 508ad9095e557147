import type { FoodId, FoodUnit } from '../food/food.ts';

/** One food that a text names, with the figures of its amount. `start` and `end` are UTF-16 offsets of its words in the text. */
export interface FoodTextItem {
  name: string;
  name_en: string;
  /** How much of `unit`, as it was written or, where nothing was, as it was taken. */
  amount: number;
  unit: FoodUnit;
  /** g of the edible part. */
  grams: number;
  /** kcal; the macros are g. All to one decimal. */
  calories: number;
  protein: number;
  fat: number;
  carbs: number;
  foodId: FoodId;
  /** 0 to 1: how sure food and amount are. Below 0.6 the amount was taken, not written, or the name was guessed from a typo. */
  confidence: number;
  start: number;
  end: number;
}

/** A place in a text: its first character, and the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** Whether two places share a character. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Words that are neither a food nor anything that a food text is made of. */
export interface UnknownText {
  text: string;
  start: number;
  end: number;
}

/** Why a food that a text names was not logged. */
export const LEFT_OUT_REASONS = ['not-eaten', 'planned', 'bought', 'others', 'asked', 'unsure'] as const;

/** A food that a text names without its having been eaten, as it would have been logged. */
export interface LeftOutFood extends FoodTextItem {
  why: (typeof LEFT_OUT_REASONS)[number];
}

/** What a text says about food: nothing in it is invented, and what was not understood is in `unknown`. */
export interface FoodTextReading {
  items: FoodTextItem[];
  leftOut: LeftOutFood[];
  unknown: UnknownText[];
}
