import type { Diet } from './diet-plan-draft.ts';
import type { Nutrition } from './macros.ts';
import type { MealType } from './meal-type.ts';
import type { Recipe } from './recipe.ts';

/** The meals of a planned day by their keys on the wire: here, and only here, it is `snack` (spec §3 "mealPlan"). */
export const PLAN_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type PlanMeal = (typeof PLAN_MEALS)[number];

/** The diary's name of a planned meal. */
export const mealTypeOfPlan = (meal: PlanMeal): MealType => (meal === 'snack' ? 'snacks' : meal);

/** A recipe on the plan: `ratio` servings of it. */
export interface PlannedDish {
  mealId: string;
  ratio: number;
}

/** One day of the week's plan; 1 is Monday. */
export interface PlannedDay {
  day: number;
  meals: Record<PlanMeal, readonly PlannedDish[]>;
}

/** What the planner knows of a recipe: kcal and g of one serving, and what it suits. */
export interface PlanCandidate extends Pick<Recipe, 'id' | 'types' | 'course' | 'pro'> {
  diets: readonly Diet[];
  nutrition: Nutrition;
}
