import type { Recipe } from '../domain/recipe.ts';
import { EVERYDAY_SALADS } from './recipes/everyday-salads.ts';
import { EVERYDAY_SOUPS } from './recipes/everyday-soups.ts';
import { MEAT_PLATES } from './recipes/meat-plates.ts';
import { POULTRY_PLATES } from './recipes/poultry-plates.ts';

/** Every recipe, by the page it was written on. */
export const RECIPES: readonly Recipe[] = [
  ...EVERYDAY_SALADS,
  ...EVERYDAY_SOUPS,
  ...MEAT_PLATES,
  ...POULTRY_PLATES,
];
