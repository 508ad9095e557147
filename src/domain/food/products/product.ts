import { MACRO_NAMES, type MacroName } from '#domain/nutrition/macro-coverage.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import type { Barcode } from './barcode.ts';

/** kcal and g; null: nobody knows. */
export interface ProductFigures {
  calories: number | null;
  proteins: number | null;
  carbs: number | null;
  fats: number | null;
}

/** Figures in 100 g or 100 ml that can be logged. */
export type KnownFigures = { [Name in keyof ProductFigures]: number };

/** Where a product's figures are from. */
export const PRODUCT_SOURCES = ['label', 'open-food-facts'] as const;
type ProductSource = (typeof PRODUCT_SOURCES)[number];

/** A packed food by its barcode, per 100 g or 100 ml. */
export interface Product {
  barcode: Barcode;
  name: string;
  /** Empty where nobody knows. */
  brand: string;
  per100g: ProductFigures;
  nutrients: Nutrients;
  /** What the package calls a portion, g or ml. */
  servingGrams: number | null;
  source: ProductSource;
}

export const PRODUCT_FIGURES = ['calories', 'proteins', 'carbs', 'fats'] as const;

/** The figures where they can be logged: energy has to be known; a macro that is not (`unknownMacros`) stands as 0. */
export function knownFigures({ calories, proteins, carbs, fats }: ProductFigures): KnownFigures | null {
  return calories === null ? null : { calories, proteins: proteins ?? 0, carbs: carbs ?? 0, fats: fats ?? 0 };
}

/** The macros that nobody knows of a product. */
export const unknownMacros = (figures: ProductFigures): MacroName[] =>
  MACRO_NAMES.filter((macro) => figures[macro] === null);

/** The longest title of a dish. */
const LONGEST = 200;

/** What an entry of the product is called. */
export function productTitle({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  const said = name.toLocaleLowerCase().includes(brand.toLocaleLowerCase()) ? name : `${name} (${brand})`;
  return (said.length > LONGEST ? name : said).slice(0, LONGEST);
}
