import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { recipeMeal } from '#contract/food/recipe-views.ts';
import type { RecipeMeal } from '#contract/food/recipes.ts';
import type { Food, FoodId } from '#domain/food/food.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { PlanCandidate } from '#domain/plan/meal-plan.ts';
import { allergensOfRecipe } from '#domain/food/food-allergens.ts';
import { animalPartsOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import type { DishContents } from '#domain/plan/planner/eating-rules.ts';
import { holdsOfRecipe, planCandidate } from '#domain/plan/planner/plan-candidate.ts';
import { recipeNutrition, type RecipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';

/** Every food that is bought, by its id. */
export const FOODS_BY_ID: ReadonlyMap<FoodId, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** Every recipe by its id, in the order of their ids. */
export const RECIPES_BY_ID: ReadonlyMap<string, Recipe> = new Map(
  RECIPES.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((recipe) => [recipe.id, recipe]),
);

const computed = new Map<string, RecipeNutrition>();

/** What one serving holds, computed when it is first asked for: all at once would be 40 ms at the start. */
export function servingOf(recipe: Recipe): RecipeNutrition {
  const known = computed.get(recipe.id);
  if (known) return known;
  const nutrition = recipeNutrition(recipe, FOODS_BY_ID);
  computed.set(recipe.id, nutrition);
  return nutrition;
}

/** A recipe as one dish of one serving, for the meal that was asked for. */
export const mealOf = (recipe: Recipe, type?: MealType): RecipeMeal =>
  recipeMeal(recipe, servingOf(recipe).figures, type);

let candidates: readonly PlanCandidate[] | undefined;

/** Every recipe with what a serving holds, for whoever chooses dishes; cooked when first asked for. */
export const dishesToChoose = (): readonly PlanCandidate[] =>
  (candidates ??= [...RECIPES_BY_ID.values()].map((recipe) => {
    return planCandidate(recipe, servingOf(recipe), FOODS_BY_ID);
  }));

/** What is in a recipe, for whoever asks whether somebody may eat it. */
export const contentsOfRecipe = (recipe: Recipe): DishContents => ({
  allergens: allergensOfRecipe(recipe, FOODS_BY_ID),
  animal: animalPartsOfRecipe(recipe, FOODS_BY_ID),
  holds: holdsOfRecipe(recipe, FOODS_BY_ID),
});
