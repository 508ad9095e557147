import type { DiaryDay } from '../diary/diary-day.ts';
import { FOOD_GROUPS, type Food, type FoodGroup, type FoodId } from '../food/food.ts';
import type { PlannedDay } from './meal-plan.ts';
import { PLAN_MEALS } from './meal-plan.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { scaleRecipe } from '../recipes/scale-recipe.ts';
import { stillThere, type PantryEntry } from './pantry.ts';
import { wholePackages, type Bought } from './whole-packages.ts';

/** A line of the shopping list; whole g as bought, with peel and bone. */
export interface ShoppingItem {
  food: FoodId;
  group: FoodGroup;
  /** What the dishes need; at least 1. */
  needed: number;
  /** What goes into dishes of the days before. */
  earlier: number;
  /** What the kitchen has of it beside that, no more than is needed. */
  have: number;
  /** What is missing: 0 where the kitchen has it all. */
  grams: number;
  /** The same in whole packages, where it is sold so. */
  packages: Bought | null;
}

/** Who eats, and what the kitchen has. */
export interface ShoppingFor {
  people?: number;
  pantry?: readonly PantryEntry[];
  /** The day of the list. */
  today?: DiaryDay;
  /** Days of the week before that are still to come: what the kitchen has goes into their dishes first. */
  before?: readonly PlannedDay[];
}

/** Below this share of what is needed nobody goes to the shop. */
const ENOUGH_SHARE = 0.02;

/** It comes from the tap. */
const NOT_BOUGHT: FoodId = 'water';

/** What is boiled at home is bought raw: energy does not boil away, so its density tells how the weight changes. */
const boughtAs = (food: Food, grams: number, foods: ReadonlyMap<FoodId, Food>): { food: Food; grams: number } => {
  const raw = food.base === undefined || food.id !== `${food.base.id}-boiled` ? undefined : foods.get(food.base.id);
  if (raw === undefined || raw.per100g.calories <= 0) return { food, grams };
  return { food: raw, grams: (grams * food.per100g.calories) / raw.per100g.calories };
};

/** g of each food that the days need, as bought. */
function needsOf(
  days: readonly PlannedDay[],
  recipes: ReadonlyMap<string, Recipe>,
  foods: ReadonlyMap<FoodId, Food>,
  people: number,
): ReadonlyMap<Food, number> {
  const needed = new Map<Food, number>();
  for (const { mealId, ratio } of days.flatMap(({ meals }) => PLAN_MEALS.flatMap((meal) => meals[meal]))) {
    const recipe = recipes.get(mealId);
    if (recipe === undefined) continue;
    for (const ingredient of scaleRecipe(recipe.ingredients, (ratio * people) / recipe.servings)) {
      const eaten = foods.get(ingredient.food);
      if (eaten === undefined || eaten.id === NOT_BOUGHT) continue;
      const { food, grams } = boughtAs(eaten, ingredient.grams, foods);
      needed.set(food, (needed.get(food) ?? 0) + grams / (food.edibleShare ?? 1));
    }
  }
  return needed;
}

/**
 * Everything that the planned days need, by food, in the order of `FOOD_GROUPS` and of names within a group, with what the kitchen has
 * counted off. What is to taste counts with its grams. Recipes and ingredients that are not known any more are left out.
 */
export function shoppingList(
  days: readonly PlannedDay[],
  recipes: ReadonlyMap<string, Recipe>,
  foods: ReadonlyMap<FoodId, Food>,
  { people = 1, pantry = [], today, before = [] }: ShoppingFor = {},
): readonly ShoppingItem[] {
  const goes = needsOf(before, recipes, foods, people);
  const entries = new Map(pantry.map((entry) => [entry.food, entry]));
  const inKitchen = (food: Food): number => {
    const entry = entries.get(food.id);
    return entry && today ? Math.max(0, stillThere(entry, food.group, today) - (goes.get(food) ?? 0)) : 0;
  };
  return [...needsOf(days, recipes, foods, people)]
    .toSorted(
      ([one], [other]) =>
        FOOD_GROUPS.indexOf(one.group) - FOOD_GROUPS.indexOf(other.group) || (one.name < other.name ? -1 : 1),
    )
    .map(([food, exact]) => {
      const needed = Math.max(1, Math.round(exact));
      const have = Math.min(needed, Math.round(inKitchen(food)));
      const missing = needed - have;
      const grams = have > 0 && missing <= ENOUGH_SHARE * needed ? 0 : missing;
      const packages = grams > 0 && food.packages ? wholePackages(grams, food.packages) : null;
      const earlier = Math.round(goes.get(food) ?? 0);
      return { food: food.id, group: food.group, needed, earlier, have, grams, packages };
    });
}
