import type { RecipeNutrition } from '../recipe-nutrition.ts';
import { scaleNutrition } from '../scale-nutrition.ts';
import type { KnownFood } from './dish-nutrients.ts';

/** 100 g of the ready dish that one serving is of, unrounded. */
export function foodOfServing({ grams, figures, nutrients, coverage }: RecipeNutrition): KnownFood {
  const share = grams > 0 ? 100 / grams : 0;
  return {
    per100g: scaleNutrition(figures, share, (value) => value),
    nutrients: Object.fromEntries(Object.entries(nutrients).map(([nutrient, amount]) => [nutrient, amount * share])),
    coverage,
  };
}
