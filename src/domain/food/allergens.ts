/**
 * The substances that a label must name, in the order of Regulation (EU) 1169/2011, Annex II. `nuts` are tree nuts: walnut, hazelnut,
 * almond, cashew, pecan, Brazil nut, pistachio, macadamia; peanuts stand for themselves, and chestnut, coconut and pine nut are none.
 * Refined oils and spirits, which the annex lets off, are kept as what they are made of only for oils: people press their own.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Every bit of `allergenBits` set: what an unknown food counts as. */
export const ALL_ALLERGEN_BITS = 2 ** ALLERGENS.length - 1;

/** One bit for each allergen, the first of `ALLERGENS` the lowest. */
export const allergenBits = (allergens: readonly Allergen[]): number =>
  ALLERGENS.reduce((bits, allergen, at) => (allergens.includes(allergen) ? bits + 2 ** at : bits), 0);

/** The allergens of such bits, in the order of `ALLERGENS`. */
export const allergensFromBits = (bits: number): readonly Allergen[] =>
  ALLERGENS.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
