import type { Nutrient } from './nutrient.ts';
import type { CookingMethod } from './recipe.ts';

type Retention = Readonly<Partial<Record<Nutrient, number>>>;

const HEATED: Retention = { vitaminA: 0.85, vitaminC: 0.75, vitaminD: 0.85, vitaminE: 0.85, vitaminK: 0.85, vitaminB1: 0.8, vitaminB2: 0.95, vitaminB3: 0.9, vitaminB5: 0.9, vitaminB6: 0.85, folate: 0.75, vitaminB12: 0.8 };
/** What goes into the water and is poured away with it. */
const LEACHED: Retention = { potassium: 0.9, sodium: 0.95, calcium: 0.95, magnesium: 0.95, phosphorus: 0.95, iron: 0.95, zinc: 0.95, copper: 0.95, manganese: 0.95, selenium: 0.95, iodine: 0.9, choline: 0.95, caffeine: 0.95 };

/**
 * Share of each nutrient that is left after cooking, 1 where nothing is said: a household estimate, one figure for all foods of a method,
 * rounded to 0.05, in the range that the USDA Table of Nutrient Retention Factors, Release 6 (2007) gives for meats, vegetables and
 * pulses; not its rows. That table has no D, E, K and B5: the first three go with A, the other one that fat keeps, B5 with niacin. Heat
 * alone takes no mineral; boiled means that the water is poured away with a tenth to a twentieth of them, what is simmered keeps its liquid.
 */
export const NUTRIENT_RETENTION: Readonly<Record<CookingMethod, Retention>> = {
  none: {},
  boil: { ...LEACHED, vitaminA: 0.9, vitaminC: 0.6, vitaminD: 0.9, vitaminE: 0.9, vitaminK: 0.9, vitaminB1: 0.75, vitaminB2: 0.9, vitaminB3: 0.85, vitaminB5: 0.85, vitaminB6: 0.8, folate: 0.65, vitaminB12: 0.8 },
  simmer: { vitaminA: 0.9, vitaminC: 0.7, vitaminD: 0.9, vitaminE: 0.9, vitaminK: 0.9, vitaminB1: 0.75, vitaminB2: 0.95, vitaminB3: 0.95, vitaminB5: 0.95, vitaminB6: 0.85, folate: 0.75, vitaminB12: 0.85 },
  steam: { vitaminA: 0.95, vitaminC: 0.8, vitaminD: 0.95, vitaminE: 0.95, vitaminK: 0.95, vitaminB1: 0.85, vitaminB2: 0.95, vitaminB3: 0.95, vitaminB5: 0.95, vitaminB6: 0.9, folate: 0.8, vitaminB12: 0.9 },
  fry: HEATED,
  bake: { ...HEATED, vitaminC: 0.7 },
  grill: { ...HEATED, vitaminC: 0.65, vitaminB1: 0.75, vitaminB2: 0.9, vitaminB6: 0.8 },
};

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
