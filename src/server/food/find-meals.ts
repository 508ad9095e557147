import type { RecipeMeal } from '#contract/recipes.ts';
import { createFoodSearch, type FoodSearch } from '#domain/search/food-search.ts';
import { mealOf, RECIPES_BY_ID } from './food-book.ts';

let search: FoodSearch | undefined;

/** The recipes that a query may mean, best first, and how many there are in all. The first query builds the index. */
export function findMeals(query: string, limit: number): { meals: RecipeMeal[]; total: number } {
  search ??= createFoodSearch([], [...RECIPES_BY_ID.values()]);
  const found = search.search(query, { limit: RECIPES_BY_ID.size }).flatMap(({ id }) => RECIPES_BY_ID.get(id) ?? []);
  return { meals: found.slice(0, limit).map((recipe) => mealOf(recipe)), total: found.length };
}
