import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import type { Food, FoodGroup } from '#domain/food/food.ts';
import { PLAN_MEALS, type PlannedDay } from '#domain/plan/meal-plan.ts';
import type { Bought } from '#domain/plan/whole-packages.ts';
import { shoppingList, type ShoppingFor } from '#domain/plan/shopping-list.ts';

/** A line of the shopping list as it is read in the shop. */
export interface ShoppingLine {
  foodId: string;
  name: string;
  group: FoodGroup;
  /** g to buy, and the same in whole packages; 0: the kitchen has it all. */
  grams: number;
  packages: Bought | null;
  /** g that the dishes need, that dishes before them take, and that the kitchen has. */
  needed: number;
  earlier: number;
  have: number;
  /** g of one piece, of what is bought by the piece. */
  pieceGrams: number | null;
  /** g per ml of what is poured. */
  density: number | null;
}

/** What the days need, and the recipes whose ingredients this device does not know. */
export interface Shopping {
  lines: ShoppingLine[];
  missing: string[];
}

/** Everything that the days need, out of the device's catalogue, with what the kitchen has counted off. */
export function shoppingOf(
  days: readonly PlannedDay[],
  entries: ReadonlyMap<string, CatalogueRecipe>,
  foods: ReadonlyMap<string, Food>,
  whose: ShoppingFor = {},
): Shopping {
  const wanted = new Set(days.flatMap(idsOf));
  const recipes = new Map(
    [...wanted, ...(whose.before ?? []).flatMap(idsOf)].flatMap((id) => {
      const entry = entries.get(id);
      const recipe = entry && recipeOf(entry);
      return recipe ? [[id, recipe] as const] : [];
    }),
  );
  const lines = shoppingList(days, recipes, foods, whose).map(({ food: foodId, ...item }) => {
    const food = foods.get(foodId);
    const [pieceGrams, density] = [food?.unitGrams.piece ?? null, food?.density ?? null];
    return { ...item, foodId, name: food?.name ?? foodId, pieceGrams, density };
  });
  return { lines, missing: [...wanted].filter((id) => !recipes.has(id)) };
}

const idsOf = ({ meals }: PlannedDay): string[] =>
  PLAN_MEALS.flatMap((meal) => meals[meal].map(({ mealId }) => mealId));
