import { recipeImageUrl } from '#contract/food/recipe-views.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { NewMeal } from '#device/diary/commands/meals.ts';
import type { RecipeTeaser } from './recipe-page.ts';

/** What is logged of `portions` servings of a recipe, each figure to one decimal; day and meal come from elsewhere. */
export function dishOfRecipe(
  { id, name, serving }: RecipeTeaser,
  portions: number,
): Omit<NewMeal, 'date' | 'mealType'> {
  return {
    title: name,
    calories: roundTo1(serving.calories * portions),
    proteins: roundTo1(serving.proteins * portions),
    carbs: roundTo1(serving.carbs * portions),
    fats: roundTo1(serving.fats * portions),
    imageUrl: recipeImageUrl(id),
    mealId: id,
    amount: portions,
    unit: 'portion',
  };
}
