import { recipeOf, type CatalogueRecipe } from '#contract/catalogue.ts';
import type { Food, FoodGroup } from '#domain/food.ts';
import { PLAN_MEALS, type PlannedDay } from '#domain/meal-plan.ts';
import { shoppingList } from '#domain/planner/shopping-list.ts';

/** A line of the shopping list as it is read in the shop. */
export interface ShoppingLine {
  foodId: string;
  name: string;
  group: FoodGroup;
  grams: number;
  /** g of one piece, of what is bought by the piece. */
  pieceGrams: number | null;
}

/** What the days need, and the recipes whose ingredients this device does not know. */
export interface Shopping {
  lines: ShoppingLine[];
  missing: string[];
}

/** Everything to buy for the days, out of the device's catalogue, when so many eat. */
export function shoppingOf(
  days: readonly PlannedDay[],
  entries: ReadonlyMap<string, CatalogueRecipe>,
  foods: ReadonlyMap<string, Food>,
  people = 1,
): Shopping {
  const wanted = new Set(
    days.flatMap(({ meals }) => PLAN_MEALS.flatMap((meal) => meals[meal].map(({ mealId }) => mealId))),
  );
  const recipes = new Map(
    [...wanted].flatMap((id) => {
      const entry = entries.get(id);
      const recipe = entry && recipeOf(entry);
      return recipe ? [[id, recipe] as const] : [];
    }),
  );
  const lines = shoppingList(days, recipes, foods, { people }).map(({ food: foodId, group, grams }) => {
    const food = foods.get(foodId);
    return { foodId, name: food?.name ?? foodId, group, grams, pieceGrams: food?.unitGrams.piece ?? null };
  });
  return { lines, missing: [...wanted].filter((id) => !recipes.has(id)) };
}
