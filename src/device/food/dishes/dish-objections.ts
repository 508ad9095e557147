import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import type { Food } from '#domain/food/food.ts';
import { contentsOf, objectionsTo, type EatingRules, type Objections } from '#domain/plan/planner/eating-rules.ts';

/** What speaks against a dish; foods that this device knows come by their names, groups by their ids. */
export interface NamedObjections extends Objections {
  names: Record<string, string>;
}

/** What speaks against each of these recipes, by its id; one that the catalogue does not have is unknown. */
export function dishObjections(
  ids: readonly string[],
  recipes: ReadonlyMap<string, CatalogueRecipe>,
  foods: ReadonlyMap<string, Food>,
  rules: Pick<EatingRules, 'allergies' | 'dislikes'>,
): Map<string, NamedObjections> {
  const found = new Map<string, NamedObjections>();
  for (const id of new Set(ids)) {
    const entry = recipes.get(id);
    const listed = { bits: entry?.allergens, diets: entry?.diets ?? [], recipe: entry ? recipeOf(entry) : null };
    const objections = objectionsTo(contentsOf(listed, foods), rules);
    if (!objections) continue;
    const named = objections.dislikes.flatMap((food) => {
      const name = foods.get(food)?.name;
      return name === undefined ? [] : [[food, name] as const];
    });
    found.set(id, { ...objections, names: Object.fromEntries(named) });
  }
  return found;
}
