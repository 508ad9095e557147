import type { OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import { potUnits, wholePot, type CookedPot, type PotUnit } from '#domain/food/own-dish.ts';
import { scaleDish } from '#domain/diary/scale-dish.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { Loggable } from '../meals/loggable.ts';

/** A first helping of what was weighed but not shared out, g. */
const FIRST_GRAMS = 250;

/** All of a pot as a dish to log. */
export const wholeOf = ({ dish }: Pick<OwnPot, 'dish'>, cooked: CookedPot, unit: PotUnit): Loggable => ({
  ...wholePot(dish, cooked, unit),
  imageUrl: '',
  mealId: null,
});

/** What is offered first: as much as was logged last, or one helping. */
export function usualOf({ dish, last }: Pick<OwnPot, 'dish' | 'last'>): { amount: number; unit: PotUnit } {
  const units = potUnits(dish);
  const again = units.find((unit) => unit === last?.unit);
  if (last && again) return { amount: last.amount, unit: again };
  const [unit = 'g'] = units;
  return { amount: firstOf(unit), unit };
}

/** An amount to begin with. */
export const firstOf = (unit: PotUnit): number => (unit === 'g' ? FIRST_GRAMS : 1);

/** An amount of a pot as a dish to log. */
export function helpingOf(
  pot: Pick<OwnPot, 'dish'>,
  cooked: CookedPot,
  { amount, unit }: { amount: number; unit: PotUnit },
): Loggable {
  const whole = wholeOf(pot, cooked, unit);
  return { ...scaleDish(whole, amount / (whole.amount ?? 1)), amount: roundTo1(amount) };
}
