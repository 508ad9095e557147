import type { Allergen } from '../food/allergens.ts';
import type { KitchenFacts } from './meal-plan.ts';

/** Bounds of what a person may ask of a plan. */
export const PREFERENCE_BOUNDS = {
  /** Foods and groups that somebody does not eat. */
  dislikes: 60,
  minutes: { least: 10, most: 300 },
  people: { least: 1, most: 12 },
  dishesPerWeek: { least: 10, most: 14 },
} as const;

/** What of it is a figure. */
export const PLAN_FIGURES = ['weekdayMinutes', 'weekendMinutes', 'people', 'dishesPerWeek'] as const;
export type PlanFigure = (typeof PLAN_FIGURES)[number];

/** What somebody asks of a week. */
export interface PlanPreferences {
  /** None of these is in any dish. */
  allergies: readonly Allergen[];
  /** Ids of foods, or groups of them (`FOOD_GROUPS`). */
  dislikes: readonly string[];
  /** Minutes of cooking on a day from Monday to Friday, and on a day of the weekend. */
  weekdayMinutes: number;
  weekendMinutes: number;
  /** How many eat of it; the shopping list is for all of them. */
  people: number;
  /** Different dishes in a week. */
  dishesPerWeek: number;
}

/** What counts as long as nobody says anything. */
export const DEFAULT_PREFERENCES: PlanPreferences = {
  allergies: [],
  dislikes: [],
  weekdayMinutes: 45,
  weekendMinutes: 90,
  people: 1,
  dishesPerWeek: PREFERENCE_BOUNDS.dishesPerWeek.most,
};

/** Whether a dish holds nothing that the person must not or does not want to eat. */
export const suitsPerson = (
  { allergens, holds }: Pick<KitchenFacts, 'allergens' | 'holds'>,
  { allergies, dislikes }: Pick<PlanPreferences, 'allergies' | 'dislikes'>,
): boolean =>
  !allergens.some((allergen) => allergies.includes(allergen)) && !dislikes.some((dislike) => holds.includes(dislike));
