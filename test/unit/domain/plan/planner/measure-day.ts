import type { Goals } from '#domain/body/goals.ts';
import { energyOf, type Nutrition } from '#domain/body/macros.ts';
import { PLAN_MEALS, type PlanCandidate, type PlannedDay, type PlannedDish } from '#domain/plan/meal-plan.ts';

/** A planned day against its goals: parts of 1 by which it is off, the worst of its kind for shares. */
export interface DayMeasure {
  energy: number;
  share: number;
  proteins: number;
  carbs: number;
  fats: number;
}

/** Of the day's energy goal: breakfast, lunch, dinner, snack (spec §9). */
const SHARES = { breakfast: 0.2, lunch: 0.3, dinner: 0.3, snack: 0.2 } as const;

const eaten = (dishes: readonly PlannedDish[], candidates: ReadonlyMap<string, PlanCandidate>): Nutrition => {
  const sum = { calories: 0, carbs: 0, fats: 0, proteins: 0 };
  for (const { mealId, ratio } of dishes) {
    const candidate = candidates.get(mealId);
    if (candidate === undefined) throw new Error(`the plan names ${mealId}, which was not offered`);
    sum.calories += candidate.nutrition.calories * ratio;
    sum.carbs += candidate.nutrition.carbs * ratio;
    sum.fats += candidate.nutrition.fats * ratio;
    sum.proteins += candidate.nutrition.proteins * ratio;
  }
  return sum;
};

/** Measured by itself, from spec §9 and the definition of the goals, without the planner's own reckoning. */
export function measureDay(
  { meals }: PlannedDay,
  goals: Pick<Goals, 'calories' | 'macros'>,
  candidates: ReadonlyMap<string, PlanCandidate>,
): DayMeasure {
  const day = eaten(
    PLAN_MEALS.flatMap((meal) => meals[meal]),
    candidates,
  );
  const scale = goals.calories / energyOf(goals.macros);
  const off = (macro: 'proteins' | 'carbs' | 'fats'): number =>
    Math.abs(day[macro] / (goals.macros[macro] * scale) - 1);
  return {
    energy: Math.abs(day.calories / goals.calories - 1),
    share: Math.max(
      ...PLAN_MEALS.map((meal) => Math.abs(eaten(meals[meal], candidates).calories / day.calories - SHARES[meal])),
    ),
    proteins: off('proteins'),
    carbs: off('carbs'),
    fats: off('fats'),
  };
}
