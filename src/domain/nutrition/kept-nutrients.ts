import type { NutrientCoverage } from '../recipes/cook-recipe.ts';
import type { Nutrition } from '../body/macros.ts';
import { MACRO_NAMES, macroShare, macroShares } from './macro-coverage.ts';
import type { Nutrients } from './nutrient.ts';
import { roundTo } from '../rounding.ts';

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

/** What a dish says of its nutrients and of macros that are not known, without shares of values that it does not have. */
export function saidNutrients({ nutrients, nutrientCoverage = {} }: WithNutrients): SaidNutrients {
  if (!nutrients) return {};
  const shares: NutrientCoverage = {
    ...Object.fromEntries(Object.entries(nutrientCoverage).filter(([nutrient]) => nutrient in nutrients)),
    ...macroShares(nutrientCoverage),
  };
  return { nutrients, ...(Object.keys(shares).length > 0 && { nutrientCoverage: shares }) };
}

/** Amounts are kept to this many decimals of their unit. */
export const NUTRIENT_DIGITS = 3;

interface Part {
  name: string;
  foodId?: string | undefined;
  grams?: number | undefined;
}
type Figures = Nutrition & { mealId?: string | null | undefined; ingredients?: readonly Part[] | undefined };

/** Figures are kept to 0.1; twice rounded they are off by no more than this. */
const ROUNDED_AWAY = 0.11;
const SLACK = 0.01;

/**
 * What is known of a dish after somebody who says nothing of it, like an app from before nutrients, gave it other contents: the same foods in
 * another amount hold as much more; of other foods, or of figures typed by hand, nothing is known.
 */
export function nutrientsAfterEdit(before: Figures & WithNutrients, after: Figures): SaidNutrients {
  const { nutrients, nutrientCoverage = {} } = before;
  if (nutrients === undefined) return {};
  const factor = factorBetween(before, after);
  const known = Object.entries(nutrientCoverage).filter(([nutrient]) => nutrient in nutrients);
  const shares: NutrientCoverage = {
    ...(factor !== null && Object.fromEntries(known)),
    ...stillUnknown(before, after, factor ?? 1),
  };
  return {
    nutrients: factor === null ? {} : factor === 1 ? nutrients : scaleNutrients(nutrients, factor),
    ...(Object.keys(shares).length > 0 && { nutrientCoverage: shares }),
  };
}

/** Shares of macros that nobody has typed since: another figure than before is known. */
function stillUnknown(
  { nutrientCoverage = {}, ...before }: Figures & WithNutrients,
  after: Figures,
  factor: number,
): NutrientCoverage {
  const shares = macroShares(nutrientCoverage);
  return Object.fromEntries(
    MACRO_NAMES.flatMap((macro) => {
      const share = shares[macro];
      return share !== undefined && isNear(after[macro], before[macro] * factor) ? [[macro, share]] : [];
    }),
  );
}

/** The dish that an edit makes: nutrients that it took over unseen from the dish before are those of the foods that it has now. */
export function editedNutrients<Dish extends Figures & SaidNutrients>(before: Dish, after: Dish): Dish {
  const { nutrients, nutrientCoverage: _, ...rest } = after;
  if (nutrients === undefined || wordsOf(after) !== wordsOf(before)) return after;
  // What is left out of `after` comes again or is no longer known.
  return { ...(rest as Dish), ...nutrientsAfterEdit(before, after) };
}

const wordsOf = ({ nutrients, nutrientCoverage = {} }: WithNutrients): string =>
  nutrients
    ? [nutrients, nutrientCoverage]
        .map((figures) => Object.entries(roundedShares(figures)).toSorted().join(' '))
        .join('|')
    : '';

/** Every amount × `factor`, to the decimals in which amounts are kept. */
export const scaleNutrients = (nutrients: Nutrients, factor: number): Nutrients =>
  eachRounded(nutrients, (amount) => amount * factor);

/** Shares as they are told, to three decimals. */
export const roundedShares = (coverage: NutrientCoverage): NutrientCoverage => eachRounded(coverage, (share) => share);

const eachRounded = (figures: NutrientCoverage, of: (figure: number) => number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).map(([nutrient, figure]) => [nutrient, roundTo(of(figure), NUTRIENT_DIGITS)]),
  );

/** How many times the first dish the second one is; null: another dish. */
function factorBetween(before: Figures & WithNutrients, after: Figures): number | null {
  if ((before.mealId ?? null) !== (after.mealId ?? null)) return null;
  const factor = before.calories > 0 ? after.calories / before.calories : 1;
  // Whoever types 0 over every figure does not say that nothing is in it.
  if (factor === 0) return null;
  // A macro that was not known may be filled in.
  if (
    !isNear(after.calories, before.calories * factor) ||
    !MACRO_NAMES.every((macro) => macroShare(before, macro) <= 0 || isNear(after[macro], before[macro] * factor))
  )
    return null;
  const [parts, others] = [before.ingredients ?? [], after.ingredients ?? []];
  const isSame =
    parts.length === others.length &&
    parts.every(
      (part, at) => isSamePart(part, others[at]) && isNear(others[at]?.grams ?? 0, (part.grams ?? 0) * factor),
    );
  // Energy alone proves no other amount: tea with sugar is no forty teas.
  const isProven =
    isNear(before.calories, after.calories) ||
    parts.some(({ grams = 0 }) => grams > 0) ||
    MACRO_NAMES.some((macro) => !isNear(before[macro], after[macro]));
  return isSame && isProven ? factor : null;
}

const isNear = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= Math.max(ROUNDED_AWAY, SLACK * expected);

const isSamePart = (part: Part, other: Part | undefined): boolean =>
  other !== undefined && part.foodId === other.foodId && part.name === other.name;
