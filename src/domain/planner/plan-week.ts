import type { Diet } from '../diet-plan-draft.ts';
import type { Goals } from '../goals.ts';
import { MEAL_SHARE } from '../meal-type.ts';
import { mealTypeOfPlan, PLAN_MEALS, type PlanCandidate, type PlannedDay, type PlannedDish, type PlanMeal } from '../meal-plan.ts';
import { roundTo } from '../rounding.ts';
import { seededChance } from './seeded-chance.ts';

/** Whom a week is planned for: kcal and g a day, and the seed that picks one of the good weeks. */
export interface WeekRequest {
  candidates: readonly PlanCandidate[];
  goals: Pick<Goals, 'calories' | 'macros'>;
  diet: Diet;
  /** Premium or trial (spec §6): opens PRO recipes. */
  hasAccess?: boolean;
  seed: number | string;
}

/**
 * A week of four meals a day that comes nearest to the goals. The same request gives the same week on every machine.
 * A meal for which the diet has no recipe stays empty.
 */
export function planWeek({ candidates, goals, diet, hasAccess = false, seed }: WeekRequest): readonly PlannedDay[] {
  const chance = seededChance(seed);
  const allowed = candidates.filter((dish) => dish.diets.includes(diet) && (hasAccess || dish.pro !== true));
  const dishesFor = (meal: PlanMeal): PlannedDish[] => {
    const kcal = goals.calories * MEAL_SHARE[mealTypeOfPlan(meal)];
    const suiting = allowed.filter((dish) => dish.types.includes(mealTypeOfPlan(meal)) && Math.abs(kcal / dish.nutrition.calories - 1.25) <= 0.75);
    const dish = suiting[Math.floor(chance() * suiting.length)];
    return dish === undefined ? [] : [{ mealId: dish.id, ratio: roundTo(kcal / dish.nutrition.calories, 2) }];
  };
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const [breakfast, lunch, dinner, snack] = PLAN_MEALS.map(dishesFor);
    return { day, meals: { breakfast: breakfast ?? [], lunch: lunch ?? [], dinner: dinner ?? [], snack: snack ?? [] } };
  });
}
