import type { CookingMethod, Recipe } from '#domain/recipes/recipe.ts';

/** From and to, both included. */
export type Band = readonly [least: number, most: number];

/** kcal, g of salt and minutes that a dish can have; what lies outside is a slip of the pen. */
export const SERVING_KCAL: Band = [20, 1100];
export const SERVING_SALT: Band = [0, 5];
export const MINUTES: Band = [1, 600];
/** Less waiting belongs to the minutes of the recipe. */
export const REST_TOLD_FROM = 30;
export const STEPS: Band = [2, 9];

/** The grams of an ingredient over what its spoons or pieces weigh by the table: eggs and onions come in sizes, nothing more. */
export const SHOWN_TO_GRAMS: Band = [0.55, 1.8];

/** g in one piece or slice of a ready dish; none weighs more than the dish. */
export const LIGHTEST_UNIT = 5;

/** g of oil, butter and lard that one serving can take up. */
export const SERVING_FAT: Band = [0, 21];

/** What a ready dish of a course is like: kcal in 100 g, g of one serving, g of salt in 100 g. */
export interface CourseBounds {
  dense: Band;
  grams: Band;
  saltiest: number;
}

/** A side may be a handful of nuts, a main dish salted cheese in butter; soups and drinks are alike. */
export const COURSE_BOUNDS: Readonly<Record<Recipe['course'], CourseBounds>> = {
  soup: { dense: [30, 110], grams: [250, 460], saltiest: 0.7 },
  salad: { dense: [25, 210], grams: [100, 420], saltiest: 1.8 },
  main: { dense: [50, 310], grams: [100, 520], saltiest: 3.7 },
  side: { dense: [25, 660], grams: [20, 350], saltiest: 2.5 },
  bread: { dense: [80, 370], grams: [60, 380], saltiest: 2.1 },
  sweet: { dense: [35, 600], grams: [30, 300], saltiest: 0.8 },
  drink: { dense: [20, 100], grams: [180, 450], saltiest: 0.3 },
};

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
