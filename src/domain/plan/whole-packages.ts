import type { FoodPackages } from '../food/food.ts';

/** So many packages of one size, g each. */
export interface Bought {
  unit: FoodPackages['unit'];
  count: number;
  grams: number;
}

/** What is too little to open another package for. */
const SPARE_SHARE = 0.05;

/** The packages of one size that hold what is needed with the least left over; of equal ones the fewest. */
export function wholePackages(neededGrams: number, { unit, grams: sizes }: FoodPackages): Bought | null {
  let best: Bought | null = null;
  for (const grams of sizes) {
    const count = Math.max(1, Math.ceil(neededGrams / grams - SPARE_SHARE));
    const total = count * grams;
    const bestTotal = best === null ? Number.POSITIVE_INFINITY : best.count * best.grams;
    if (total < bestTotal || (total === bestTotal && best !== null && count < best.count))
      best = { unit, count, grams };
  }
  return best;
}
