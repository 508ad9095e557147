import type { Food, FoodGroup } from '../food/food.ts';
import type { Nutrient } from '../nutrition/nutrient.ts';
import type { CookingMethod } from './recipe.ts';

type Retention = Readonly<Partial<Record<Nutrient, number>>>;
type ByMethod = Readonly<Partial<Record<CookingMethod, Retention>>>;

/** Foods whose rows of the published table are alike; `other` is what it does not have: spices, sauces, oils, sweets, bread. */
type Family = 'meat' | 'fish' | 'egg' | 'milk' | 'vegetable' | 'pulse' | 'grain' | 'pasta' | 'fruit' | 'nut' | 'other';

const FAMILY_OF_GROUP: Readonly<Partial<Record<FoodGroup, Family>>> = {
  meat: 'meat',
  fish: 'fish',
  eggs: 'egg',
  dairy: 'milk',
  vegetable: 'vegetable',
  herb: 'vegetable',
  mushroom: 'vegetable',
  pulse: 'pulse',
  grain: 'grain',
  fruit: 'fruit',
  'dried-fruit': 'fruit',
  nut: 'nut',
};
/** They give off far more to their water than what takes it up. */
const PASTA: ReadonlySet<string> = new Set(['pasta', 'wholegrain-pasta', 'spaghetti', 'vermicelli', 'egg-noodle']);

/** Nutrients that the published table has no column for keep what their neighbour keeps; an estimate. */
const GOES_WITH: Readonly<Partial<Record<Nutrient, Nutrient>>> = {
  retinol: 'vitaminA',
  vitaminD: 'vitaminA',
  vitaminE: 'vitaminA',
  vitaminK: 'vitaminA',
  vitaminB5: 'vitaminB3',
  salt: 'sodium',
  manganese: 'magnesium',
  selenium: 'zinc',
  iodine: 'potassium',
};

const of = (
  vitaminC: number,
  vitaminB1: number,
  vitaminB2: number,
  vitaminB3: number,
  vitaminB6: number,
  folate: number,
  vitaminA: number,
  vitaminB12 = 1,
): Retention => ({
  vitaminA,
  vitaminC,
  vitaminB1,
  vitaminB2,
  vitaminB3,
  vitaminB6,
  folate,
  vitaminB12,
});
const minerals = (
  calcium: number,
  iron: number,
  magnesium: number,
  phosphorus: number,
  potassium: number,
  sodium: number,
  zinc: number,
  copper: number,
): Retention => ({
  calcium,
  iron,
  magnesium,
  phosphorus,
  potassium,
  sodium,
  zinc,
  copper,
});
/** Potatoes and greens, whose water is poured away; choline and caffeine dissolve likewise. */
const POURED_AWAY: Retention = {
  ...minerals(0.95, 0.95, 0.95, 0.95, 0.9, 0.95, 0.95, 0.95),
  choline: 0.95,
  caffeine: 0.95,
};
/** A household estimate for what the table lacks. */
const HEATED = of(0.75, 0.8, 0.95, 0.9, 0.85, 0.75, 0.85, 0.8);

const FRIED_MEAT: Retention = {
  ...of(0.8, 0.7, 0.95, 0.8, 0.7, 0.75, 0.75, 0.8),
  ...minerals(0.9, 0.9, 0.85, 0.85, 0.85, 0.85, 1, 0.95),
};
const SIMMERED_MEAT = of(0.85, 0.65, 0.95, 0.95, 0.6, 0.7, 0.8, 0.7);
const FRIED_FISH = of(0.8, 0.85, 0.95, 1, 0.9, 0.9, 0.85, 0.8);
const EGG = of(0.8, 0.85, 0.95, 0.95, 0.95, 0.75, 1, 0.85);
const WARM_MILK = of(0.85, 0.9, 1, 1, 0.9, 0.85, 1, 0.8);
const HOT_MILK = of(0.65, 0.75, 1, 1, 0.75, 0.8, 1, 0.55);
const BAKED_VEGETABLE = of(0.75, 0.9, 0.95, 0.95, 0.95, 0.8, 0.95);
const SIMMERED_PULSE: Retention = {
  ...of(0.7, 0.65, 0.75, 0.7, 0.7, 0.5, 0.9),
  ...minerals(0.9, 0.85, 0.8, 0.9, 0.75, 0.95, 0.9, 0.7),
};
const BAKED_PULSE: Retention = { ...SIMMERED_PULSE, ...of(0.65, 0.6, 0.7, 0.65, 0.65, 0.45, 0.85) };
const COOKED_GRAIN: Retention = {
  ...of(0.8, 0.8, 0.9, 0.95, 0.9, 0.7, 0.9),
  iron: 0.95,
  phosphorus: 0.95,
  potassium: 0.95,
  copper: 0.95,
};
const BOILED_PASTA: Retention = {
  ...of(0.7, 0.65, 0.75, 0.65, 0.8, 0.7, 0.95),
  ...minerals(0.95, 0.75, 0.85, 0.85, 0.3, 0.5, 1, 0.9),
};
const BAKED_PASTA: Retention = { ...BOILED_PASTA, ...of(0.6, 0.55, 0.75, 0.6, 0.75, 0.5, 0.9) };
const STEWED_FRUIT: Retention = {
  ...of(0.7, 0.8, 0.9, 0.9, 0.9, 0.5, 0.75),
  calcium: 0.95,
  potassium: 0.9,
  copper: 0.9,
};
const BAKED_FRUIT: Retention = { ...STEWED_FRUIT, ...of(0.8, 0.8, 0.95, 0.9, 0.95, 0.6, 0.85) };
const BOILED_NUT = of(0.8, 0.85, 0.95, 0.95, 0.95, 0.8, 0.95);
const ROASTED_NUT: Retention = { ...BOILED_NUT, vitaminA: 0.8, phosphorus: 0.8, sodium: 0.95 };
const LIGHTLY_STEAMED = of(0.8, 0.85, 0.95, 0.95, 0.9, 0.8, 0.95, 0.9);

