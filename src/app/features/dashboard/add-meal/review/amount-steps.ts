import type { FoodUnit } from '#domain/food.ts';
import { roundTo } from '#domain/rounding.ts';

/** Nobody logs more; the contract refuses it. */
const MOST = 20_000;

/** The next smaller amount of the plus and minus buttons; null at none. */
export function lessOf(amount: number, unit: FoodUnit): number | null {
  if (amount <= 0) return null;
  const step = stepAt(amount, unit, -1);
  return roundTo(Math.max(0, (Math.ceil(roundTo(amount / step, 6)) - 1) * step), 2);
}

/** The next bigger one; null where there is none. */
export function moreOf(amount: number, unit: FoodUnit): number | null {
  if (amount >= MOST) return null;
  const step = stepAt(amount, unit, 1);
  return roundTo((Math.floor(roundTo(amount / step, 6)) + 1) * step, 2);
}

/** Pieces and spoons by one, below one by halves; weight by what a hand can tell. */
function stepAt(amount: number, unit: FoodUnit, direction: 1 | -1): number {
  const isBelow = (bound: number) => (direction > 0 ? amount < bound : amount <= bound);
  if (unit === 'kg' || unit === 'l') return 0.1;
  if (unit === 'g' || unit === 'ml') return isBelow(10) ? 1 : isBelow(200) ? 10 : 50;
  return isBelow(1) ? 0.5 : 1;
}
