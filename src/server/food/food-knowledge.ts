import { FOODS } from '../../content/food-table.ts';
import type { CoachKnowledge } from '../../domain/coach/coach-context.ts';
import { foodOfRecipe } from '../../domain/food-of-recipe.ts';
import { buildFoodNames } from '../../domain/food-text/build-food-names.ts';
import { FOODS_BY_ID, RECIPES_BY_ID, servingOf } from './food-book.ts';

let built: CoachKnowledge | undefined;

/** What the parser and the coach know of foods, ready dishes and recipes. Built when first asked for, which takes a third of a second. */
export function foodKnowledge(): CoachKnowledge {
  built ??= build();
  return built;
}

function build(): CoachKnowledge {
  const recipes = [...RECIPES_BY_ID.values()];
  return {
    foods: buildFoodNames([...FOODS, ...recipes.map((recipe) => foodOfRecipe(recipe, FOODS_BY_ID))]),
    recipes: recipes.map((recipe) => ({
      id: recipe.id,
      title: recipe.name,
      types: recipe.types,
      course: recipe.course,
      diets: recipe.diets,
      nutrition: servingOf(recipe).figures,
      ...(recipe.pro !== undefined && { pro: recipe.pro }),
    })),
  };
}
