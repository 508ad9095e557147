/** The least and most portions that the stepper offers. */
const LEAST_PORTIONS = 0.5;
const MOST_PORTIONS = 10;
const STEP = 0.5;

/** The next half below; null at the bound. A plan's 1.3 portions go to 1. */
export function fewerPortions(portions: number): number | null {
  const next = Math.ceil(portions / STEP - 1) * STEP;
  return next < LEAST_PORTIONS ? null : next;
}

/** The next half above; null at the bound. */
export function morePortions(portions: number): number | null {
  const next = Math.floor(portions / STEP + 1) * STEP;
  return next > MOST_PORTIONS ? null : next;
}
