import type { CookingMethod, Recipe } from '../domain/recipe.ts';

/** From and to, both included. */
export type Band = readonly [least: number, most: number];

/** kcal, g and minutes that a dish can have; what lies outside is a slip of the pen. */
export const SERVING_KCAL: Band = [20, 1100];
export const SERVING_GRAMS: Band = [15, 900];
export const SERVING_SALT: Band = [0, 6];
export const MINUTES: Band = [1, 600];
export const STEPS: Band = [2, 9];

/** The grams of an ingredient over what its spoons or pieces weigh by the table: eggs and onions come in sizes, nothing more. */
export const SHOWN_TO_GRAMS: Band = [0.55, 1.8];

/** g in one piece or slice of a ready dish; none weighs more than the dish. */
export const LIGHTEST_UNIT = 5;

/** The most kcal that 100 g of a ready dish can hold. */
export const densestKcal = (course: Recipe['course']): number => (course === 'salad' ? 400 : course === 'soup' ? 200 : 650);

/** Foods that make a soup wet. */
export const SOUP_LIQUIDS: ReadonlySet<string> = new Set([
  'water',
  'mineral-water',
  'milk',
  'matsoni',
  'kefir',
  'ayran',
  'kvass',
  'whey',
  'chicken-broth',
  'beef-broth',
  'vegetable-broth',
  'fish-broth',
]);

const YIELD_OF_METHOD: Readonly<Record<CookingMethod, Band>> = {
  none: [0.8, 1.05],
  boil: [0.6, 1.8],
  simmer: [0.5, 1.1],
  steam: [0.65, 1.2],
  fry: [0.55, 1],
  bake: [0.55, 1],
  grill: [0.5, 0.95],
};

/** Weight of the ready dish over that of its ingredients: bread dries, a soup stays, a salad loses at most what is wrung out. */
export const yieldBand = ({ course, method }: Pick<Recipe, 'course' | 'method'>): Band => {
  if (course === 'soup') return [0.7, 1.05];
  if (course === 'bread' && method === 'bake') return [0.75, 0.98];
  if (course === 'drink') return [0.6, 1.05];
  return YIELD_OF_METHOD[method];
};
