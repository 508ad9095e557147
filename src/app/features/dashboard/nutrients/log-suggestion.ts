import { dishOfFood } from '#device/food/dish-of-food.ts';
import { dishOfRecipe } from '#device/food/dish-of-recipe.ts';
import type { RecipeTeaser } from '#device/food/recipe-page.ts';
import { mealAt } from '#domain/coach/day-left.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { Food } from '#domain/food.ts';
import { formatTime } from '#app/format/day.ts';
import { logDishes } from '#app/parts/planned/planned-acts.ts';

/** Logs a food as a snack; the toast takes it back. */
export const logFood = (food: Food, grams: number, day: DiaryDay): Promise<boolean> =>
  logDishes([{ ...dishOfFood(food, grams), date: day, mealType: 'snacks' }]);

/** Logs a recipe in the meal that is due now, or else one that it suits. */
export function logRecipe(recipe: RecipeTeaser, portions: number, day: DiaryDay): Promise<boolean> {
  const due = mealAt(formatTime(Date.now()));
  const mealType = recipe.types.includes(due) ? due : recipe.types[0];
  return logDishes([{ ...dishOfRecipe(recipe, portions), date: day, mealType }]);
}
