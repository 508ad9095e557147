import { units } from '../text/units.ts';

/** No-break space: joins thousands, and a figure with its unit. */
export const NBSP = '\u00a0';

const MINUS = '\u2212';

interface NumberLook {
  /** Most decimals that show; 0 when absent. */
  decimals?: number;
  /** Shows all decimals, zeros too: 65,0. */
  fixed?: boolean;
}

/**
 * A figure as Georgians write it: 1 250 and 63,4, with a real minus sign.
 * What is not a finite number shows as a dash.
 */
export function formatNumber(value: number, { decimals = 0, fixed = false }: NumberLook = {}): string {
  if (!Number.isFinite(value)) return '–';
  const [whole = '', fraction = ''] = roundAway(Math.abs(value), decimals).toFixed(decimals).split('.');
  const shown = fixed ? fraction : fraction.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  const figure = shown ? `${grouped},${shown}` : grouped;
  return value < 0 && /[1-9]/.test(figure) ? MINUS + figure : figure;
}

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

/** Centimetres, whole: 176 სმ. */
export const formatCm = (cm: number): string => withUnit(formatNumber(cm), units.centimetre);

/** A share as whole per cent: 0.35 → 35%. */
export const formatPercent = (share: number): string => `${formatNumber(share * 100)}%`;

/** A price keeps its point: ₾9.75. */
export const formatPrice = (lari: number): string => `₾${Number.isInteger(lari) ? lari : lari.toFixed(2)}`;

/** "1 250" and "მლ" → "1 250 მლ", never broken at the end of a line. */
export const withUnit = (figure: string, unit: string): string => `${figure}${NBSP}${unit}`;

/** How many of something: after a numeral a Georgian noun stays singular, so 2 ჩანაწერი. */
export const formatCount = (count: number, noun: string): string => `${formatNumber(count)}${NBSP}${noun}`;

/** Rounds halves away from zero; the nudge is for 1.005, which is stored as slightly less. */
function roundAway(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
