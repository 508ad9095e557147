import { NUTRIENT_UNITS } from '#domain/nutrition/nutrient.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import { formatNumber, withUnit } from '#domain/georgian/format-number.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { nutrientName, type NamedNutrient } from '../question/nutrient-words.ts';

/** One figure of a food that a question asks about. */
export type Figure =
  | { is: 'nutrient'; nutrient: NamedNutrient }
  | { is: 'macro'; macro: 'proteins' | 'carbs' | 'fats' };

export const MACRO_WORDS = [
  { sign: 'protein', macro: 'proteins', name: 'ცილა' },
  { sign: 'carbs', macro: 'carbs', name: 'ნახშირწყლები' },
  { sign: 'fat', macro: 'fats', name: 'ცხიმები' },
] as const;

const UNIT_NAMES = { g: 'გ', mg: 'მგ', µg: 'მკგ' } as const;

/** An amount as people read it: 0,8 მგ, 120 მგ, 2,4 მკგ. Small ones have two decimals. */
export function shownAmount(nutrient: NamedNutrient, amount: number): string {
  const decimals = amount >= 10 ? 0 : amount >= 1 ? 1 : 2;
  return withUnit(formatNumber(amount, { decimals }), UNIT_NAMES[NUTRIENT_UNITS[nutrient]]);
}

/** A figure of an amount of food, with its name; undefined where nothing is known of it. */
export function nutrientAmount(
  figure: Figure,
  nutrition: Nutrition,
  nutrients: Nutrients,
): { name: string; amount: number; shown: string } | undefined {
  if (figure.is === 'macro') {
    const amount = nutrition[figure.macro];
    return {
      name: MACRO_WORDS.find(({ macro }) => macro === figure.macro)?.name ?? '',
      amount,
      shown: withUnit(formatNumber(amount, { decimals: 1 }), 'გ'),
    };
  }
  const amount = nutrients[figure.nutrient];
  return amount === undefined
    ? undefined
    : { name: nutrientName(figure.nutrient), amount, shown: shownAmount(figure.nutrient, amount) };
}
