import type { Food, FoodGroup, HouseholdUnit, Preparation } from '#domain/food/food.ts';

/** What people count a food in when they name no unit (ორი კვერცხი, ორი ყავა), by group. */
const COUNTED: Partial<Record<FoodGroup, readonly HouseholdUnit[]>> = {
  drink: ['piece', 'cup', 'glass', 'bottle', 'can'],
  alcohol: ['piece', 'glass', 'bottle', 'can'],
  dish: ['piece', 'portion', 'plate', 'bowl', 'glass', 'slice'],
  'fast-food': ['piece', 'portion', 'slice', 'pack'],
  spice: ['pinch', 'teaspoon', 'piece'],
  oil: ['tablespoon', 'teaspoon'],
  sauce: ['tablespoon', 'portion', 'teaspoon'],
};
const COUNTED_ELSE: readonly HouseholdUnit[] = [
  'piece',
  'slice',
  'portion',
  'cup',
  'glass',
  'plate',
  'bowl',
  'can',
  'bottle',
  'pack',
  'handful',
  'tablespoon',
  'teaspoon',
  'stalk',
  'bunch',
  'clove',
];

/** What somebody ate who says no amount at all, by group. */
const TAKEN: Partial<Record<FoodGroup, readonly HouseholdUnit[]>> = {
  bread: ['slice', 'piece', 'portion', 'handful'],
  dairy: ['portion', 'slice', 'glass', 'cup', 'tablespoon', 'piece', 'teaspoon'],
  meat: ['portion', 'piece', 'slice'],
  fish: ['portion', 'piece', 'can', 'slice'],
  sausage: ['piece', 'slice', 'portion'],
  grain: ['portion', 'plate', 'bowl', 'glass', 'tablespoon'],
  pulse: ['portion', 'plate', 'bowl', 'glass', 'tablespoon'],
  nut: ['handful', 'portion', 'piece', 'tablespoon'],
  'dried-fruit': ['handful', 'portion', 'piece'],
  herb: ['portion', 'bunch', 'stalk', 'tablespoon'],
  drink: ['portion', 'cup', 'glass', 'can', 'bottle', 'piece'],
  alcohol: ['portion', 'glass', 'bottle', 'can', 'piece'],
  oil: ['tablespoon', 'teaspoon'],
  sauce: ['portion', 'tablespoon', 'teaspoon'],
  spice: ['pinch', 'teaspoon'],
  'fast-food': ['portion', 'piece', 'pack', 'slice'],
  'ready-meal': ['portion', 'plate', 'piece', 'pack'],
  sport: ['portion', 'piece', 'bottle', 'tablespoon'],
  dish: ['portion', 'plate', 'bowl', 'glass', 'piece', 'slice'],
  sweet: ['portion', 'piece', 'slice', 'tablespoon', 'teaspoon'],
};
/** Vegetables and mushrooms that were cooked are put on a plate, raw ones are taken by the piece. */
const SERVED: ReadonlySet<FoodGroup> = new Set(['vegetable', 'mushroom']);
/** Whether a food is put on a plate: cooked vegetables and mushrooms. */
export const isServed = ({ group, base }: Food): boolean =>
  SERVED.has(group) && base !== undefined && COOKED.has(base.preparation);
const COOKED: ReadonlySet<Preparation> = new Set(['boiled', 'fried', 'baked', 'grilled', 'stewed', 'steamed']);
const TAKEN_SERVED: readonly HouseholdUnit[] = ['portion', 'plate', 'bowl', 'piece'];
const TAKEN_ELSE: readonly HouseholdUnit[] = [
  'piece',
  'slice',
  'portion',
  'handful',
  'glass',
  'plate',
  'bowl',
  'tablespoon',
  'teaspoon',
  'stalk',
  'clove',
];

