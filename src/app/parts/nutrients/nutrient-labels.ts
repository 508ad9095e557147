import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import type { NutrientDay } from '#domain/nutrition/day-nutrition.ts';
import { formatNutrient, formatShare } from '#app/format/nutrient.ts';
import { nutrients as words } from '#app/text/food/nutrients.ts';

/** Of what a part is known. */
export type KnownOf = keyof typeof words.coverage;

/** What a target asks for: to be reached, or not to be exceeded. */
export const targetLabel = (nutrient: Nutrient, kind: NutrientDay['kind'], target: number): string =>
  (kind === 'at-most' ? words.atMost : words.atLeast)(formatNutrient(nutrient, target));

/** How much is known: ცნობილია დღის 82 %. */
export const coverageLabel = (of: KnownOf, coverage: number): string => words.coverage[of](formatShare(coverage));
