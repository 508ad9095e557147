import { NUTRIENTS, type Nutrient } from './nutrient.ts';
import type { DayNutrition, NutrientDay } from './day-nutrition.ts';

/** Below this share of the energy a figure is shown, and nothing is said of it. */
export const JUDGED_FROM = 0.6;
/** What lies under this share of its target counts as low. */
const LOW_BELOW = 0.7;
/** Its target counts what the body makes of protein, the tables do not: whoever eats meat would seem to lack it. */
const TOLD_TOO_LOW: ReadonlySet<Nutrient> = new Set(['vitaminB3']);
/** Logged days of a period from which an upper level may speak: one day says nothing, most of a week does. */
const LEAST_LOGGED_DAYS = 5;

/** What everybody asks of first. */
export const FIRST_NUTRIENTS = ['fibre', 'sugar', 'salt', 'saturated'] as const satisfies readonly Nutrient[];

/** Every nutrient in the order of a full list, by the heading that it stands under. */
export const NUTRIENT_GROUPS = {
  first: FIRST_NUTRIENTS,
  vitamins: [
    'vitaminA',
    'vitaminC',
    'vitaminD',
    'vitaminE',
    'vitaminK',
    'vitaminB1',
    'vitaminB2',
    'vitaminB3',
    'vitaminB5',
    'vitaminB6',
    'folate',
    'vitaminB12',
    'choline',
    'retinol',
  ],
  minerals: [
    'calcium',
    'iron',
    'magnesium',
    'potassium',
    'zinc',
    'phosphorus',
    'sodium',
    'copper',
    'manganese',
    'selenium',
    'iodine',
  ],
  fats: ['omega3', 'monounsaturated', 'polyunsaturated', 'cholesterol'],
  other: ['starch', 'alcohol', 'caffeine', 'water'],
} as const satisfies Readonly<Record<string, readonly Nutrient[]>>;
export type NutrientGroup = keyof typeof NUTRIENT_GROUPS;

/** Whether enough is known to say more than the figure. */
export const isSure = ({ coverage }: Pick<NutrientDay, 'coverage'>): boolean => coverage >= JUDGED_FROM;

/** How much of its target is there, 0 and up; null where there is none to reach. */
export function reachedShare({ amount, target, kind }: NutrientDay): number | null {
  return kind === 'at-least' && target !== null && target > 0 ? amount / target : null;
}

/** What is surely low, the lowest first: of what is to be reached, and of what most is known. */
export function lowNutrients(nutrition: DayNutrition, most: number): Nutrient[] {
  return reachable(nutrition)
    .filter(({ share }) => share < LOW_BELOW)
    .slice(0, most)
    .map(({ nutrient }) => nutrient);
}

/** What is surely known of nutrients that are to be reached, the lowest share of the target first. */
export function reachable(nutrition: DayNutrition): { nutrient: Nutrient; share: number }[] {
  return NUTRIENTS.flatMap((nutrient) => {
    const day = nutrition[nutrient];
    const share = day && isSure(day) && !TOLD_TOO_LOW.has(nutrient) ? reachedShare(day) : null;
    return share === null ? [] : [{ nutrient, share }];
  }).toSorted((one, other) => one.share - other.share);
}

/** What a usual day of a period had more of than its upper level; nothing over a few days, or where too little is known. */
export function aboveUpper(nutrition: DayNutrition, loggedDays: number): Nutrient[] {
  if (loggedDays < LEAST_LOGGED_DAYS) return [];
  return NUTRIENTS.filter((nutrient) => {
    const day = nutrition[nutrient];
    return day !== undefined && isSure(day) && day.upper !== null && day.amount > day.upper;
  });
}
