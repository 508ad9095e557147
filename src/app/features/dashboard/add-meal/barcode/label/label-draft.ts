import { isReadable } from '#domain/georgian/readable-text.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { nutrientsPer100Of, per100Of, type LabelBasis } from '#domain/food/products/label-figures.ts';
import { LABEL_BOUNDS, LABEL_NUTRIENTS, type LABEL_FIGURES } from '#domain/food/products/label-reading.ts';
import { PRODUCT_FIGURES, type Product, type ProductFigures } from '#domain/food/products/product.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';

const MACROS = ['proteins', 'carbs', 'fats'] as const;
type Figure = (typeof LABEL_FIGURES)[number];
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

/** A figure as one types it; empty where it is not known. */
export const figureText = (figure: number | null | undefined): string => figure?.toString().replace('.', ',') ?? '';

/** The form of a new label, or of a product that is known. */
export function labelDraftOf(product: Product | null): LabelDraft {
  const { calories, proteins, carbs, fats } = product?.per100g ?? {};
  const { fibre, sugar, saturated, salt } = product?.nutrients ?? {};
  return {
    per: '100',
    fields: {
      name: product?.name ?? '',
      brand: product?.brand ?? '',
      portion: figureText(product?.servingGrams),
      eaten: figureText(product?.servingGrams ?? 100),
      calories: figureText(calories),
      proteins: figureText(proteins),
      carbs: figureText(carbs),
      fats: figureText(fats),
      fibre: figureText(fibre),
      sugar: figureText(sugar),
      saturated: figureText(saturated),
      salt: figureText(salt),
    },
  };
}

/** The product that a label tells of, or what has to be mended. Name and energy are required; what is empty is unknown. */
export function readLabel({ per, fields }: LabelDraft, barcode: Barcode, before: Product | null): LabelRead {
  const problems: Partial<Record<LabelField, LabelProblem>> = {};
  const name = fields.name.trim();
  if (!isReadable(name)) problems.name = 'required';
  else if (name.length > LABEL_BOUNDS.name) problems.name = 'name';
  const figure = (field: LabelField, least: number, most: number, problem: LabelProblem): number | null => {
    const text = fields[field].trim();
    const value = readNumber(text);
    if (text !== '' && (value === null || value < least || value > most)) problems[field] = problem;
    return value;
  };
  figure('calories', 0, LABEL_BOUNDS.calories, 'kcal');
  if (fields.calories.trim() === '') problems.calories = 'required';
  const macro = (field: Figure) => figure(field, 0, LABEL_BOUNDS.macro, 'macro');
  for (const one of [...MACROS, ...LABEL_NUTRIENTS]) macro(one);
  const portion = figure('portion', 1, LABEL_BOUNDS.portion, 'grams');
  if (per === 'portion' && portion === null) problems.portion = 'required';
  const eatenGrams = figure('eaten', 1, LABEL_BOUNDS.portion, 'grams');
  if (eatenGrams === null) problems.eaten = 'required';
  const { per100g, nutrients } = labelFigures({ per, fields });
  // A portion of a few grams with the figures of the whole package.
  if (!problems.portion && (per100g.calories ?? 0) > LABEL_BOUNDS.calories) problems.calories ??= 'kcal';
  for (const one of MACROS) if ((per100g[one] ?? 0) > LABEL_BOUNDS.macro) problems[one] ??= 'macro';
  if (Object.keys(problems).length > 0 || eatenGrams === null) return { is: 'wrong', problems };
  const others = Object.entries(before?.nutrients ?? {}).filter(([key]) => !LABEL_NUTRIENTS.some((one) => one === key));
  return {
    is: 'fine',
    eatenGrams,
    product: {
      barcode,
      name,
      brand: fields.brand.trim().slice(0, LABEL_BOUNDS.brand),
      per100g,
      nutrients: { ...Object.fromEntries(others), ...nutrients },
      servingGrams: portion,
      source: 'label',
    },
  };
}

/** What the form says of 100 g, as far as it can be read; an empty figure is unknown. */
export function labelFigures({ per, fields }: LabelDraft): { per100g: ProductFigures; nutrients: Nutrients } {
  const basis: LabelBasis = per === 'portion' ? { per, grams: readNumber(fields.portion) || 100 } : { per };
  const [calories, proteins, carbs, fats] = PRODUCT_FIGURES.map((figure) => readNumber(fields[figure]));
  const nutrients = LABEL_NUTRIENTS.flatMap((nutrient) => {
    const amount = readNumber(fields[nutrient]);
    return amount === null ? [] : [[nutrient, amount] as const];
  });
  return {
    per100g: per100Of(
      { calories: calories ?? null, proteins: proteins ?? null, carbs: carbs ?? null, fats: fats ?? null },
      basis,
    ),
    nutrients: nutrientsPer100Of(Object.fromEntries(nutrients), basis),
  };
}
