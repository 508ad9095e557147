import type { PlannedDay, PlannedDish } from '../meal-plan.ts';
import { PLAN_MEALS } from '../meal-plan.ts';

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
