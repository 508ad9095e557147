import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { animalPartsOfDish, type NamedDish } from '#domain/fasts/parts-of-dish.ts';
import { animalPartsOf, type Food } from '#domain/food/food.ts';
import { contentsOf } from '#domain/plan/planner/eating-rules.ts';
import { allowsOn } from '#domain/plan/planner/fast-rules.ts';

/** Whether a fast of this level forbids each of the dishes, by what the catalogue knows to be in them. */
export function forbiddenDishes(
  dishes: readonly NamedDish[],
  level: FastLevel,
  { foods, recipes }: { foods: ReadonlyMap<string, Food>; recipes: ReadonlyMap<string, CatalogueRecipe> },
): boolean[] {
  const food = (id: string) => {
    const found = foods.get(id);
    return found && animalPartsOf(found);
  };
  const recipe = (id: string) => {
    const entry = recipes.get(id);
    return entry && contentsOf({ bits: entry.allergens, diets: entry.diets, recipe: recipeOf(entry) }, foods).animal;
  };
  return dishes.map((dish) => !allowsOn(level, animalPartsOfDish(dish, { food, recipe })));
}
