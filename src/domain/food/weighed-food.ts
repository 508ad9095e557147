import { exactGrams, householdGrams, isExactUnit } from '../food-text/weights/household-grams.ts';
import { helpingGrams, takenUnit } from '../food-text/weights/usual-unit.ts';
import { HOUSEHOLD_UNITS, type Food, type FoodUnit } from './food.ts';
import type { Nutrition } from '../body/macros.ts';
import { commonUnit, markOf, ownUnitOf, type OwnUnit, type SaidUnit } from './own-units.ts';
import { roundTo1 } from '../rounding.ts';

/** An amount of a food: g of its edible part, kcal and g of macros, all to one decimal. */
export interface WeighedFood extends Nutrition {
  amount: number;
  unit: SaidUnit;
  grams: number;
}

/** What of a food says how much its units weigh. */
export type Weighable = Pick<Food, 'per100g' | 'unitGrams' | 'density' | 'group'>;

const FIGURES = ['calories', 'proteins', 'carbs', 'fats'] as const;
/** Figures this near to the table's are the table's, rounded. */
const ROUNDED_AWAY = 0.051;

/** The units in which an amount can be said anew: the one it has, the person's own, the food's, then weight, and volume of what is poured. */
export function unitsOf(
  { unit, grams }: WeighedFood,
  food: Weighable | null,
  ownUnits: readonly OwnUnit[] = [],
): SaidUnit[] {
  const own = HOUSEHOLD_UNITS.filter((each) => food?.unitGrams[each] !== undefined);
  const weighed: FoodUnit[] = grams > 0 ? ['g'] : [];
  const poured: FoodUnit[] = food?.density === undefined ? [] : ['ml'];
  const named = grams > 0 ? ownUnits.map(markOf) : [];
  return [...new Set([unit, ...named, ...own, ...weighed, ...poured])];
}

/**
 * Another amount of the same food, in proportion to `from`: by the table's figures where `from` has them, else by its
 * own (a preparation or a model gave them). Without a weight to go by, or in a unit that the food does not have, the
 * figures stay. Negative amounts count as none.
 */
export function reweigh(from: WeighedFood, food: Weighable | null, amount: number, unit: SaidUnit): WeighedFood {
  const more = Math.max(0, amount);
  const one = gramsOfOne(from, food, unit);
  if (one === null || from.grams <= 0) return { ...from, amount: more, unit };
  const grams = more * one;
  const basis = basisOf(from, food);
  const scaled = { ...from, amount: more, unit, grams: roundTo1(grams) };
  for (const figure of FIGURES) scaled[figure] = roundTo1((basis.figures[figure] * grams) / basis.grams);
  return scaled;
}

/** What somebody takes of a food who says no amount. */
export function usualHelping(food: Food): WeighedFood {
  const { calories, proteins, carbs, fats } = food.per100g;
  const hundred: WeighedFood = { amount: 100, unit: 'g', grams: 100, calories, proteins, carbs, fats };
  const unit = takenUnit(food);
  return unit ? reweigh(hundred, food, 1, unit) : reweigh(hundred, food, helpingGrams(food), 'g');
}

/** g of one unit; an egg that was said to be big stays big. */
function gramsOfOne(from: WeighedFood, food: Weighable | null, unit: SaidUnit): number | null {
  const own = ownUnitOf(unit);
  if (own) return own.grams;
  const common = commonUnit(unit);
  if (unit === from.unit && from.amount > 0) return from.grams / from.amount;
  if (isExactUnit(common)) return exactGrams(food ?? {}, 1, common);
  return food && (householdGrams(food, common)?.grams ?? null);
}

function basisOf(from: WeighedFood, food: Weighable | null): { grams: number; figures: Nutrition } {
  const isOfTable =
    food &&
    FIGURES.every((figure) => Math.abs((food.per100g[figure] * from.grams) / 100 - from[figure]) <= ROUNDED_AWAY);
  return isOfTable ? { grams: 100, figures: food.per100g } : { grams: from.grams, figures: from };
}
