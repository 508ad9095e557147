import type { PlannedDay, PlannedDish } from '#domain/plan/meal-plan.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';

/**
 * The week with `leftover` on every dish whose pot still stands from a day before: cooked on a day, it lasts `keepsDays` more. A dish that
 * comes later than that is cooked again.
 */
export function withLeftovers(
  days: readonly PlannedDay[],
  keepsDays: (mealId: string) => number,
): readonly PlannedDay[] {
  const cookedOn = new Map<string, number>();
  return days.map(({ day, meals }) => {
    const marked = ({ mealId, ratio }: PlannedDish): PlannedDish => {
      const cooked = cookedOn.get(mealId);
      if (cooked !== undefined && cooked < day && day - cooked <= keepsDays(mealId))
        return { mealId, ratio, leftover: true };
      if (cooked !== day) cookedOn.set(mealId, day);
      return { mealId, ratio };
    };
    const [breakfast = [], lunch = [], dinner = [], snack = []] = PLAN_MEALS.map((meal) => meals[meal].map(marked));
    return { day, meals: { breakfast, lunch, dinner, snack } };
  });
}

/** Days since a left-over dish was cooked; null where no day of the week before this one cooks it. */
export function daysSinceCooked(days: readonly PlannedDay[], day: number, mealId: string): number | null {
  const cooked = days.findLast(
    (one) =>
      one.day < day &&
      PLAN_MEALS.some((meal) => one.meals[meal].some((dish) => dish.mealId === mealId && dish.leftover !== true)),
  );
  return cooked ? day - cooked.day : null;
}