/** Nobody eats more of one thing who does not say how much: a loaf, a cabbage and a water melon are eaten by the slice. */
const MOST_AT_ONCE: Partial<Record<FoodGroup, number>> = {
  bread: 320,
  drink: 600,
  alcohol: 600,
  dish: 700,
  dairy: 350,
  oil: 20,
  herb: 25,
};
const MOST_AT_ONCE_ELSE = 450;
/** Nor less: a crisp, a lettuce leaf and one hazelnut are no helping. */
const LEAST_AT_ONCE: Partial<Record<FoodGroup, number>> = {
  bread: 15,
  'fast-food': 60,
  'ready-meal': 60,
  meat: 30,
  sausage: 30,
  fish: 30,
  vegetable: 20,
  fruit: 20,
  herb: 5,
  nut: 10,
  'dried-fruit': 10,
  grain: 10,
  pulse: 30,
  mushroom: 20,
  dish: 60,
};

/** What is baked or cooked as one and cut: „ერთი ხაჭაპური" may be the whole or a piece of it. */
const CUT: ReadonlySet<FoodGroup> = new Set(['bread', 'dish', 'fast-food', 'ready-meal', 'sweet']);
/** What is made one by one: one of it is also what somebody took who says no number. */
const MADE_SINGLY: ReadonlySet<FoodGroup> = new Set([
  'bread',
  'dish',
  'fast-food',
  'ready-meal',
  'sweet',
  'meat',
  'fish',
  'sausage',
]);
/** Of what is bigger than so many helpings one eats a part, of what is smaller several. */
const HELPINGS = 2;

/** The unit that a bare number counts, and whether the whole could be meant as well as a part of it. */
export interface CountedUnit {
  unit: HouseholdUnit;
  ambiguous: boolean;
}

/** The unit that a bare number counts, by the food's own weights; undefined if it has none. `whole` takes the whole thing, however big. */
export function countedUnit(food: Food, whole: boolean): CountedUnit | undefined {
  const units = COUNTED[food.group] ?? COUNTED_ELSE;
  const own = units.find((unit) => food.unitGrams[unit] !== undefined);
  if (whole) return own && { unit: wholeUnit(food, own), ambiguous: false };
  const big = isCutUp(food);
  const unit =
    firstUnit(
      food,
      units.filter((each) => !(big && each === 'piece')),
    ) ?? own;
  return unit && { unit, ambiguous: big || unit !== own || isPoured(food, unit) };
}

/** „ერთი ლიმონათი" may be a glass or a bottle: nobody knows which. */
const isPoured = ({ group, unitGrams }: Food, unit: HouseholdUnit): boolean =>
  group === 'drink' && unit === 'glass' && (unitGrams.bottle ?? unitGrams.can) !== undefined;

/** Half of what comes in crumbs (crisps) is half of the pack. */
function wholeUnit({ unitGrams }: Food, own: HouseholdUnit): HouseholdUnit {
  if (unitGrams.whole !== undefined) return 'whole';
  return unitGrams.pack !== undefined && (unitGrams[own] ?? 0) < NO_CRUMB ? 'pack' : own;
}

/** Bread of the tone is no loaf that is sliced: „ერთი შოთი" is all of it, „შოთი" some. */
export const isTorn = ({ group, unitGrams: { piece = 0, slice = 0 } }: Pick<Food, 'group' | 'unitGrams'>): boolean =>
  group === 'bread' && slice >= TORN.slice && piece > 0 && piece <= TORN.piece;
const TORN = { slice: 40, piece: 450 } as const;

/** Whether one piece is more than a helping, so that a part of it is eaten. */
export function isCutUp({ group, unitGrams }: Pick<Food, 'group' | 'unitGrams'>): boolean {
  const helping = unitGrams.portion ?? (group === 'sweet' ? undefined : unitGrams.slice);
  return (
    CUT.has(group) && unitGrams.piece !== undefined && helping !== undefined && unitGrams.piece > HELPINGS * helping
  );
}

