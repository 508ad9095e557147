import type { FoodItem, LeftOutItem } from '#contract/assistant/ai.ts';
import type { Food, FoodId } from '#domain/food/food.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';

/** One food that was eaten, and what of it is known. */
export interface ReadFood {
  name: string;
  weighed: WeighedFood;
  /** Null: no food of the table. */
  foodId: FoodId | null;
  /** Says how much its units weigh; null where the device does not know the food. */
  food: Food | null;
  /** 0 to 1; below 0.6 the amount was taken, not written, or the name guessed. */
  confidence: number;
  /** kcal between which the true figure lies, of an amount judged by eye. */
  range?: FoodItem['range'] | undefined;
}

/** A food that was named but not eaten, and why. */
export interface LeftOutFood {
  food: ReadFood;
  why: LeftOutItem['why'];
}

/** What a text or a photo says about food. */
export interface FoodReading {
  foods: readonly ReadFood[];
  /** Foods that it names without their having been eaten. */
  leftOut: readonly LeftOutFood[];
  /** Words that are no known food. */
  unknown: readonly string[];
}
