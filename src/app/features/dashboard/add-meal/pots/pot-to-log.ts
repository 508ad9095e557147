import type { OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import { wholePot, type CookedPot, type PotUnit } from '#domain/food/own-dish.ts';
import { scaleDish } from '#domain/diary/scale-dish.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { Loggable } from '../meals/loggable.ts';

/** All of a pot as a dish to log. */
export const wholeOf = ({ dish }: Pick<OwnPot, 'dish'>, cooked: CookedPot, unit: PotUnit): Loggable => ({
  ...wholePot(dish, cooked, unit),
  imageUrl: '',
  mealId: null,
});

/** An amount of a pot as a dish to log. */
export function helpingOf(
  pot: Pick<OwnPot, 'dish'>,
  cooked: CookedPot,
  { amount, unit }: { amount: number; unit: PotUnit },
): Loggable {
  const whole = wholeOf(pot, cooked, unit);
  return { ...scaleDish(whole, amount / (whole.amount ?? 1)), amount: roundTo1(amount) };
}
