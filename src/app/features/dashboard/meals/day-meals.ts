import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';
import { sumNutrition } from '#domain/body/macros.ts';

/** One of the four sections of a day. */
export interface MealView {
  type: MealType;
  dishes: readonly DayMeal[];
  /** Whole kcal. */
  kcal: number;
}

/** A day's dishes in its four sections, each in the order in which the day holds them. */
export function mealsOfDay(dishes: readonly DayMeal[]): MealView[] {
  return MEAL_TYPES.map((type) => {
    const own = dishes.filter(({ entry }) => entry.mealType === type);
    return { type, dishes: own, kcal: Math.round(sumNutrition(own.map(({ entry }) => entry)).calories) };
  });
}
