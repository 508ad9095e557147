import type { Recipe } from '../domain/recipe.ts';

/** Every recipe, by the page it was written on. */
export const RECIPES: readonly Recipe[] = [];
