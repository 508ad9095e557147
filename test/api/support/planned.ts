import { RECIPES } from '#content/recipe-book.ts';
import type { Plan, PlanDay } from '#contract/plan/plan.ts';
import { PLAN_MEALS, type PlanMeal } from '#domain/plan/meal-plan.ts';
import type { Client } from './client.ts';

export const recipe = (id: string) => RECIPES.find((one) => one.id === id);
export const dishesOf = ({ meals }: PlanDay) => PLAN_MEALS.flatMap((meal) => meals[meal]);
export const planOf = async (user: Client): Promise<Plan> => (await user.ask('getMealPlan')).data;

/** The first dish of a planned meal, and a recipe that stands nowhere in the plan. */
export async function planned(user: Client, mealType: PlanMeal = 'lunch') {
  const plan = await planOf(user);
  const [day] = plan.days;
  const dish = day?.meals[mealType][0];
  if (!day || !dish) throw new Error('The plan has no such dish');
  const taken = new Set(plan.days.flatMap(dishesOf).map(({ mealId }) => mealId));
  const other = RECIPES.find(({ id, pro }) => !pro && !taken.has(id))?.id ?? '';
  return {
    plan,
    day,
    other,
    body: { planId: plan.planId, day: day.day, mealType, oldMealId: dish.mealId, newMealId: other },
  };
}