/** The unit of which one is taken where no amount is said; undefined if the food has no such unit. „X" and „ერთი X" are the same, unless people eat several X. */
export function takenUnit(food: Food): HouseholdUnit | undefined {
  const { unitGrams, group } = food;
  const least = LEAST_AT_ONCE[group] ?? 0;
  const one = MADE_SINGLY.has(group) ? countedUnit(food, false)?.unit : undefined;
  const grams = one && unitGrams[one];
  const helping = unitGrams.portion ?? grams;
  if (
    one !== undefined &&
    grams !== undefined &&
    helping !== undefined &&
    grams >= least &&
    helping <= HELPINGS * grams &&
    grams <= HELPINGS * helping
  )
    return one;
  const { piece = 0, portion = Number.POSITIVE_INFINITY } = unitGrams;
  // Of a head of broccoli people take a helping, of a lemon a slice.
  if (piece >= (group === 'fruit' ? BIG_FRUIT : BIG_PIECE) * portion && !COUNTED_WHOLE.has(group)) return 'portion';
  const units = isServed(food) ? TAKEN_SERVED : (TAKEN[group] ?? TAKEN_ELSE);
  return (
    firstUnit(
      food,
      units.filter((unit) =>
        unit === 'portion' ? group !== 'sauce' || portion <= MOST_SAUCE : (unitGrams[unit] ?? 0) >= least,
      ),
    ) ?? smallestUnit(food)
  );
}

/** Helpings from which on a piece is a stock to cut from. */
const BIG_PIECE = 1.7;
const BIG_FRUIT = 4;
/** g of a sauce above which its helping is of what it is poured over. */
const MOST_SAUCE = 60;
const COUNTED_WHOLE: ReadonlySet<FoodGroup> = new Set(['drink', 'alcohol', 'fish', 'meat']);

/** Of what a group's helping would be absurd (150 g of bran) the food's smallest unit. */
function smallestUnit({ unitGrams, group }: Food): HouseholdUnit | undefined {
  const most = MOST_AT_ONCE[group] ?? MOST_AT_ONCE_ELSE;
  const units = SMALL_UNITS.filter((unit) => (unitGrams[unit] ?? Number.POSITIVE_INFINITY) <= most);
  const bySize = units.toSorted((one, other) => (unitGrams[one] ?? 0) - (unitGrams[other] ?? 0));
  return bySize.find((unit) => (unitGrams[unit] ?? 0) >= NO_CRUMB) ?? bySize.at(-1);
}
const SMALL_UNITS: readonly HouseholdUnit[] = [
  'handful',
  'piece',
  'slice',
  'tablespoon',
  'teaspoon',
  'stalk',
  'clove',
  'pack',
  'can',
  'glass',
  'cup',
];
/** g below which one of it is only a crumb of what was eaten. */
const NO_CRUMB = 5;

function firstUnit(food: Food, units: readonly HouseholdUnit[]): HouseholdUnit | undefined {
  const most = MOST_AT_ONCE[food.group] ?? MOST_AT_ONCE_ELSE;
  // A portion that a food names is what people take of it, however little or much.
  return units.find(
    (unit) => (food.unitGrams[unit] ?? Number.POSITIVE_INFINITY) <= (unit === 'portion' ? Number.MAX_VALUE : most),
  );
}

/** g where a food has no unit at all: an ordinary helping of its group. */
const HELPING: Partial<Record<FoodGroup, number>> = {
  bread: 50,
  dairy: 50,
  eggs: 50,
  meat: 150,
  sausage: 50,
  fish: 150,
  grain: 150,
  pulse: 150,
  vegetable: 100,
  herb: 10,
  mushroom: 100,
  fruit: 150,
  'dried-fruit': 30,
  nut: 30,
  sweet: 40,
  drink: 200,
  alcohol: 150,
  oil: 13,
  sauce: 30,
  spice: 1,
  'fast-food': 200,
  'ready-meal': 200,
  sport: 30,
  dish: 250,
};
const HELPING_ELSE = 100;
export const helpingGrams = (food: Food): number => HELPING[food.group] ?? HELPING_ELSE;
