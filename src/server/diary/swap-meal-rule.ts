import type { CALLS } from '#contract/calls.ts';
import type { PlanMeal } from '#domain/meal-plan.ts';
import { swapPlannedDish } from '#domain/swap-planned-dish.ts';
import { RECIPES_BY_ID } from '../food/food-book.ts';
import { planDayOf } from '../food/week-plan.ts';
import { ApiError, noPlan, premiumRequired } from '../http/api-error.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule } from './rule.ts';

/** Puts another recipe in the place of a planned one; its servings come with the call, its energy from the recipe. */
export const postSwapMealRule: CallRule<typeof CALLS.postSwapMeal> = {
  wants: () => ({ plan: true }),
  decide({ body: { planId, day, mealType, oldMealId, newMealId, newRatio, asOf } }, work, { rev }) {
    const stored = work.plan;
    if (!stored) throw noPlan();
    const recipe = RECIPES_BY_ID.get(newMealId);
    if (!recipe) throw new ApiError('not-found', 'No such recipe');
    if (recipe.pro && !work.access) throw premiumRequired();
    const planned = stored.days.find((one) => one.day === day);
    if (planned && isNewerThan(stored.rev, asOf))
      return { data: { ...planDayOf(planned), rev: stored.rev }, rev: stored.rev };
    const meal: PlanMeal = mealType === 'snacks' ? 'snack' : mealType;
    const days = swapPlannedDish(stored.days, { day, meal, mealId: oldMealId }, { mealId: newMealId, ratio: newRatio });
    const swapped = days?.find((one) => one.day === day);
    if (!days || !swapped || (planId !== undefined && planId !== stored.planId)) throw planChanged();
    return { data: { ...planDayOf(swapped), rev }, rev, effect: { plan: { ...stored, days, rev } } };
  },
};

const planChanged = (): ApiError => new ApiError('plan-changed', 'The plan has changed since: look at it again');
