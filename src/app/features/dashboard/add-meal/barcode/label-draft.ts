import { isReadable } from '#domain/georgian/readable-text.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { nutrientsPer100Of, per100Of, type LabelBasis } from '#domain/food/products/label-figures.ts';
import { PRODUCT_FIGURES, type Product } from '#domain/food/products/product.ts';

/** Nutrients that labels have to tell beside energy and macros. */
export const LABEL_NUTRIENTS = ['fibre', 'sugar', 'saturated', 'salt'] as const;
const FIGURES = [...PRODUCT_FIGURES, ...LABEL_NUTRIENTS] as const;
type Figure = (typeof FIGURES)[number];
export type LabelField = 'name' | 'brand' | 'portion' | 'eaten' | Figure;

/** The form of a label as typed. */
export interface LabelDraft {
  per: LabelBasis['per'];
  fields: Readonly<Record<LabelField, string>>;
}

/** Each names a sentence. */
export type LabelProblem = 'required' | 'name' | 'grams' | 'kcal' | 'macro';
export type LabelRead =
  | { is: 'fine'; product: Product; eatenGrams: number }
  | { is: 'wrong'; problems: Partial<Record<LabelField, LabelProblem>> };

const LONGEST_NAME = 150;
const LONGEST_BRAND = 80;
const MOST_GRAMS = 2_000;
const MOST_KCAL = 10_000;
const MOST_MACRO = 1_000;

const typed = (figure: number | null | undefined): string => figure?.toString().replace('.', ',') ?? '';

/** The form of a new label, or of a product that is known. */
export function labelDraftOf(product: Product | null): LabelDraft {
  const { calories, proteins, carbs, fats } = product?.per100g ?? {};
  const { fibre, sugar, saturated, salt } = product?.nutrients ?? {};
  return {
    per: '100',
    fields: {
      name: product?.name ?? '',
      brand: product?.brand ?? '',
      portion: typed(product?.servingGrams),
      eaten: typed(product?.servingGrams ?? 100),
      calories: typed(calories),
      proteins: typed(proteins),
      carbs: typed(carbs),
      fats: typed(fats),
      fibre: typed(fibre),
      sugar: typed(sugar),
      saturated: typed(saturated),
      salt: typed(salt),
    },
  };
}

/** The product that a label tells of, or what has to be mended. Name and energy are required; an empty macro is 0, as in every form. */
export function readLabel({ per, fields }: LabelDraft, barcode: Barcode, before: Product | null): LabelRead {
  const problems: Partial<Record<LabelField, LabelProblem>> = {};
  const name = fields.name.trim();
  if (!isReadable(name)) problems.name = 'required';
  else if (name.length > LONGEST_NAME) problems.name = 'name';
  const figure = (field: LabelField, least: number, most: number, problem: LabelProblem): number | null => {
    const text = fields[field].trim();
    const value = readNumber(text);
    if (text !== '' && (value === null || value < least || value > most)) problems[field] = problem;
    return value;
  };
  const calories = figure('calories', 0, MOST_KCAL, 'kcal');
  if (fields.calories.trim() === '') problems.calories = 'required';
  const macro = (field: Figure) => figure(field, 0, MOST_MACRO, 'macro');
  const [proteins, carbs, fats] = [macro('proteins') ?? 0, macro('carbs') ?? 0, macro('fats') ?? 0];
  const portion = figure('portion', 1, MOST_GRAMS, 'grams');
  if (per === 'portion' && portion === null) problems.portion = 'required';
  const eatenGrams = figure('eaten', 1, MOST_GRAMS, 'grams');
  if (eatenGrams === null) problems.eaten = 'required';
  const nutrients = LABEL_NUTRIENTS.flatMap((nutrient) => {
    const amount = macro(nutrient);
    return amount === null ? [] : [[nutrient, amount] as const];
  });
  const basis: LabelBasis = per === 'portion' ? { per, grams: portion ?? 100 } : { per };
  const per100g = per100Of({ calories, proteins, carbs, fats }, basis);
  // A portion of a few grams with the figures of the whole package.
  if (!problems.portion && (per100g.calories ?? 0) > MOST_KCAL) problems.calories ??= 'kcal';
  for (const one of ['proteins', 'carbs', 'fats'] as const)
    if ((per100g[one] ?? 0) > MOST_MACRO) problems[one] ??= 'macro';
  if (Object.keys(problems).length > 0 || eatenGrams === null) return { is: 'wrong', problems };
  const others = Object.entries(before?.nutrients ?? {}).filter(([key]) => !LABEL_NUTRIENTS.some((one) => one === key));
  return {
    is: 'fine',
    eatenGrams,
    product: {
      barcode,
      name,
      brand: fields.brand.trim().slice(0, LONGEST_BRAND),
      per100g,
      nutrients: { ...Object.fromEntries(others), ...nutrientsPer100Of(Object.fromEntries(nutrients), basis) },
      servingGrams: portion,
      source: 'label',
    },
  };
}
