import type { Nutrition } from '../body/macros.ts';
import type { MacroName } from '../nutrition/macro-coverage.ts';
import type { Nutrients } from '../nutrition/nutrient.ts';
import type { Food, FoodId } from './food.ts';
import { knownFigures, productTitle, unknownMacros, type Product } from './products/product.ts';

/** The food that a packed product is. */
export const productFoodId = (barcode: string): FoodId => `product-${barcode}`;

/** What is known of a food that no table has. */
interface OwnFigures {
  id: FoodId;
  name: string;
  per100g: Nutrition;
  nutrients: Nutrients;
  unknownMacros?: readonly MacroName[];
}

/** A food of the person's own. What is in it of animals and allergens nobody knows; the heat takes from it as from a ready meal. */
export const ownFood = (known: OwnFigures, portionGrams: number | null = null): Food => ({
  ...known,
  synonyms: [],
  misspellings: [],
  nameEn: '',
  group: 'ready-meal',
  unitGrams: portionGrams === null ? {} : { portion: portionGrams },
  source: 'own',
});

/** A product as a food; null where its energy is not known. */
export function foodOfProduct(
  product: Pick<Product, 'barcode' | 'name' | 'brand' | 'per100g' | 'nutrients' | 'servingGrams'>,
): Food | null {
  const per100g = knownFigures(product.per100g);
  const { barcode, nutrients, servingGrams } = product;
  const unknown = unknownMacros(product.per100g);
  const known = { id: productFoodId(barcode), name: productTitle(product), nutrients };
  return per100g && ownFood({ ...known, per100g, ...(unknown.length > 0 && { unknownMacros: unknown }) }, servingGrams);
}
