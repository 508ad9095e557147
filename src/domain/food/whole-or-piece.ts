import { isCutUp, isTorn } from '../food-text/weights/usual-unit.ts';
import type { Food, HouseholdUnit } from './food.ts';

/** The units of all of what is baked as one, and of a piece of it. */
export interface CutUnits {
  whole: HouseholdUnit;
  piece: HouseholdUnit;
}

/**
 * What „ერთი კუბდარი" may mean of a food: the whole that is baked as one, or a piece of it. Null where one of it is what people eat, and of a loaf that
 * is sliced, which nobody eats whole.
 */
export function wholeOrPieceOf(food: Pick<Food, 'group' | 'unitGrams'>): CutUnits | null {
  const { group, unitGrams } = food;
  const whole = unitGrams.whole === undefined ? 'piece' : 'whole';
  const piece = (['slice', 'piece', 'portion'] as const).find(
    (unit) => unit !== whole && unitGrams[unit] !== undefined,
  );
  const isCut = group === 'bread' ? isTorn(food) : isCutUp(food) || whole === 'whole';
  return isCut && piece !== undefined && (unitGrams[whole] ?? 0) > (unitGrams[piece] ?? 0) ? { whole, piece } : null;
}
