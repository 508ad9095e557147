import type { Nutrition, Macros } from '../macros.ts';
import type { FoodNames } from '../food-text/food-names.ts';
import type { PlanCandidate } from '../meal-plan.ts';
import type { Pregnancy } from '../pregnancy.ts';

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

/** What the coach may know of a person and the day: kcal, g, ml, kg, cm. Everything may be absent. */
export interface CoachContext {
  /** The person's local time as HH:MM. */
  time?: string | undefined;
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
  /** Titles of today's dishes. */
  dishes?: readonly string[] | undefined;
}

/** A recipe as the coach recommends it: figures are of one serving. */
export interface CoachRecipe extends PlanCandidate {
  title: string;
}

/** What the coach knows of food. `foods` is built once by `buildFoodNames` of all foods, ready dishes included. */
export interface CoachKnowledge {
  foods: FoodNames;
  recipes: readonly CoachRecipe[];
}
