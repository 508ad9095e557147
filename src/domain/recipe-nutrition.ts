import { cookRecipe } from './cook-recipe.ts';
import { REFERENCE_INTAKE, VITAMINS, type Food, type FoodId, type Per100g, type Vitamin } from './food.ts';
import type { Recipe } from './recipe.ts';
import { roundTo1 } from './rounding.ts';
import { scalePer100g } from './scale-per100g.ts';

/** One serving as the recipe's page shows it. */
export interface RecipeNutrition {
  /** Weight of the ready serving in whole g. */
  grams: number;
  /** kcal and g in one serving, one decimal; what is not known is absent. */
  figures: Per100g;
  /** Whole percent of the daily reference intake in one serving; what is not known is absent. */
  vitamins: Partial<Record<Vitamin, number>>;
}

/** What one serving of a recipe holds. Throws `UnknownFoodError` for an ingredient that is not among `foods`. */
export function recipeNutrition(recipe: Recipe, foods: ReadonlyMap<FoodId, Food>): RecipeNutrition {
  const dish = cookRecipe(recipe, foods);
  const vitamins: Partial<Record<Vitamin, number>> = {};
  for (const vitamin of VITAMINS) {
    const amount = dish.vitamins[vitamin];
    if (amount !== undefined) vitamins[vitamin] = Math.round((amount / recipe.servings / REFERENCE_INTAKE[vitamin]) * 100);
  }
  return {
    grams: Math.round(dish.grams / recipe.servings),
    figures: scalePer100g(dish.figures, 1 / recipe.servings, roundTo1),
    vitamins,
  };
}
