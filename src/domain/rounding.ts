/** Rounds half away from zero to `digits` decimals, without the binary drift of `1.005 * 100`. */
export function roundTo(value: number, digits: number): number {
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${digits}`))}e-${digits}`);
  if (!Number.isFinite(rounded)) return 0;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** One decimal: the precision of every nutrient figure and of a weigh-in (spec §9). */
export const roundTo1 = (value: number): number => roundTo(value, 1);

/** Whole ml: the precision of water. */
export const roundToWhole = (value: number): number => roundTo(value, 0);
