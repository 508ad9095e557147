import type { Vitamin } from './food.ts';
import type { CookingMethod } from './recipe.ts';

/**
 * Share of each vitamin that is left after cooking: a household estimate, one figure for all foods of a method, rounded to 0.05, in the
 * range that the USDA Table of Nutrient Retention Factors, Release 6 (2007) gives for meats, vegetables and pulses; not its rows.
 * That table has no D, E and K: they go with A, the other one that fat keeps.
 * Boiled means that the water is poured away; what is simmered keeps its liquid.
 */
export const VITAMIN_RETENTION: Readonly<Record<CookingMethod, Readonly<Record<Vitamin, number>>>> = {
  none: { A: 1, C: 1, D: 1, E: 1, K: 1, B1: 1, B2: 1, B6: 1, B9: 1, B12: 1 },
  boil: { A: 0.9, C: 0.6, D: 0.9, E: 0.9, K: 0.9, B1: 0.75, B2: 0.9, B6: 0.8, B9: 0.65, B12: 0.8 },
  simmer: { A: 0.9, C: 0.7, D: 0.9, E: 0.9, K: 0.9, B1: 0.75, B2: 0.95, B6: 0.85, B9: 0.75, B12: 0.85 },
  steam: { A: 0.95, C: 0.8, D: 0.95, E: 0.95, K: 0.95, B1: 0.85, B2: 0.95, B6: 0.9, B9: 0.8, B12: 0.9 },
  fry: { A: 0.85, C: 0.75, D: 0.85, E: 0.85, K: 0.85, B1: 0.8, B2: 0.95, B6: 0.85, B9: 0.75, B12: 0.8 },
  bake: { A: 0.85, C: 0.7, D: 0.85, E: 0.85, K: 0.85, B1: 0.8, B2: 0.95, B6: 0.85, B9: 0.75, B12: 0.8 },
  grill: { A: 0.85, C: 0.65, D: 0.85, E: 0.85, K: 0.85, B1: 0.75, B2: 0.9, B6: 0.8, B9: 0.75, B12: 0.8 },
};

/** Share of the alcohol that is left: the same table's rows for 30 minutes of simmering, 25 minutes in the oven, and no heat. */
export const ALCOHOL_RETENTION: Readonly<Record<CookingMethod, number>> = {
  none: 1,
  boil: 0.35,
  simmer: 0.35,
  steam: 0.35,
  fry: 0.35,
  bake: 0.45,
  grill: 0.45,
};
