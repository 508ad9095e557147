import type { PlanEntry } from '#contract/plan/plan.ts';
import type { PlannedDish } from '#domain/plan/meal-plan.ts';

/** A planned dish with figures that a device can show. */
export function plannedEntry({ mealId, ratio }: PlannedDish): PlanEntry {
  const dish = {
    id: mealId,
    mealId,
    title: mealId,
    imageUrl: '',
    calories: 100,
    proteins: 1,
    carbs: 2,
    fats: 3,
    type: 'lunch',
    pro: false,
  } as const;
  return { mealId, ratio, mealData: { ...dish, scaledCalories: 100 * ratio } };
}
