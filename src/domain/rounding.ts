/** Rounds half away from zero to `digits` decimals, without the binary drift of `1.005 * 100`. */
export function roundTo(value: number, digits: number): number {
  const scale = SCALES[digits];
  const scaled = Math.abs(value) * (scale ?? Number.NaN);
  // Where the drift cannot reach the half, plain arithmetic gives the same at a tenth of the cost.
  if (scale !== undefined && scaled < PLAIN && Math.abs((scaled % 1) - 0.5) > DRIFT) {
    const near = Math.round(scaled) / scale;
    return value < 0 && near !== 0 ? -near : near;
  }
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${digits}`))}e-${digits}`);
  if (!Number.isFinite(rounded)) return 0;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** 10 to the power of the digits: these are exact in binary, and so is a whole number below `PLAIN` divided by one as the nearest number to its decimals. */
const SCALES = [1, 10, 100, 1000];
const PLAIN = 1e9;
/** Much more than what a product below `PLAIN` is off by. */
const DRIFT = 1e-4;

/** One decimal: the precision of every nutrient figure and of a weigh-in (spec §9). */
export const roundTo1 = (value: number): number => roundTo(value, 1);

/** Whole ml: the precision of water. */
export const roundToWhole = (value: number): number => roundTo(value, 0);
