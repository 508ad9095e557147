import type { PlanMeal } from './meal-plan.ts';

/** The place of a dish on the week's plan; 1 is Monday. */
export interface PlannedPlace {
  day: number;
  meal: PlanMeal;
  mealId: string;
}

interface DayWith<Dish> {
  day: number;
  meals: Record<PlanMeal, readonly Dish[]>;
}

/**
 * The week with another dish in that place, which keeps its turn in the meal; null where no such dish stands there. A meal that has
 * the dish twice gives up the first.
 */
export function swapPlannedDish<Dish extends { mealId: string }, Day extends DayWith<Dish>>(
  days: readonly Day[],
  { day, meal, mealId }: PlannedPlace,
  dish: Dish,
): Day[] | null {
  const planned = days.find((one) => one.day === day);
  const at = planned?.meals[meal].findIndex((one) => one.mealId === mealId) ?? -1;
  if (!planned || at < 0) return null;
  const swapped: Day = { ...planned, meals: { ...planned.meals, [meal]: planned.meals[meal].with(at, dish) } };
  return days.map((one) => (one === planned ? swapped : one));
}
