import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { CoachKnowledge } from '#domain/coach/coach-context.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { allergensOfRecipe } from '#domain/food/food-allergens.ts';
import { holdsOfRecipe } from '#domain/plan/planner/plan-candidate.ts';
import { animalPartsOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import { WHOLE_TABLE } from '../food-text/whole-table.ts';

const byId = new Map(FOODS.map((food) => [food.id, food]));

/** All that the coach knows when the app is whole. */
export const WHOLE_KNOWLEDGE: CoachKnowledge = {
  foods: buildFoodNames(WHOLE_TABLE),
  recipes: RECIPES.map((recipe) => {
    const { figures } = recipeNutrition(recipe, byId);
    const { id, types, diets, course, pro, minutes } = recipe;
    return {
      id,
      types,
      diets,
      course,
      minutes,
      ...(pro && { pro }),
      contents: {
        allergens: allergensOfRecipe(recipe, byId),
        animal: animalPartsOfRecipe(recipe, byId),
        holds: holdsOfRecipe(recipe, byId),
      },
      title: recipe.name,
      nutrition: { calories: figures.calories, carbs: figures.carbs, fats: figures.fats, proteins: figures.proteins },
    };
  }),
};
