import type { PlanDay, PlanEntry } from '#contract/plan/plan.ts';
import { PLAN_MEALS, type PlannedDay, type PlannedDish } from '#domain/plan/meal-plan.ts';
import { planWeek, weekInSteps, type WeekRequest } from '#domain/plan/planner/week/plan-week.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { dishesToChoose, mealOf, RECIPES_BY_ID } from './food-book.ts';

/** Whom a week is made for, out of all recipes that we have. */
export type WeekWish = Omit<WeekRequest, 'candidates'>;

/** A week at once; the same seed gives the same week. */
export const makeWeek = (wish: WeekWish): readonly PlannedDay[] => planWeek({ ...wish, candidates: dishesToChoose() });

/** ms after which others have their turn. */
const TURN_MS = 15;

/** The same week without holding up other requests. */
export async function makeWeekInTurns(wish: WeekWish): Promise<readonly PlannedDay[]> {
  const steps = weekInSteps({ ...wish, candidates: dishesToChoose() });
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < TURN_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- this is what gives the others their turn
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}

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
