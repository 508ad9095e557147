import type { ValueOf } from '#contract/diary/value-things.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { knownFigures, type Product } from '#domain/food/products/product.ts';

type Kept = ValueOf<'products'>;

/** A product as the diary keeps it; null where its energy is not known. */
export function keptProduct({ name, brand, per100g, nutrients, servingGrams, source }: Product): Kept | null {
  const figures = knownFigures(per100g);
  return (
    figures && {
      name,
      ...figures,
      ...(brand !== '' && { brand }),
      ...(Object.keys(nutrients).length > 0 && { nutrients }),
      ...(servingGrams !== null && { servingGrams }),
      source,
    }
  );
}

/** A kept product as every other one. */
export function productOf(barcode: string, kept: Kept): Product {
  const {
    name,
    brand = '',
    calories,
    proteins,
    carbs,
    fats,
    nutrients = {},
    servingGrams = null,
    source = 'label',
  } = kept;
  // Only numbers that were read as barcodes become keys.
  const key = barcode as Barcode;
  return { barcode: key, name, brand, per100g: { calories, proteins, carbs, fats }, nutrients, servingGrams, source };
}
