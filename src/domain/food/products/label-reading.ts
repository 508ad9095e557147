import { isReadable } from '#domain/georgian/readable-text.ts';
import { roundTo } from '#domain/rounding.ts';
import type { LabelBasis } from './label-figures.ts';
import { PRODUCT_FIGURES, type ProductFigures } from './product.ts';
import { visibleLine } from './visible-line.ts';

/** Nutrients that labels have to tell beside energy and macros; g. */
export const LABEL_NUTRIENTS = ['fibre', 'sugar', 'saturated', 'salt'] as const;
/** All figures of a label that have a field: energy, macros and those nutrients. */
export const LABEL_FIGURES = [...PRODUCT_FIGURES, ...LABEL_NUTRIENTS] as const;
type LabelNutrient = (typeof LABEL_NUTRIENTS)[number];

/** What somebody read on a label, in kcal and g for its basis. Null is what was not read: it is never taken for 0. */
export interface LabelReading extends ProductFigures, Record<LabelNutrient, number | null> {
  per: LabelBasis['per'];
  portionGrams: number | null;
  /** Empty where it was not read. */
  name: string;
  brand: string;
  /** Energy in kJ as it stands there; what that is in kcal is the person's to confirm. */
  kilojoules: number | null;
}

/** What a form of a label takes at most: characters, g, kcal. */
export const LABEL_BOUNDS = { name: 150, brand: 80, portion: 2_000, calories: 10_000, macro: 1_000 } as const;
const MOST_KILOJOULES = 42_000;
/** Salt is what the sodium of a label weighs as sodium chloride (EU 1169/2011, annex I). */
const SALT_PER_SODIUM = 2.5;
const MG_PER_G = 1_000;

/** A label as a stranger tells it: nothing of it has been looked at yet. */
export interface ToldLabel extends Omit<LabelReading, 'name' | 'brand'> {
  name: string | null;
  brand: string | null;
  sodiumMg: number | null;
}

/** What of a told label a form can take: what is below zero, or more than any label says, was not read. */
export function readToldLabel({ name, brand, per, sodiumMg, ...told }: ToldLabel): LabelReading {
  const within = (figure: number | null, most: number, digits: number): number | null =>
    figure === null || !(figure >= 0 && figure <= most) ? null : roundTo(figure, digits);
  const macro = (figure: number | null) => within(figure, LABEL_BOUNDS.macro, 2);
  const portion = within(told.portionGrams, LABEL_BOUNDS.portion, 1);
  const sodium = macro(sodiumMg === null ? null : (sodiumMg / MG_PER_G) * SALT_PER_SODIUM);
  return {
    per,
    portionGrams: portion !== null && portion >= 1 ? portion : null,
    name: lineOf(name, LABEL_BOUNDS.name),
    brand: lineOf(brand, LABEL_BOUNDS.brand),
    calories: within(told.calories, LABEL_BOUNDS.calories, 1),
    kilojoules: within(told.kilojoules, MOST_KILOJOULES, 1),
    proteins: macro(told.proteins),
    carbs: macro(told.carbs),
    fats: macro(told.fats),
    fibre: macro(told.fibre),
    sugar: macro(told.sugar),
    saturated: macro(told.saturated),
    salt: macro(told.salt) ?? sodium,
  };
}

/** Whether any figure was read. */
export const hasFigures = (reading: LabelReading): boolean =>
  [reading.kilojoules, ...LABEL_FIGURES.map((figure) => reading[figure])].some((figure) => figure !== null);

function lineOf(text: string | null, longest: number): string {
  const line = visibleLine(text ?? '', longest);
  return isReadable(line) ? line : '';
}
