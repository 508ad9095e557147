import { UNIT_ML, type Food, type FoodGroup, type FoodUnit, type HouseholdUnit } from '../food.ts';

/** g per ml of a heap, where a food has no density of its own: flour and grain, cut vegetables, leaves (USDA FoodData Central, weights of a cup). */
const HEAP_DENSITY: Partial<Record<FoodGroup, number>> = {
  grain: 0.75, pulse: 0.8, nut: 0.55, 'dried-fruit': 0.65, herb: 0.15, vegetable: 0.6, mushroom: 0.4, fruit: 0.65, sweet: 0.85, spice: 0.45, sport: 0.45, bread: 0.4,
};
/** Units that stand in for one that a food does not have, nearest first. */
const NEAR_UNITS: Partial<Record<HouseholdUnit, readonly HouseholdUnit[]>> = {
  piece: ['portion', 'slice', 'bottle', 'can', 'stalk', 'clove'],
  slice: ['piece', 'portion'],
  plate: ['portion', 'bowl'],
  bowl: ['portion', 'plate'],
  portion: ['plate', 'bowl', 'piece', 'glass', 'slice', 'handful'],
  can: ['bottle', 'pack', 'portion'],
  pack: ['can', 'bottle', 'portion'],
  stalk: ['piece', 'slice'],
  clove: ['piece'],
  bunch: ['portion', 'handful'],
};
/** g of a unit of any food, where nothing nearer is known. */
const ANY_GRAMS: Partial<Record<HouseholdUnit, number>> = {
  slice: 40, plate: 250, bowl: 250, portion: 200, bottle: 500, can: 330, pack: 100, handful: 30, bunch: 50, stalk: 15, clove: 5, pinch: 0.5,
};
const UNSURE = 0.75;

/** g of one household unit of a food, and how sure that is: its own weight, a vessel's volume, a near unit, a common one. Null where a unit makes no sense. */
export function householdGrams(food: Pick<Food, 'unitGrams' | 'density' | 'group'>, unit: HouseholdUnit): { grams: number; sureness: number } | null {
  const own = food.unitGrams[unit];
  if (own !== undefined) return { grams: own, sureness: 1 };
  if (isVessel(unit)) {
    const density = food.density ?? HEAP_DENSITY[food.group] ?? 1;
    return { grams: UNIT_ML[unit] * density, sureness: food.density === undefined ? UNSURE : 1 };
  }
  for (const near of NEAR_UNITS[unit] ?? []) {
    const grams = food.unitGrams[near];
    if (grams !== undefined && grams <= (ANY_GRAMS[unit] ?? 400) * 2) return { grams, sureness: UNSURE };
  }
  const usual = ANY_GRAMS[unit];
  return usual === undefined ? null : { grams: usual, sureness: UNSURE * UNSURE };
}

const isVessel = (unit: HouseholdUnit): unit is keyof typeof UNIT_ML => unit in UNIT_ML;

/** Whether an amount's unit is a weight or a volume. */
export const isExactUnit = (unit: FoodUnit): unit is 'g' | 'kg' | 'ml' | 'l' => unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l';

/** g of a weight or volume of a food; what has no density counts as water. */
export function exactGrams(food: Pick<Food, 'density'>, amount: number, unit: 'g' | 'kg' | 'ml' | 'l'): number {
  if (unit === 'g') return amount;
  if (unit === 'kg') return amount * 1000;
  return amount * (unit === 'l' ? 1000 : 1) * (food.density ?? 1);
}
