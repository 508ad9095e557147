import { cookRecipe, KNOWN_FROM, type NutrientCoverage } from './cook-recipe.ts';
import { REFERENCE_INTAKE, VITAMIN_NUTRIENT, VITAMINS, type Food, type FoodId, type Vitamin } from '../food/food.ts';
import type { Nutrition } from '../body/macros.ts';
import type { Nutrients } from '../nutrition/nutrient.ts';
import type { Recipe } from './recipe.ts';
import { roundTo1 } from '../rounding.ts';
import { scaleNutrition } from '../food/scale-nutrition.ts';

/** One serving as the recipe's page shows it. */
export interface RecipeNutrition {
  /** Weight of the ready serving in whole g. */
  grams: number;
  /** kcal and g in one serving, one decimal. */
  figures: Nutrition;
  /** What is known of one serving, unrounded. */
  nutrients: Nutrients;
  coverage: NutrientCoverage;
  /** Whole percent of the daily reference intake in one serving; what is not known is absent. */
  vitamins: Partial<Record<Vitamin, number>>;
}

/** What one serving of a recipe holds. Throws `UnknownFoodError` for an ingredient that is not among `foods`. */
export function recipeNutrition(recipe: Recipe, foods: ReadonlyMap<FoodId, Food>): RecipeNutrition {
  const dish = cookRecipe(recipe, foods);
  const vitamins: Partial<Record<Vitamin, number>> = {};
  for (const vitamin of VITAMINS) {
    const nutrient = VITAMIN_NUTRIENT[vitamin];
    const amount = dish.nutrients[nutrient];
    if (amount !== undefined && (dish.coverage[nutrient] ?? 0) >= KNOWN_FROM)
      vitamins[vitamin] = Math.round((amount / recipe.servings / REFERENCE_INTAKE[vitamin]) * 100);
  }
  return {
    grams: Math.round(dish.grams / recipe.servings),
    figures: scaleNutrition(dish.figures, 1 / recipe.servings, roundTo1),
    nutrients: Object.fromEntries(
      Object.entries(dish.nutrients).map(([nutrient, amount]) => [nutrient, amount / recipe.servings]),
    ),
    coverage: dish.coverage,
    vitamins,
  };
}
