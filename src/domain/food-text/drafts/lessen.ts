import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { Element } from '../elements/elements.ts';
import type { FoodTextItem } from '../food-text-item.ts';

/** What is left of a dish of which nobody says how much was left: most of it was eaten, but who knows. */
const UNSURE = 0.5;

/**
 * A food without what was left of it: „ნახევარი დავტოვე" halves it, „2 ცალი დავტოვე" takes two of its own units away. An amount that
 * does not fit leaves the food as it is, unsurely.
 */
export const lessen = (item: FoodTextItem, left: readonly Element[]): FoodTextItem =>
  lessened(item, shareLeft(item, left));

/** Share of the food that was left, or null. */
function shareLeft({ amount, unit }: FoodTextItem, left: readonly Element[]): number | null {
  const number = left.find((element) => element.is === 'number')?.value;
  const said = left.find((element) => element.is === 'unit');
  if (number === undefined) return null;
  if (number < 1 && said === undefined) return number;
  const share = (number * (said?.each ?? 1)) / amount;
  return (said === undefined || said.unit === unit) && share < 1 ? share : null;
}

/** One share of a food that several ate; of nobody knows how many it is taken for two. */
export function sharedBy(item: FoodTextItem, count: number, among = 2): FoodTextItem {
  // A helping divided is hardly what was shared.
  const known = count >= 1 && item.unit !== 'portion';
  const share = lessened(item, 1 - 1 / (count >= 1 ? count : among));
  return known ? share : { ...share, confidence: Math.min(share.confidence, UNSURE) };
}

function lessened(item: FoodTextItem, share: number | null): FoodTextItem {
  if (share === null) return { ...item, confidence: Math.min(item.confidence, UNSURE) };
  const eaten = 1 - share;
  const { amount, grams, calories, protein, fat, carbs } = item;
  return {
    ...item,
    amount: roundTo(amount * eaten, 2),
    grams: roundTo1(grams * eaten),
    calories: roundTo1(calories * eaten),
    protein: roundTo1(protein * eaten),
    fat: roundTo1(fat * eaten),
    carbs: roundTo1(carbs * eaten),
  };
}
