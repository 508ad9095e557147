import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import type { Food } from '#domain/food/food.ts';
import { contentsOf, mayBeOffered, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { teaserOf, type RecipeTeaser } from './recipe-page.ts';

/** Those recipes of a catalogue that may be offered under these rules. */
export const suitingRecipes = (
  recipes: readonly CatalogueRecipe[],
  foods: ReadonlyMap<string, Food>,
  rules: EatingRules,
): RecipeTeaser[] =>
  recipes
    .filter((entry) =>
      mayBeOffered(contentsOf({ bits: entry.allergens, diets: entry.diets, recipe: recipeOf(entry) }, foods), rules),
    )
    .map(teaserOf);
