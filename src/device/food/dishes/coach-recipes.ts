import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import type { CoachRecipe } from '#domain/coach/coach-context.ts';
import type { Food } from '#domain/food/food.ts';
import { contentsOf } from '#domain/plan/planner/eating-rules.ts';

/** The recipes of a catalogue as the coach recommends them. */
export const coachRecipes = (
  recipes: readonly CatalogueRecipe[],
  foods: ReadonlyMap<string, Food>,
): readonly CoachRecipe[] =>
  recipes.map((entry) => {
    const { serving, name, allergens: bits, ...recipe } = entry;
    const contents = contentsOf({ bits, diets: entry.diets, recipe: recipeOf(entry) }, foods);
    return { ...recipe, title: name, nutrition: serving, contents };
  });
