import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import type { PlanDay, PlanEntry } from '#contract/plan/plan.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { mealTypeOfPlan, PLAN_MEALS, type PlanMeal } from '#domain/plan/meal-plan.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** A dish of the plan, and the entry of the diary that says it was eaten. */
export interface PlannedRow {
  entry: PlanEntry;
  logged: DayMeal | undefined;
}

/** One meal of a planned day. */
export interface PlannedMeal {
  meal: PlanMeal;
  type: MealType;
  rows: PlannedRow[];
  /** kcal as planned. */
  kcal: number;
}

/** kcal and g of all servings of a planned dish, one decimal. */
export function plannedFigures({ ratio, mealData: { scaledCalories, proteins, carbs, fats } }: PlanEntry): Nutrition {
  return {
    calories: scaledCalories,
    proteins: roundTo1(proteins * ratio),
    carbs: roundTo1(carbs * ratio),
    fats: roundTo1(fats * ratio),
  };
}

/**
 * The four meals of a planned day beside what the diary holds of them. A planned dish counts as eaten once an entry of the same meal came
 * from its recipe; each entry answers for one dish.
 */
export function plannedMeals(day: PlanDay | undefined, dishes: readonly DayMeal[]): PlannedMeal[] {
  return PLAN_MEALS.map((meal) => {
    const type = mealTypeOfPlan(meal);
    const eaten = dishes.filter(({ entry }) => entry.mealType === type);
    const rows = (day?.meals[meal] ?? []).map((entry): PlannedRow => {
      const at = eaten.findIndex((one) => one.entry.mealId === entry.mealId);
      return { entry, logged: at < 0 ? undefined : eaten.splice(at, 1)[0] };
    });
    return { meal, type, rows, kcal: rows.reduce((sum, { entry }) => sum + entry.mealData.scaledCalories, 0) };
  });
}
