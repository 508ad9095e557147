import type { PlanEntry } from '#contract/plan/plan.ts';
import { recipeMeal } from '#contract/food/recipe-views.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import { mealTypeOfPlan, type DishCandidate, type PlanMeal } from '#domain/plan/meal-plan.ts';
import { servingsFor, similarDishes } from '#domain/plan/planner/similar-dishes.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** A dish that could stand in the place of another. */
export interface SwapOption {
  entry: PlanEntry;
  /** kcal above the dish that goes. */
  more: number;
  outsideDiet: boolean;
}

/** What is swapped: the dish, its meal, and what else the day holds. */
export interface SwapWish {
  old: PlanEntry;
  meal: PlanMeal;
  onDay: readonly string[];
  diet: Diet;
}

/** As many similar dishes as one looks through. */
const MOST_SIMILAR = 12;

/** Dishes like the old one among those that may be offered, the likest first. */
export function similarOptions(recipes: readonly RecipeTeaser[], wish: SwapWish): SwapOption[] {
  const { old, meal, onDay, diet } = wish;
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const unwanted = { mealId: old.mealId, meal, calories: old.mealData.scaledCalories, onDay };
  // Everyone sees PRO dishes, with their mark; choosing one opens the plans.
  return similarDishes(recipes.map(candidateOf), unwanted, diet, true)
    .slice(0, MOST_SIMILAR)
    .flatMap(({ mealId, ratio }) => {
      const recipe = byId.get(mealId);
      return recipe ? [optionOf(recipe, ratio, wish)] : [];
    });
}

/**
 * Found recipes that may be offered, suit the meal and do not stand on the day yet, each with servings near the old dish's energy.
 * `suiting` are all that may be offered.
 */
export function foundOptions(
  found: readonly RecipeTeaser[],
  suiting: readonly RecipeTeaser[],
  wish: SwapWish,
): SwapOption[] {
  const { old, meal, onDay } = wish;
  const offered = new Set(suiting.map(({ id }) => id));
  return found
    .filter(
      ({ id, types }) =>
        offered.has(id) && types.includes(mealTypeOfPlan(meal)) && id !== old.mealId && !onDay.includes(id),
    )
    .map((recipe) => optionOf(recipe, servingsFor(candidateOf(recipe), old.mealData.scaledCalories), wish));
}

const candidateOf = ({ id, types, course, pro, diets, serving }: RecipeTeaser): DishCandidate => ({
  id,
  types,
  course,
  diets,
  nutrition: serving,
  ...(pro !== undefined && { pro }),
});

function optionOf(recipe: RecipeTeaser, ratio: number, { old, diet }: SwapWish): SwapOption {
  const mealData = recipeMeal(recipe, recipe.serving);
  const scaledCalories = roundTo1(recipe.serving.calories * ratio);
  return {
    entry: { mealId: recipe.id, ratio, mealData: { ...mealData, scaledCalories } },
    more: Math.round(scaledCalories) - Math.round(old.mealData.scaledCalories),
    outsideDiet: !recipe.diets.includes(diet),
  };
}
