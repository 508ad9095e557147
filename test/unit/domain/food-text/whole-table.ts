import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { Food } from '#domain/food/food.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';

const byId = new Map(FOODS.map((food) => [food.id, food]));

/** Every food and every ready dish that a text can name. */
export const WHOLE_TABLE: readonly Food[] = [...FOODS, ...RECIPES.map((recipe) => foodOfRecipe(recipe, byId))];
