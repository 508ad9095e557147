import type { ValueOf } from '#contract/diary/value-things.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import type { MacroName } from '#domain/nutrition/macro-coverage.ts';
import { knownFigures, unknownMacros, type Product } from '#domain/food/products/product.ts';

type Kept = ValueOf<'products'>;

/** A product as the diary keeps it; null where its energy is not known. */
export function keptProduct({ name, brand, per100g, nutrients, servingGrams, source }: Product): Kept | null {
  const figures = knownFigures(per100g);
  const unknown = unknownMacros(per100g);
  return (
    figures && {
      name,
      ...figures,
      ...(unknown.length > 0 && { unknown }),
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
    unknown = [],
    nutrients = {},
    servingGrams = null,
    source = 'label',
  } = kept;
  // Only numbers that were read as barcodes become keys.
  const key = barcode as Barcode;
  const of = (macro: MacroName, grams: number) => (unknown.includes(macro) ? null : grams);
  const per100g = { calories, proteins: of('proteins', proteins), carbs: of('carbs', carbs), fats: of('fats', fats) };
  return { barcode: key, name, brand, per100g, nutrients, servingGrams, source };
}
