import { PLAN_MEALS, type PlanMeal } from './meal-plan.ts';

/** The place of a dish on the week's plan; 1 is Monday. */
export interface PlannedPlace {
  day: number;
  meal: PlanMeal;
  mealId: string;
}

interface Leftover {
  mealId: string;
  leftover?: true | undefined;
  /** As of which revision the server has it, if it says so. */
  rev?: number;
}

interface DayWith<Dish> {
  day: number;
  meals: Record<PlanMeal, readonly Dish[]>;
}

/**
 * The week with another dish in that place, which keeps its turn in the meal; null where no such dish stands there. A meal that has
 * the dish twice gives up the first. When the dish that goes was cooked there, the next of its leftovers is cooked instead.
 */
export function swapPlannedDish<Dish extends Leftover, Day extends DayWith<Dish>>(
  days: readonly Day[],
  { day, meal, mealId }: PlannedPlace,
  dish: Dish,
): Day[] | null {
  const planned = days.find((one) => one.day === day);
  const at = planned?.meals[meal].findIndex((one) => one.mealId === mealId) ?? -1;
  if (!planned || at < 0) return null;
  const wasCooked = planned.meals[meal][at]?.leftover !== true;
  const swapped: Day = { ...planned, meals: { ...planned.meals, [meal]: planned.meals[meal].with(at, dish) } };
  const heir = wasCooked ? days.find((one) => one.day > day && has(one, mealId)) : undefined;
  return days.map((one) => (one === planned ? swapped : one === heir ? withCooked(one, mealId, dish) : one));
}

const has = <Dish extends { mealId: string }>({ meals }: DayWith<Dish>, mealId: string): boolean =>
  PLAN_MEALS.some((meal) => meals[meal].some((dish) => dish.mealId === mealId));

/** The day on which the dish is cooked, whether it was left over before or not; by a swap, as whose part it has changed. */
function withCooked<Dish extends Leftover, Day extends DayWith<Dish>>(day: Day, mealId: string, { rev }: Dish): Day {
  const cooked = (dishes: readonly Dish[]): readonly Dish[] =>
    dishes.map((dish) => {
      if (dish.mealId !== mealId || dish.leftover !== true) return dish;
      const anew = { ...dish, ...(rev !== undefined && { rev }) };
      delete anew.leftover;
      return anew;
    });
  const { breakfast, lunch, dinner, snack } = day.meals;
  return {
    ...day,
    meals: { breakfast: cooked(breakfast), lunch: cooked(lunch), dinner: cooked(dinner), snack: cooked(snack) },
  };
}
