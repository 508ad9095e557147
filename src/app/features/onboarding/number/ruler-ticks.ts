/** Width of one step on the ruler, px. */
export const STEP_PX = 10;
/** The picture's width, px: enough for the widest form. */
export const RULER_WIDTH = 720;

const HALF = RULER_WIDTH / 2;

interface Ticks {
  small: number[];
  medium: number[];
  /** The tenth ones, which carry a figure: place and value in steps. */
  large: { x: number; steps: number }[];
}

/** The ticks in sight when `position` (in steps, may be between two) stands in the middle. */
export function ruledTicks(position: number, leastSteps: number, mostSteps: number): Ticks {
  const reach = HALF / STEP_PX;
  const ticks: Ticks = { small: [], medium: [], large: [] };
  const from = Math.max(leastSteps, Math.ceil(position - reach));
  const to = Math.min(mostSteps, Math.floor(position + reach));
  for (let steps = from; steps <= to; steps += 1) {
    const x = Math.round((HALF + (steps - position) * STEP_PX) * 10) / 10;
    if (steps % 10 === 0) ticks.large.push({ x, steps });
    else if (steps % 5 === 0) ticks.medium.push(x);
    else ticks.small.push(x);
  }
  return ticks;
}