const BY_FAMILY: Readonly<Record<Family, ByMethod>> = {
  meat: {
    boil: { ...SIMMERED_MEAT, ...POURED_AWAY },
    simmer: SIMMERED_MEAT,
    steam: SIMMERED_MEAT,
    fry: FRIED_MEAT,
    bake: { ...of(0.8, 0.6, 0.95, 0.8, 0.7, 0.85, 0.75, 0.7), ...minerals(0.95, 0.95, 0.8, 0.85, 0.8, 0.8, 1, 1) },
    grill: FRIED_MEAT,
  },
  fish: {
    boil: { ...of(0.75, 0.8, 0.9, 0.85, 0.8, 0.8, 0.85, 0.85), ...minerals(0.9, 0.9, 0.8, 0.8, 0.8, 0.8, 0.9, 0.9) },
    simmer: {
      ...of(0.75, 0.85, 0.95, 0.9, 0.85, 0.85, 0.85, 0.9),
      ...minerals(0.9, 0.9, 0.85, 0.85, 0.8, 0.85, 0.9, 0.9),
    },
    fry: FRIED_FISH,
    bake: of(0.85, 0.95, 1, 1, 0.95, 0.95, 0.9, 0.85),
    grill: { ...FRIED_FISH, vitaminB1: 0.9, vitaminB3: 0.95 },
  },
  egg: {
    boil: EGG,
    simmer: EGG,
    fry: EGG,
    grill: EGG,
    bake: { ...EGG, vitaminB1: 0.8, vitaminB3: 0.9, vitaminB12: 0.8 },
  },
  milk: { boil: WARM_MILK, simmer: WARM_MILK, steam: WARM_MILK, fry: WARM_MILK, bake: HOT_MILK, grill: HOT_MILK },
  vegetable: {
    boil: { ...of(0.6, 0.8, 0.9, 0.85, 0.8, 0.65, 0.9), ...POURED_AWAY },
    simmer: BAKED_VEGETABLE,
    fry: { ...BAKED_VEGETABLE, vitaminC: 0.8, vitaminA: 0.9 },
    bake: BAKED_VEGETABLE,
    grill: BAKED_VEGETABLE,
  },
  pulse: {
    boil: { ...SIMMERED_PULSE, vitaminC: 0.65, ...minerals(0.85, 0.8, 0.75, 0.85, 0.7, 0.9, 0.85, 0.65) },
    simmer: SIMMERED_PULSE,
    fry: BAKED_PULSE,
    bake: BAKED_PULSE,
    grill: BAKED_PULSE,
  },
  grain: { boil: COOKED_GRAIN, simmer: COOKED_GRAIN },
  pasta: { boil: BOILED_PASTA, bake: BAKED_PASTA, simmer: COOKED_GRAIN },
  fruit: { boil: STEWED_FRUIT, simmer: STEWED_FRUIT, fry: STEWED_FRUIT, bake: BAKED_FRUIT, grill: BAKED_FRUIT },
  nut: { boil: BOILED_NUT, simmer: BOILED_NUT, fry: BOILED_NUT, bake: ROASTED_NUT, grill: ROASTED_NUT },
  other: {},
};

const familyOf = ({ id, group }: Pick<Food, 'id' | 'group'>): Family =>
  PASTA.has(id) ? 'pasta' : (FAMILY_OF_GROUP[group] ?? 'other');

/**
 * Share of a raw food's nutrient, 0 to 1, that is left after cooking. The figures are those of the USDA Table of Nutrient Retention
 * Factors, Release 6 (2007), which gives them in steps of 0.05: meat is the mean of BEEF, PORK,FRESH and CHICKEN (ROASTED, FRIED
 * W/O COATING, SIMMERED W/DRIPPINGS); fish of FINFISH under and over 5 % of fat; vegetables, herbs and mushrooms of VEG,GREENS, VEG,ROOTS
 * and VEG,OTHER (BAKED, BOILED WATER USED, STIR FRY); LEGUMES,CKD 45/75MIN; RICE and CEREAL,COOKED; PASTA,BOILED,DRAINED;
 * FRUITS,FRESH(NOT CITRUS); NUTS; EGGS; MILK and CHEESE. Means are rounded to its steps.
 *
 * Estimates are: steaming, baked and fried dough, everything of `other`, vitamins beside C, B1 and B2 of vegetables whose water is poured away,
 * minerals of meat boiled so, and the nutrients without a column (`GOES_WITH`). Where nothing is said, all is left: salt from the pot
 * is counted as it is in the plate.
 */
export function retained(nutrient: Nutrient, food: Pick<Food, 'id' | 'group'>, method: CookingMethod): number {
  if (method === 'none') return 1;
  if (nutrient === 'alcohol') return ALCOHOL_RETENTION[method];
  const row = BY_FAMILY[familyOf(food)][method] ?? (method === 'steam' ? LIGHTLY_STEAMED : HEATED);
  return row[nutrient] ?? row[GOES_WITH[nutrient] ?? nutrient] ?? 1;
}

/** Share of the alcohol that is left: the same table's rows for 30 minutes of simmering, 25 minutes in the oven, and no heat. */
export const ALCOHOL_RETENTION: Readonly<Record<CookingMethod, number>> = {
  none: 1,
  boil: 0.35,
  simmer: 0.35,
  steam: 0.35,
  fry: 0.35,
  bake: 0.45,
  grill: 0.45,
};
