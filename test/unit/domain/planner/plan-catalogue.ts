import { FOODS } from '#content/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { PlanCandidate } from '#domain/meal-plan.ts';
import { recipeNutrition } from '#domain/recipe-nutrition.ts';

export const FOODS_BY_ID = new Map(FOODS.map((food) => [food.id, food]));
export const RECIPES_BY_ID = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));

/** The real recipes as the planner sees them. */
export const CANDIDATES: readonly PlanCandidate[] = RECIPES.map((recipe) => ({
  ...recipe,
  nutrition: recipeNutrition(recipe, FOODS_BY_ID).figures,
}));
export const CANDIDATES_BY_ID = new Map(CANDIDATES.map((candidate) => [candidate.id, candidate]));
