import type { Food, FoodId } from './food.ts';
import type { Recipe } from './recipe.ts';

/**
 * The substances that a label must name, in the order of Regulation (EU) 1169/2011, Annex II. `nuts` are tree nuts: walnut, hazelnut,
 * almond, cashew, pecan, Brazil nut, pistachio, macadamia; peanuts stand for themselves, and chestnut, coconut and pine nut are none.
 * Refined oils and spirits, which the annex lets off, are kept as what they are made of only for oils: people press their own.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Every bit of `allergenBits` set: what an unknown food counts as. */
export const ALL_ALLERGEN_BITS = 2 ** ALLERGENS.length - 1;

/** What a food holds; one of which nobody knows counts as holding all of them. */
export const allergensOf = ({ allergens }: Pick<Food, 'allergens'>): readonly Allergen[] => allergens ?? ALLERGENS;

/** One bit for each allergen, the first of `ALLERGENS` the lowest. */
export const allergenBits = (allergens: readonly Allergen[]): number =>
  ALLERGENS.reduce((bits, allergen, at) => (allergens.includes(allergen) ? bits + 2 ** at : bits), 0);

/** The allergens of such bits, in the order of `ALLERGENS`. */
export const allergensFromBits = (bits: number): readonly Allergen[] =>
  ALLERGENS.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);

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
