import type { RecipeMeal } from '#contract/food/recipes.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { mayBeOffered, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { seededChance } from '#domain/plan/planner/seeded-chance.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { createFoodSearch, type FoodSearch } from '#domain/food/search/food-search.ts';
import { contentsOfRecipe, mealOf, RECIPES_BY_ID } from './food-book.ts';

let search: FoodSearch | undefined;

/** The recipes that a query may mean, best first, and how many there are in all. The first query builds the index. */
export function findMeals(query: string, limit: number): { meals: RecipeMeal[]; total: number } {
  search ??= createFoodSearch([], [...RECIPES_BY_ID.values()]);
  const found = search.search(query, { limit: RECIPES_BY_ID.size }).flatMap(({ id }) => RECIPES_BY_ID.get(id) ?? []);
  return { meals: found.slice(0, limit).map((recipe) => mealOf(recipe)), total: found.length };
}

/** A page of recipes in the order of their ids, after `lastDocId`, whether that recipe still stands or not. */
export function mealPage({
  limit,
  lastDocId,
  mealType,
}: {
  limit: number;
  lastDocId?: string | undefined;
  mealType?: MealType | undefined;
}) {
  const rest = recipesFor(mealType).filter(({ id }) => lastDocId === undefined || id > lastDocId);
  const meals = rest.slice(0, limit).map((recipe) => mealOf(recipe, mealType));
  const hasMore = rest.length > meals.length;
  return { meals, nextLastDocId: hasMore ? (meals.at(-1)?.id ?? null) : null, hasMore };
}

/** Recipes for a meal that the person may eat: those of the diet first, both parts in an order that the seed decides. */
export function recommendedMeals(
  type: MealType,
  diet: Diet,
  rules: EatingRules,
  seed: string,
  limit: number,
): RecipeMeal[] {
  const chance = seededChance(seed);
  return recipesFor(type)
    .filter((recipe) => mayBeOffered(contentsOfRecipe(recipe), rules))
    .map((recipe) => ({ recipe, place: (recipe.diets.includes(diet) ? 0 : 1) + chance() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, limit)
    .map(({ recipe }) => mealOf(recipe, type));
}

const recipesFor = (type: MealType | undefined): Recipe[] =>
  [...RECIPES_BY_ID.values()].filter(({ types }) => type === undefined || types.includes(type));
