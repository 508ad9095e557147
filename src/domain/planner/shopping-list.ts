import { FOOD_GROUPS, type Food, type FoodGroup, type FoodId } from '../food.ts';
import type { PlannedDay } from '../meal-plan.ts';
import { PLAN_MEALS } from '../meal-plan.ts';
import type { Recipe } from '../recipe.ts';
import { scaleRecipe } from '../scale-recipe.ts';

/** A line of the shopping list. */
export interface ShoppingItem {
  food: FoodId;
  group: FoodGroup;
  /** Whole g as bought, with peel and bone; at least 1. */
  grams: number;
}

/** It comes from the tap. */
const NOT_BOUGHT: FoodId = 'water';

/** What is boiled at home is bought raw: energy does not boil away, so its density tells how the weight changes. */
const boughtAs = (food: Food, grams: number, foods: ReadonlyMap<FoodId, Food>): { food: Food; grams: number } => {
  const raw = food.base === undefined || food.id !== `${food.base.id}-boiled` ? undefined : foods.get(food.base.id);
  if (raw === undefined || raw.per100g.calories <= 0) return { food, grams };
  return { food: raw, grams: (grams * food.per100g.calories) / raw.per100g.calories };
};

/**
 * Everything to buy for the planned days, by food, in the order of `FOOD_GROUPS` and of names within a group. What is to taste counts
 * with its grams. Recipes and ingredients that are not known any more are left out.
 */
export function shoppingList(
  days: readonly PlannedDay[],
  recipes: ReadonlyMap<string, Recipe>,
  foods: ReadonlyMap<FoodId, Food>,
): readonly ShoppingItem[] {
  const needed = new Map<Food, number>();
  for (const { mealId, ratio } of days.flatMap(({ meals }) => PLAN_MEALS.flatMap((meal) => meals[meal]))) {
    const recipe = recipes.get(mealId);
    if (recipe === undefined) continue;
    for (const ingredient of scaleRecipe(recipe.ingredients, ratio / recipe.servings)) {
      const eaten = foods.get(ingredient.food);
      if (eaten === undefined || eaten.id === NOT_BOUGHT) continue;
      const { food, grams } = boughtAs(eaten, ingredient.grams, foods);
      needed.set(food, (needed.get(food) ?? 0) + grams / (food.edibleShare ?? 1));
    }
  }
  return [...needed]
    .toSorted(
      ([one], [other]) =>
        FOOD_GROUPS.indexOf(one.group) - FOOD_GROUPS.indexOf(other.group) || (one.name < other.name ? -1 : 1),
    )
    .map(([{ id, group }, grams]) => ({ food: id, group, grams: Math.max(1, Math.round(grams)) }));
}
