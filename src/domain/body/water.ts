/** One tap of the water buttons, ml (spec §9). */
export const WATER_STEP_ML = 250;
/** The day's water goal until someone changes it, ml (spec §9). */
export const DEFAULT_WATER_GOAL_ML = 2000;
/** The most a day's total may be, ml (design §5). */
export const MAX_WATER_ML = 20_000;

/** A change of a day's water: its id is unique for ever; ml is negative when water is taken back. */
export interface WaterRow {
  id: string;
  ml: number;
}

/**
 * The ml that a delta really moves a day's total: taking back takes no more than the total holds,
 * adding stops at the most a day may have.
 */
export const effectiveWater = (totalMl: number, deltaMl: number): number =>
  Math.min(MAX_WATER_ML, Math.max(0, totalMl + deltaMl)) - totalMl;

/** A day's total in ml after the stored rows and then the waiting deltas, each under {@link effectiveWater}. */
export function waterTotal(rows: readonly WaterRow[], waiting: readonly WaterRow[] = []): number {
  const stored = rows.reduce((total, row) => total + row.ml, 0);
  const known = new Set(rows.map((row) => row.id));
  return waiting
    .filter((row) => !known.has(row.id))
    .reduce((total, row) => total + effectiveWater(total, row.ml), stored);
}
