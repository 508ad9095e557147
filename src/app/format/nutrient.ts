import { NUTRIENT_UNITS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import { nutrients, nutrientUnits } from '../text/food/nutrients.ts';
import { formatNumber, withUnit } from './number.ts';

/** An amount in the nutrient's own unit, with as many decimals as say something: 12 გ, 4,1 გ, 0,84 მგ. */
export function formatNutrient(nutrient: Nutrient, amount: number): string {
  return withUnit(formatNumber(amount, { decimals: decimalsOf(amount) }), nutrientUnits[NUTRIENT_UNITS[nutrient]]);
}

function decimalsOf(amount: number): number {
  if (amount < 1) return 2;
  return amount < 10 ? 1 : 0;
}

/** A share that is told in a sentence, as whole per cent: 82 %. What is not whole never shows as 100 %. */
export const formatShare = (share: number): string =>
  nutrients.percent(formatNumber(share < 1 ? Math.min(99, share * 100) : 100));
