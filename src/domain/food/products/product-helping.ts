import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import { unknownShares } from '#domain/nutrition/macro-coverage.ts';
import { knownFigures, productTitle, unknownMacros, type KnownFigures, type Product } from './product.ts';

/** So much of a product as an entry of the diary: kcal and g of it, its nutrients, which a label tells of all of it, and which macros are not known. */
export interface ProductHelping extends KnownFigures {
  title: string;
  amount: number;
  unit: 'g';
  nutrients: Nutrients;
  nutrientCoverage: NutrientCoverage;
}

/** What a person eats of a product where the package names no portion, g. */
export const USUAL_HELPING_GRAMS = 100;

/** `grams` of a product; null where its energy is not known. */
export function helpingOfProduct(
  product: Pick<Product, 'name' | 'brand' | 'per100g' | 'nutrients'>,
  grams: number,
): ProductHelping | null {
  const figures = knownFigures(product.per100g);
  if (!figures) return null;
  const { calories, proteins, carbs, fats } = figures;
  const of = (per100: number) => roundTo1((per100 * grams) / 100);
  const nutrients = Object.entries(product.nutrients).map(([name, per100]) => [
    name,
    roundTo((per100 * grams) / 100, 3),
  ]);
  return {
    title: productTitle(product),
    calories: of(calories),
    proteins: of(proteins),
    carbs: of(carbs),
    fats: of(fats),
    amount: grams,
    unit: 'g',
    nutrients: Object.fromEntries(nutrients),
    nutrientCoverage: {
      ...Object.fromEntries(nutrients.map(([name]) => [name, 1])),
      ...unknownShares(unknownMacros(product.per100g)),
    },
  };
}
