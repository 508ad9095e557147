import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { PlanCandidate } from '#domain/plan/meal-plan.ts';
import { planCandidate } from '#domain/plan/planner/plan-candidate.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';

export const FOODS_BY_ID = new Map(FOODS.map((food) => [food.id, food]));
export const RECIPES_BY_ID = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));

/** The real recipes as the planner sees them. */
export const CANDIDATES: readonly PlanCandidate[] = RECIPES.map((recipe) =>
  planCandidate(recipe, recipeNutrition(recipe, FOODS_BY_ID), FOODS_BY_ID),
);
export const CANDIDATES_BY_ID = new Map(CANDIDATES.map((candidate) => [candidate.id, candidate]));
