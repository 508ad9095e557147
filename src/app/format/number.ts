import { formatNumber, NBSP, withUnit } from '#domain/georgian/format-number.ts';
import { units } from '../text/units.ts';

export { formatNumber, NBSP, withUnit } from '#domain/georgian/format-number.ts';

/** kcal, whole: 1 250 კკალ. */
export const formatKcal = (kcal: number): string => withUnit(formatNumber(kcal), units.kcal);

/** Grams with at most `decimals` decimals: 128 გ. */
export const formatGrams = (grams: number, decimals = 0): string =>
  withUnit(formatNumber(grams, { decimals }), units.gram);

/** Millilitres, whole: 1 250 მლ. */
export const formatMl = (ml: number): string => withUnit(formatNumber(ml), units.millilitre);

/** Kilograms with at most one decimal; `fixed` keeps a zero: 65 კგ, 63,4 კგ, 65,0 კგ. */
export const formatKg = (kg: number, fixed = false): string =>
  withUnit(formatNumber(kg, { decimals: 1, fixed }), units.kilogram);

/** Centimetres with at most `decimals` decimals: 176 სმ. */
export const formatCm = (cm: number, decimals = 0): string =>
  withUnit(formatNumber(cm, { decimals }), units.centimetre);

/** A share as whole per cent: 0.35 → 35%. */
export const formatPercent = (share: number): string => `${formatNumber(share * 100)}%`;

/** A price keeps its point and its tetri: ₾9.75, ₾15.00; nothing costs ₾0. */
export const formatPrice = (lari: number): string => `₾${lari === 0 ? '0' : lari.toFixed(2)}`;

/** How many of something: after a numeral a Georgian noun stays singular, so 2 ჩანაწერი. */
export const formatCount = (count: number, noun: string): string => `${formatNumber(count)}${NBSP}${noun}`;
