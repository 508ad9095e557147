import { ALLERGENS, type Allergen } from './allergens.ts';
import type { Food, FoodId } from './food.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** What a food holds; one of which nobody knows counts as holding all of them. */
export const allergensOf = ({ allergens }: Pick<Food, 'allergens'>): readonly Allergen[] => allergens ?? ALLERGENS;

/** What is in any ingredient. An ingredient that is not among `foods` is unknown, so the dish counts as holding all. */
export function allergensOfRecipe(
  recipe: Pick<Recipe, 'ingredients'>,
  foods: ReadonlyMap<FoodId, Food>,
): readonly Allergen[] {
  const held = new Set<Allergen>();
  for (const { food: id } of recipe.ingredients) {
    const food = foods.get(id);
    for (const allergen of food === undefined ? ALLERGENS : allergensOf(food)) held.add(allergen);
  }
  return ALLERGENS.filter((allergen) => held.has(allergen));
}
