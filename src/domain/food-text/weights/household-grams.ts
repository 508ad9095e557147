import { UNIT_ML, type Food, type FoodGroup, type FoodUnit, type HouseholdUnit } from '#domain/food/food.ts';

/** g per ml of a heap, where a food has no density of its own: flour and grain, cut vegetables, leaves (USDA FoodData Central, weights of a cup). */
const HEAP_DENSITY: Partial<Record<FoodGroup, number>> = {
  grain: 0.75,
  pulse: 0.8,
  nut: 0.55,
  'dried-fruit': 0.65,
  herb: 0.15,
  vegetable: 0.6,
  mushroom: 0.4,
  fruit: 0.65,
  sweet: 0.85,
  spice: 0.45,
  sport: 0.45,
  bread: 0.4,
};
/** g of a heaped spoon of what is eaten from a plate. */
const HEAPED_SPOON: Partial<Record<FoodGroup, number>> = {
  dish: 25,
  'ready-meal': 25,
  vegetable: 20,
  'fast-food': 25,
  meat: 25,
  fish: 25,
  fruit: 15,
};
/** Units that stand in for one that a food does not have, nearest first. */
const NEAR_UNITS: Partial<Record<HouseholdUnit, readonly HouseholdUnit[]>> = {
  piece: ['portion', 'slice', 'bottle', 'can', 'stalk', 'clove'],
  slice: ['portion', 'piece'],
  plate: ['portion', 'bowl'],
  bowl: ['portion', 'plate'],
  skewer: ['portion', 'plate'],
  keci: ['portion', 'plate', 'bowl'],
  set: ['portion', 'plate'],
  whole: ['piece'],
  portion: ['plate', 'bowl', 'piece', 'glass', 'slice', 'handful'],
  can: ['bottle', 'pack'],
  pack: ['can', 'bottle'],
  stalk: ['piece', 'slice'],
  clove: ['piece'],
  bunch: ['portion', 'handful'],
};
/** g of a unit of any food, where nothing nearer is known. A restaurant's skewer of meat weighs some 200 g when done, its clay pan holds as much as a small plate, a set is three helpings. */
const ANY_GRAMS: Partial<Record<HouseholdUnit, number>> = {
  slice: 40,
  plate: 250,
  bowl: 250,
  portion: 200,
  bottle: 500,
  can: 330,
  pack: 100,
  handful: 30,
  bunch: 50,
  stalk: 15,
  clove: 5,
  pinch: 0.5,
  skewer: 200,
  keci: 220,
  set: 400,
  whole: 400,
};
/** The same by kind of food: a plate of soup is deeper than one of cheese, a pack of pasta heavier than one of crisps. */
const GROUP_GRAMS: Partial<Record<HouseholdUnit, Partial<Record<FoodGroup, number>>>> = {
  slice: { dish: 140, 'fast-food': 110, 'ready-meal': 130, fruit: 120, meat: 50, fish: 60, sausage: 15, sweet: 80 },
  plate: {
    dish: 300,
    bread: 100,
    dairy: 120,
    sausage: 120,
    nut: 100,
    sweet: 120,
    meat: 200,
    fish: 200,
    vegetable: 200,
    mushroom: 200,
  },
  bowl: { dish: 300, nut: 150, sweet: 150, vegetable: 200 },
  pack: {
    bread: 200,
    dairy: 200,
    sausage: 300,
    grain: 450,
    pulse: 450,
    sweet: 150,
    'ready-meal': 80,
    fruit: 400,
    'dried-fruit': 150,
    drink: 1000,
    fish: 200,
    meat: 500,
    sauce: 250,
    vegetable: 400,
    mushroom: 400,
  },
  can: { fish: 160, meat: 325, vegetable: 300, pulse: 300, fruit: 400, dairy: 400, sweet: 400, sauce: 300 },
  bottle: { dairy: 500, oil: 900, sauce: 300 },
  skewer: { vegetable: 120, mushroom: 120, fish: 180, sausage: 150 },
  bunch: { fruit: 250 },
  whole: { sweet: 100, bread: 350 },
};
/** A pack of something drunk holds a litre of milk, or a bottle's worth of it. */
const DRUNK_PACK = 900;
/** A near unit stands in for a missing one between the half and the double of its usual weight; a slice of a dish may be its whole portion. */
const NEAR_BAND = { least: 0.5, most: 2 } as const;
const SLICE_BAND = { least: 0.25, most: 2.5 } as const;
/** Vessels that people fill with a portion: one stands for the other. */
const FILLED_BY_PORTION: ReadonlySet<HouseholdUnit> = new Set(['plate', 'bowl', 'portion', 'skewer', 'keci']);
/** g of a piece that is taken in a bite or two. */
const BITE = 45;
const BITTEN: ReadonlySet<FoodGroup> = new Set(['dish', 'fast-food', 'ready-meal', 'sweet']);
const UNSURE_NEAR = 0.58;
const UNSURE = 0.75;

/** g of one household unit of a food, and how sure that is: its own weight, a vessel's volume, a near unit, a common one. Null where a unit makes no sense. */
export function householdGrams(
  food: Pick<Food, 'unitGrams' | 'density' | 'group'>,
  unit: HouseholdUnit,
): { grams: number; sureness: number } | null {
  const own = food.unitGrams[unit];
  if (own !== undefined) return { grams: own, sureness: 1 };
  // „4 ნაჭერი სუში": what is made in bites is not sliced.
  const { piece } = food.unitGrams;
  if (unit === 'slice' && piece !== undefined && piece <= BITE && BITTEN.has(food.group))
    return { grams: piece, sureness: UNSURE };
  const heap = unit === 'tablespoon' && food.density === undefined ? HEAPED_SPOON[food.group] : undefined;
  if (heap !== undefined) return { grams: heap, sureness: UNSURE };
  if (isVessel(unit)) {
    const density = food.density ?? HEAP_DENSITY[food.group] ?? 1;
    return { grams: UNIT_ML[unit] * density, sureness: food.density === undefined ? UNSURE : 1 };
  }
  const usual = usualGrams(food, unit);
  const { least, most } = unit === 'slice' ? SLICE_BAND : NEAR_BAND;
  for (const near of NEAR_UNITS[unit] ?? []) {
    const grams = food.unitGrams[near];
    if (grams === undefined || grams > (usual ?? 400) * most || grams < (usual ?? 0) * least) continue;
    return { grams, sureness: FILLED_BY_PORTION.has(unit) && FILLED_BY_PORTION.has(near) ? UNSURE : UNSURE_NEAR };
  }
  return usual === undefined ? null : { grams: usual, sureness: UNSURE * UNSURE };
}

function usualGrams({ group, density }: Pick<Food, 'density' | 'group'>, unit: HouseholdUnit): number | undefined {
  if (unit === 'pack' && group === 'dairy' && density !== undefined) return DRUNK_PACK;
  return GROUP_GRAMS[unit]?.[group] ?? ANY_GRAMS[unit];
}

const isVessel = (unit: HouseholdUnit): unit is keyof typeof UNIT_ML => unit in UNIT_ML;

/** Whether an amount's unit is a weight or a volume. */
export const isExactUnit = (unit: FoodUnit): unit is 'g' | 'kg' | 'ml' | 'l' =>
  unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l';

/** g of a weight or volume of a food; what has no density counts as water. */
export function exactGrams(food: Pick<Food, 'density'>, amount: number, unit: 'g' | 'kg' | 'ml' | 'l'): number {
  if (unit === 'g') return amount;
  if (unit === 'kg') return amount * 1000;
  return amount * (unit === 'l' ? 1000 : 1) * (food.density ?? 1);
}
