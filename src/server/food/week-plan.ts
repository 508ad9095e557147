import type { PlanDay, PlanEntry } from '#contract/plan.ts';
import { PLAN_MEALS, type PlannedDay, type PlannedDish } from '#domain/meal-plan.ts';
import { planWeek, type WeekRequest } from '#domain/planner/plan-week.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { dishesToChoose, mealOf, RECIPES_BY_ID } from './food-book.ts';

/** A week of the recipes that we have; the same seed gives the same week. */
export const makeWeek = (request: Omit<WeekRequest, 'candidates'>): readonly PlannedDay[] =>
  planWeek({ ...request, candidates: dishesToChoose() });

/** A stored day as the wire has it. A recipe that has left the catalogue is left out. */
export function planDayOf({ day, meals }: PlannedDay): PlanDay {
  const [breakfast = [], lunch = [], dinner = [], snack = []] = PLAN_MEALS.map((meal) => meals[meal].flatMap(entryOf));
  return { day, meals: { breakfast, lunch, dinner, snack } };
}

function entryOf({ mealId, ratio, leftover }: PlannedDish): PlanEntry[] {
  const recipe = RECIPES_BY_ID.get(mealId);
  if (!recipe) return [];
  const meal = mealOf(recipe);
  return [
    {
      mealId,
      ratio,
      ...(leftover && { leftover }),
      mealData: { ...meal, scaledCalories: roundTo1(meal.calories * ratio) },
    },
  ];
}
