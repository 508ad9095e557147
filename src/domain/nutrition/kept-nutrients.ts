import type { NutrientCoverage } from '../cook-recipe.ts';
import type { Nutrition } from '../macros.ts';
import { NUTRIENTS, type Nutrients } from '../nutrient.ts';
import { roundTo } from '../rounding.ts';
import { NUTRIENT_DIGITS } from './dish-nutrients.ts';

/** A dish with what may be known of it; `{}` says that nothing is, absent that nobody has said. */
export interface WithNutrients {
  nutrients?: Nutrients | undefined;
  nutrientCoverage?: NutrientCoverage | undefined;
}
/** The same as it is kept and sent. */
export interface SaidNutrients {
  nutrients?: Nutrients;
  nutrientCoverage?: NutrientCoverage;
}

/** What a dish says of its nutrients, without shares of values that it does not have. */
export function saidNutrients({ nutrients, nutrientCoverage = {} }: WithNutrients): SaidNutrients {
  if (!nutrients) return {};
  const shares: NutrientCoverage = {};
  for (const nutrient of NUTRIENTS) {
    const share = nutrientCoverage[nutrient];
    if (share !== undefined && nutrients[nutrient] !== undefined) shares[nutrient] = share;
  }
  return { nutrients, ...(Object.keys(shares).length > 0 && { nutrientCoverage: shares }) };
}

interface Part {
  name: string;
  foodId?: string | undefined;
  grams?: number | undefined;
}
type Figures = Nutrition & { mealId?: string | null | undefined; ingredients?: readonly Part[] | undefined };

const MACROS = ['proteins', 'carbs', 'fats'] as const;
/** Figures are kept to 0.1; twice rounded they are off by no more than this. */
const ROUNDED_AWAY = 0.11;
const SLACK = 0.01;

/**
 * What is known of a dish after somebody who says nothing of it, like an app from before nutrients, gave it other contents: the same foods in
 * another amount hold as much more; of other foods, or of figures typed by hand, nothing is known.
 */
export function nutrientsAfterEdit(before: Figures & WithNutrients, after: Figures): SaidNutrients {
  const { nutrients, nutrientCoverage } = before;
  if (nutrients === undefined) return {};
  const factor = factorBetween(before, after);
  if (factor === null) return { nutrients: {} };
  return { nutrients: factor === 1 ? nutrients : scaleNutrients(nutrients, factor), ...(nutrientCoverage && { nutrientCoverage }) };
}

/** The dish that an edit makes: nutrients that it took over unseen from the dish before are those of the foods that it has now. */
export function editedNutrients<Dish extends Figures & SaidNutrients>(before: Dish, after: Dish): Dish {
  const { nutrients, nutrientCoverage: _, ...rest } = after;
  if (nutrients === undefined || wordsOf(after) !== wordsOf(before)) return after;
  // What is left out of `after` comes again or is no longer known.
  return { ...(rest as Dish), ...nutrientsAfterEdit(before, after) };
}

const wordsOf = ({ nutrients, nutrientCoverage = {} }: WithNutrients): string =>
  nutrients ? JSON.stringify([scaleNutrients(nutrients, 1), roundedShares(nutrientCoverage)]) : '';

/** Every amount × `factor`, to the decimals in which amounts are kept. */
export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  const scaled: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const amount = nutrients[nutrient];
    if (amount !== undefined) scaled[nutrient] = roundTo(amount * factor, NUTRIENT_DIGITS);
  }
  return scaled;
}

/** Shares as they are told, to three decimals. */
export function roundedShares(coverage: NutrientCoverage): NutrientCoverage {
  const rounded: NutrientCoverage = {};
  for (const nutrient of NUTRIENTS) {
    const share = coverage[nutrient];
    if (share !== undefined) rounded[nutrient] = roundTo(share, NUTRIENT_DIGITS);
  }
  return rounded;
}

/** How many times the first dish the second one is; null: another dish. */
function factorBetween(before: Figures, after: Figures): number | null {
  if ((before.mealId ?? null) !== (after.mealId ?? null)) return null;
  const factor = before.calories > 0 ? after.calories / before.calories : 1;
  const near = (value: number, expected: number) => Math.abs(value - expected) <= Math.max(ROUNDED_AWAY, SLACK * expected);
  if (!near(after.calories, before.calories * factor) || !MACROS.every((macro) => near(after[macro], before[macro] * factor))) return null;
  const [parts, others] = [before.ingredients ?? [], after.ingredients ?? []];
  const isSame = parts.length === others.length && parts.every((part, at) => isSamePart(part, others[at]) && near(others[at]?.grams ?? 0, (part.grams ?? 0) * factor));
  return isSame ? factor : null;
}

const isSamePart = (part: Part, other: Part | undefined): boolean => other !== undefined && part.foodId === other.foodId && part.name === other.name;
