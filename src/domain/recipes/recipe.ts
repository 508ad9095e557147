import type { Diet } from '../plan/diet-plan-draft.ts';
import type { FoodId, FoodUnit, HouseholdUnit } from '../food/food.ts';
import type { MealType } from '../diary/meal-type.ts';

/** Regions of Georgia that a dish belongs to. */
export const REGIONS = [
  'imereti',
  'samegrelo',
  'adjara',
  'guria',
  'kakheti',
  'kartli',
  'svaneti',
  'racha',
  'meskheti',
  'mtiuleti',
  'abkhazia',
  'tbilisi',
] as const;
type Region = (typeof REGIONS)[number];

/** How a dish meets heat: decides how much of its vitamins and minerals is left. */
export const COOKING_METHODS = ['none', 'boil', 'simmer', 'steam', 'fry', 'bake', 'grill'] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

/** One line of a recipe, for the whole recipe (all its servings). */
export interface RecipeIngredient {
  food: FoodId;
  /** g of the edible part that goes into the dish; oil left in the pan does not count. */
  grams: number;
  /** How it is read on screen: `amount` of `unit`; g when absent. Grams above stay the truth. */
  shown?: { amount: number; unit: Exclude<FoodUnit, 'kg' | 'l'> };
  /** False for what does not grow with the portions; absent is true. */
  scalable?: false;
  /** "გემოვნებით": shown without an amount; the grams still count. */
  toTaste?: true;
  /** What is done to it before, as it follows the name: „გახეხილი". */
  note?: string;
}

/** A dish as data: its figures are computed from the ingredients, never typed in. */
export interface Recipe {
  id: string;
  name: string;
  synonyms: readonly string[];
  misspellings: readonly string[];
  nameEn: string;
  /** One sentence that makes hungry. */
  description: string;
  /** Meals it suits; the first is its `type` on the wire. */
  types: readonly [MealType, ...MealType[]];
  diets: readonly Diet[];
  region?: Region;
  /** Only with access (spec §6). */
  pro?: true;
  /** A main dish fills the meal; a side, drink or snack goes beside one. */
  course: 'main' | 'soup' | 'salad' | 'side' | 'sweet' | 'drink' | 'bread';
  servings: number;
  /** From the first cut to the table, but for `restMinutes`. */
  minutes: number;
  /** Waiting beside it, where there is half an hour or more: dough that rises, meat in its marinade, what chills, soaks or dries. A night is 480. */
  restMinutes?: number;
  method: CookingMethod;
  /** Weight of the ready dish over the weight of its raw ingredients: water boils off, rice takes it up. */
  yield: number;
  ingredients: readonly RecipeIngredient[];
  steps: readonly string[];
  /** g of the ready dish in one unit, where people count it so: one khinkali. */
  unitGrams?: Partial<Record<HouseholdUnit, number>>;
}

/** Whether a person may choose and log a dish of the catalogue: those marked PRO only with access (spec §6). */
export const mayEat = ({ pro }: { pro?: boolean | undefined }, hasAccess: boolean): boolean =>
  hasAccess || pro !== true;
