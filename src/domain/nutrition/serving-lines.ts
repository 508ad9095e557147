import type { NutrientCoverage } from '../recipes/cook-recipe.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from './nutrient.ts';
import { FIRST_NUTRIENTS, JUDGED_FROM, NUTRIENT_GROUPS } from './judge-nutrients.ts';
import type { References } from './reference/label-reference.ts';

/** One nutrient of a dish or a helping. */
export interface ServingLine {
  nutrient: Nutrient;
  amount: number;
  /** Share of the weight, 0 to 1, for which it is known. */
  coverage: number;
  /** Share of the day's value; null where there is none. */
  share: number | null;
  kind: 'at-least' | 'at-most' | 'about';
}

/** A helping with this share of the day's value has much of it. */
const MUCH_FROM = 0.15;
const MOST_RICH = 6;
const IN_ORDER: readonly Nutrient[] = Object.values(NUTRIENT_GROUPS).flat();

/** What is known of a dish, in the order of the full list; `short`: what everybody asks of first and what the dish has much of. */
export function servingLines(
  nutrients: Nutrients,
  coverage: NutrientCoverage,
  { values }: References,
): { all: ServingLine[]; short: ServingLine[] } {
  const all = IN_ORDER.flatMap((nutrient): ServingLine[] => {
    const amount = nutrients[nutrient];
    if (amount === undefined) return [];
    const { target = null, kind = 'about' } = values[nutrient] ?? {};
    return [
      {
        nutrient,
        amount,
        coverage: coverage[nutrient] ?? 1,
        share: target !== null && target > 0 ? amount / target : null,
        kind,
      },
    ];
  });
  const rich = all
    .filter(
      ({ kind, share, coverage: known }) =>
        kind === 'at-least' && known >= JUDGED_FROM && share !== null && share >= MUCH_FROM,
    )
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))
    .slice(0, MOST_RICH);
  const shown = new Set<Nutrient>([...FIRST_NUTRIENTS, ...rich.map(({ nutrient }) => nutrient)]);
  return { all, short: all.filter(({ nutrient }) => shown.has(nutrient)) };
}

/** Every amount × `factor`. */
export function timesNutrients(nutrients: Nutrients, factor: number): Nutrients {
  const scaled: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const amount = nutrients[nutrient];
    if (amount !== undefined) scaled[nutrient] = amount * factor;
  }
  return scaled;
}
