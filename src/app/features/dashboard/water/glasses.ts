import { WATER_STEP_ML } from '#domain/body/water.ts';

/** The most glasses that are drawn; the figures above them tell the rest. */
const MOST_GLASSES = 16;

/** One drawn glass: `levelMl` is the day's total when it is full to the rim, `share` how full it is now. */
export interface Glass {
  levelMl: number;
  share: number;
}

/** The glasses of 250 ml that the goal asks for, and those drunk beyond it. */
export function glassesOf(totalMl: number, goalMl: number): Glass[] {
  const asked = Math.ceil(goalMl / WATER_STEP_ML);
  const drunk = Math.ceil(totalMl / WATER_STEP_ML);
  const count = Math.min(MOST_GLASSES, Math.max(1, asked, drunk));
  return Array.from({ length: count }, (_, index) => ({
    levelMl: (index + 1) * WATER_STEP_ML,
    share: Math.min(1, Math.max(0, (totalMl - index * WATER_STEP_ML) / WATER_STEP_ML)),
  }));
}

/** The ml that a tap on a glass moves: the total rises or sinks to its rim; at the rim already, the glass empties. */
export const glassDelta = (levelMl: number, totalMl: number): number =>
  (totalMl === levelMl ? levelMl - WATER_STEP_ML : levelMl) - totalMl;
