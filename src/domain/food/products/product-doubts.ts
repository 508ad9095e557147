import type { ProductFigures } from './product.ts';

/** What makes figures of 100 g hard to believe. */
export const PRODUCT_DOUBTS = [
  /** A figure is below zero. */
  'negative',
  /** kJ stand where kcal should. */
  'kj-for-kcal',
  /** More than 900 kcal: not even fat has them. */
  'too-much-energy',
  /** Proteins, carbohydrates and fats together weigh more than the 100 g that they are in. */
  'macros-over-100',
  /** The macros make a quarter more, or less, energy than is said. */
  'energy-denied',
  'energy-missing',
  'macros-missing',
] as const;
export type ProductDoubt = (typeof PRODUCT_DOUBTS)[number];

export const KJ_PER_KCAL = 4.184;
/** kcal in 100 g of fat, with what rounding and labels add. */
const MOST_KCAL = 905;
/** g; a label rounds each figure. */
const MOST_GRAMS = 101.5;
/** The part by which energy and macros may differ: fibre, polyols, organic acids and rounding. */
const TOLERANCE = 0.25;
/** kcal below which a difference is rounding: black coffee, pickles, spices in water. */
const FREE_KCAL = 12;

/** Figures that lie outside of the macros but give energy, g in 100 g. */
export interface OtherEnergy {
  fibre?: number | undefined;
  /** Among the carbohydrates; they give 0 to 3 kcal. */
  polyols?: number | undefined;
  alcohol?: number | undefined;
}

/** Everything that is hard to believe of a product's figures, or missing, in the order of {@link PRODUCT_DOUBTS}. */
export function productDoubts(figures: ProductFigures, other: OtherEnergy = {}): ProductDoubt[] {
  const { calories, ...macros } = figures;
  const grams = Object.values(macros);
  const found = new Set<ProductDoubt>();
  if (Object.values(figures).some((figure) => figure !== null && figure < 0)) found.add('negative');
  if (calories === null) found.add('energy-missing');
  if (grams.includes(null)) found.add('macros-missing');
  const known = grams.filter((amount) => amount !== null);
  if (sum(known) > MOST_GRAMS) found.add('macros-over-100');
  if (calories !== null && calories >= 0 && !found.has('negative')) {
    const made = known.length === grams.length ? energyRange(macros, other) : null;
    if (calories > MOST_KCAL) found.add('too-much-energy');
    if (made && !agrees(calories, made)) {
      found.add(agrees(calories / KJ_PER_KCAL, made) && calories > FREE_KCAL * 2 ? 'kj-for-kcal' : 'energy-denied');
    }
  }
  return PRODUCT_DOUBTS.filter((doubt) => found.has(doubt));
}

/**
 * kcal that the macros make: 4, 4 and 9 to the gram, 7 to one of alcohol. Fibre gives 2 where it is counted apart, as in Europe, and takes as
 * much where it is among the carbohydrates, as in America; nobody says which, so the answer is a range.
 */
function energyRange(
  { proteins, carbs, fats }: Omit<ProductFigures, 'calories'>,
  { fibre = 0, polyols = 0, alcohol = 0 }: OtherEnergy,
): { least: number; most: number } {
  const kcal = 4 * (proteins ?? 0) + 4 * (carbs ?? 0) + 9 * (fats ?? 0) + 7 * Math.max(0, alcohol);
  const ofFibre = 2 * Math.max(0, fibre);
  return { least: Math.max(0, kcal - ofFibre - 4 * Math.max(0, polyols)), most: kcal + ofFibre };
}

const agrees = (kcal: number, { least, most }: { least: number; most: number }): boolean =>
  kcal >= Math.min(least * (1 - TOLERANCE), least - FREE_KCAL) &&
  kcal <= Math.max(most * (1 + TOLERANCE), most + FREE_KCAL);

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
