import type { FoodItem } from '#contract/assistant/ai.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import { roundTo } from '#domain/rounding.ts';
import { readFoods, SURE } from './ground-foods.ts';
import type { PhotoFood } from './model-answer.ts';
import { plausibleFood } from './plausible-food.ts';

/**
 * Share by which a weight judged by eye is off on average. Even several views from which the volume is measured are off by
 * 23.5 % (Appl. Sci. 2025, 15(9), 4911); no single photo is believed to be better.
 */
const MEAN_ERROR = 0.235;
/** Of errors that are spread normally, four in five lie within 1.28 standard deviations, and their mean is 0.8 of one: √(2/π). */
const USUAL = (MEAN_ERROR / Math.sqrt(2 / Math.PI)) * 1.28;
/** Wider than this an amount is not known at all, and the figure says nothing. */
const WIDEST = 3;

/**
 * The foods that a model saw, as far as they can be true, each with the kcal between which it lies. What the person wrote of the
 * photo comes first: an amount that they give is no guess any more, and what they did not eat is left out. Null: the model
 * named foods and not one can be believed.
 */
export function foodsSeen(seen: readonly PhotoFood[], hint: string, names: FoodNames): FoodItem[] | null {
  const told = readFoods(hint, names);
  const denied = new Set(told.leftOut.map(({ foodId }) => foodId));
  const items = seen.flatMap((given) => {
    const item = plausibleFood(given, names);
    if (!item || (item.foodId !== null && denied.has(item.foodId))) return [];
    const weighed = told.items.find(({ foodId, confidence }) => foodId === item.foodId && confidence >= SURE);
    return [weighed ?? { ...item, range: rangeOf(item, given) }];
  });
  return seen.length > 0 && items.length === 0 && denied.size === 0 ? null : items;
}

/** kcal by the model's own bounds, never narrower than an eye can tell. */
function rangeOf({ calories }: FoodItem, given: PhotoFood): { low: number; high: number } {
  const { grams, grams_low: low, grams_high: high } = given;
  const isTold = low > 0 && low <= grams && high >= grams && high <= WIDEST * grams;
  const [under, over] = isTold ? [1 - low / grams, high / grams - 1] : [USUAL, USUAL];
  return {
    low: roundTo(calories * (1 - Math.max(MEAN_ERROR, under)), 0),
    high: roundTo(calories * (1 + Math.max(MEAN_ERROR, over)), 0),
  };
}
