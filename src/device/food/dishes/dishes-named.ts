import type { CatalogueRecipe } from '#contract/food/catalogue.ts';
import { suggestedFoods } from '#domain/coach/foods/suggested-foods.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import { overlaps } from '#domain/food-text/food-text-item.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { teaserOf, type RecipeTeaser } from './recipe-page.ts';

/** What an answer names to eat: recipes, and anything else in the answer's own words. */
export interface NamedDishes {
  recipes: RecipeTeaser[];
  described: string[];
}

/** The recipes of `all` that a text names, in its order, of names within each other the longest; and what else it suggests to eat. */
export function dishesNamed(text: string, all: readonly CatalogueRecipe[], names: FoodNames): NamedDishes {
  const named = all.flatMap((recipe) => {
    const start = text.indexOf(recipe.name);
    return start < 0 ? [] : [{ recipe, start, end: start + recipe.name.length }];
  });
  const recipes = named
    .filter((one) => !named.some((other) => other !== one && other.start <= one.start && other.end >= one.end))
    .toSorted((one, other) => one.start - other.start);
  const others = namedFoods(parseFoodText(text, names)).filter(
    (item) => !recipes.some((recipe) => overlaps(recipe, item)),
  );
  return { recipes: recipes.map(({ recipe }) => teaserOf(recipe)), described: suggestedFoods(text, others) };
}
