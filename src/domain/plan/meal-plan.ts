import type { Allergen } from '../food/allergens.ts';
import type { Diet } from './diet-plan-draft.ts';
import type { AnimalPart, FoodId } from '../food/food.ts';
import type { Nutrition } from '../body/macros.ts';
import type { MealType } from '../diary/meal-type.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** The meals of a planned day by their keys on the wire: here, and only here, it is `snack` (spec §3 "mealPlan"). */
export const PLAN_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type PlanMeal = (typeof PLAN_MEALS)[number];

/** The diary's name of a planned meal. */
export const mealTypeOfPlan = (meal: PlanMeal): MealType => (meal === 'snack' ? 'snacks' : meal);

/** A recipe on the plan: `ratio` servings of it. */
export interface PlannedDish {
  mealId: string;
  ratio: number;
  /** Cooked on a day before and only warmed up. */
  leftover?: true;
}

/** One day of the week's plan; 1 is Monday. */
export interface PlannedDay {
  day: number;
  meals: Record<PlanMeal, readonly PlannedDish[]>;
}

/** What is to know of a recipe to put it in another's place: kcal and g of one serving, and what it suits. */
export interface DishCandidate extends Pick<Recipe, 'id' | 'types' | 'course' | 'pro'> {
  diets: readonly Diet[];
  nutrition: Nutrition;
}

/** What the kitchen has to know of a recipe. */
export interface KitchenFacts {
  /** From the first cut to the table. */
  minutes: number;
  /** It meets heat. */
  cooked: boolean;
  /** Days after the one it was cooked on that a pot of it is still eaten; 0 for what is made for one meal. */
  keepsDays: number;
  /** g of one ready serving, and of the salt in it. */
  grams: number;
  salt: number;
  animal: readonly AnimalPart[];
  allergens: readonly Allergen[];
  /** Beans, lentils, chickpeas, peas or soya are in it. */
  pulses: boolean;
  /** What has to be bought for it. */
  foods: readonly FoodId[];
  /** Its foods, what they were before they were cooked, and their groups: a dislike of any is a dislike of the dish. */
  holds: readonly string[];
}

/** What the planner knows of a recipe. */
export interface PlanCandidate extends DishCandidate {
  kitchen: KitchenFacts;
}
