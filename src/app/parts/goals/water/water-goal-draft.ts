import { readDigits } from '#domain/georgian/read-number.ts';
import { MAX_WATER_ML } from '#domain/body/water.ts';

/** The contract's bounds of a water goal, ml. */
export const WATER_GOAL_BOUNDS = { least: 250, most: MAX_WATER_ML } as const;

/** A typed goal in whole ml, or null while it lies outside of its bounds. */
export function readWaterGoal(text: string): number | null {
  const ml = readDigits(text);
  return ml !== null && ml >= WATER_GOAL_BOUNDS.least && ml <= WATER_GOAL_BOUNDS.most ? ml : null;
}
