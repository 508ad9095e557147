import type { Nutrition, Macros } from '../body/macros.ts';
import type { FastingChoice } from '../fasts/fasting-choice.ts';
import type { FoodNames } from '../food-text/names/food-names.ts';
import type { DishCandidate } from '../plan/meal-plan.ts';
import type { MealType } from '../diary/meal-type.ts';
import type { Nutrient } from '../nutrition/nutrient.ts';
import type { DishContents } from '../plan/planner/eating-rules.ts';
import type { PlanPreferences } from '../plan/plan-preferences.ts';
import type { Pregnancy } from '../body/pregnancy.ts';

/** One turn of a chat. */
export interface CoachMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** kcal, g and ml: what a day aims at, or what it holds so far. */
export interface DayFigures {
  calories: Nutrition['calories'];
  macros: Macros;
  water: number;
}

/** What an earlier day held in kcal, g and ml, and its goal in kcal. Only days with something logged are told. */
export interface PastDay extends Nutrition {
  date: string;
  water: number;
  goal: number;
  /** How many dishes; with none the day tells nothing about eating. */
  dishes: number;
}

/** A dish of an earlier day. */
interface PastDish {
  date: string;
  meal: MealType;
  title: string;
  calories: number;
}

/** What today's dishes held of a nutrient, in its unit; `coverage` is the share of the energy of which it is known, 0 to 1. */
interface NutrientToday {
  amount: number;
  coverage: number;
  /** What the day should hold, or hold at most; null where nothing is told. */
  target: number | null;
  kind: 'at-least' | 'at-most' | 'about';
}

/** What the coach may know of a person and the day: kcal, g, ml, kg, cm. Everything may be absent. */
export interface CoachContext {
  /** The person's local time as HH:MM. */
  time?: string | undefined;
  /** The person's calendar day as YYYY-MM-DD. */
  today?: string | undefined;
  goals?: DayFigures | undefined;
  eaten?: DayFigures | undefined;
  /** A diet's id (`Diet`), or free text. */
  diet?: string | undefined;
  /** A weight goal (`WeightGoal`), or free text. */
  goal?: string | undefined;
  gender?: string | undefined;
  pregnancy?: Pregnancy | undefined;
  age?: number | undefined;
  height?: number | undefined;
  weight?: number | undefined;
  targetWeight?: number | undefined;
  /** The newest weigh-ins, oldest first. */
  weights?: readonly { date: string; weight: number }[] | undefined;
  /** What the person must not or does not want to eat: no dish or food that holds it is advised. */
  avoids?: Pick<PlanPreferences, 'allergies' | 'dislikes'> | undefined;
  /** Which fasts the person keeps: on their days nothing is advised that they forbid. */
  fasting?: FastingChoice | undefined;
  /** Titles of today's dishes. */
  dishes?: readonly string[] | undefined;
  /** Today's nutrients beside energy and macros, as far as they are known. */
  nutrients?: Partial<Record<Nutrient, NutrientToday>> | undefined;
  /** The days before today of the last `DAYS_TOLD`, oldest first; absent where nothing of them is known. */
  days?: readonly PastDay[] | undefined;
  /** The dishes of the `DISH_DAYS_TOLD` days before today, oldest first. */
  pastDishes?: readonly PastDish[] | undefined;
}

/** So many days back the coach is told of: this month and the one before a week's end. */
export const DAYS_TOLD = 35;
/** Of so many days back each dish is told. */
export const DISH_DAYS_TOLD = 7;

/** A recipe as the coach recommends it: figures are of one serving. */
export interface CoachRecipe extends DishCandidate {
  title: string;
  /** From the first cut to the table. */
  minutes?: number;
  contents: DishContents;
}

/** What the coach knows of food. `foods` is built once by `buildFoodNames` of all foods, ready dishes included. */
export interface CoachKnowledge {
  foods: FoodNames;
  recipes: readonly CoachRecipe[];
}
