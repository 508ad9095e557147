import type { Barcode } from './barcode.ts';
import type { Product } from './product.ts';

/** One product of the slice: barcode, name, brand, kcal, proteins, carbs and fats in 100 g, fibre, sugar, saturated fat, salt, portion. */
type SliceRow = readonly [
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
];

/** A line of the slice; what a label need not tell is left out of it. */
export function sliceLine({ barcode, name, brand, per100g, nutrients, servingGrams }: Product): string | null {
  const { calories, proteins, carbs, fats } = per100g;
  if (calories === null || proteins === null || carbs === null || fats === null) return null;
  const { fibre = null, sugar = null, saturated = null, salt = null } = nutrients;
  const row: SliceRow = [
    barcode,
    name,
    brand,
    calories,
    proteins,
    carbs,
    fats,
    fibre,
    sugar,
    saturated,
    salt,
    servingGrams,
  ];
  return JSON.stringify(row);
}

/** The product of a barcode among the lines of the slice; null when it is not there. */
export function productInSlice(lines: string, barcode: Barcode): Product | null {
  // A name cannot begin a line: JSON writes line breaks as `\n`.
  const at = lines.startsWith(`["${barcode}",`) ? 0 : lines.indexOf(`\n["${barcode}",`) + 1;
  if (at === 0 && !lines.startsWith(`["${barcode}",`)) return null;
  const end = lines.indexOf('\n', at);
  const [, name, brand, calories, proteins, carbs, fats, fibre, sugar, saturated, salt, servingGrams] = JSON.parse(
    lines.slice(at, end < 0 ? undefined : end),
    // The build of this very app has written it.
  ) as SliceRow;
  return {
    barcode,
    name,
    brand,
    per100g: { calories, proteins, carbs, fats },
    nutrients: {
      ...(fibre !== null && { fibre }),
      ...(sugar !== null && { sugar }),
      ...(saturated !== null && { saturated }),
      ...(salt !== null && { salt }),
    },
    servingGrams,
    source: 'open-food-facts',
  };
}
