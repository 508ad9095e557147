import { FOODS } from '../../../../src/content/food-table.ts';
import { RECIPES } from '../../../../src/content/recipe-book.ts';
import type { Food } from '../../../../src/domain/food.ts';
import { foodOfRecipe } from '../../../../src/domain/food-of-recipe.ts';

const byId = new Map(FOODS.map((food) => [food.id, food]));

/** Every food and every ready dish that a text can name. */
export const WHOLE_TABLE: readonly Food[] = [...FOODS, ...RECIPES.map((recipe) => foodOfRecipe(recipe, byId))];
