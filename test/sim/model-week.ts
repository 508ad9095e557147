import type { PlanEntry } from '#contract/plan.ts';
import type { PlannedDay, PlannedDish } from '#domain/meal-plan.ts';
import { swapPlannedDish } from '#domain/swap-planned-dish.ts';
import { uuidOf } from './uuid-of.ts';

/** A week of the model has one dish a day. */
export interface ModelWeek {
  planId: string;
  days: PlannedDay[];
}

/** A request's swap of one lunch. */
export interface WeekSwap {
  day?: number;
  oldMealId?: string;
  newMealId?: string;
  newRatio?: number;
}

/** The week that a diet chosen at `rev` begins with. */
export function freshWeek(rev: number): ModelWeek {
  const dish = (mealId: string) => [{ mealId, ratio: 1 }];
  const days = [1, 2].map((day) => ({
    day,
    meals: { breakfast: [], lunch: dish(`dish-${day}`), dinner: [], snack: [] },
  }));
  return { planId: uuidOf(rev), days };
}

/** A planned dish with the figures that a device shows. */
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

/** The week after a request's swap of one lunch; null where the dish does not stand. */
export const swappedDays = (
  days: readonly PlannedDay[],
  { day = 0, oldMealId = '', newMealId = '', newRatio = 1 }: WeekSwap,
): PlannedDay[] | null =>
  swapPlannedDish(days, { day, meal: 'lunch', mealId: oldMealId }, { mealId: newMealId, ratio: newRatio });
