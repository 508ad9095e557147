import type { Diet } from '../diet-plan-draft.ts';
import type { Goals } from '../goals.ts';
import { mealTypeOfPlan, type PlanCandidate, type PlannedDay, type PlannedDish, type PlanMeal } from '../meal-plan.ts';
import type { Place } from './day-draft.ts';
import { dayGoal } from './day-goal.ts';
import { planDay } from './plan-day.ts';
import { planDish, TENTHS, type PlanDish } from './plan-dish.ts';
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

const DAYS_OF_WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** How often a dish may come in a week: one that fills a meal, and a side, fruit or drink. */
const MOST_TIMES = { filling: 2, beside: 4 } as const;
/** What it costs to have a dish again in the week, and again on the day after; what it costs at most not to be to the day's taste. */
const PRICE = { again: 0.25, dayAfter: 0.25, kindAgain: 0.04, taste: 0.35 } as const;

const byId = (one: PlanDish, other: PlanDish): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const dishesOfMeal = (places: readonly Place[], meal: PlanMeal): PlannedDish[] =>
  places.flatMap((place) => (place.meal === meal && place.dish !== null ? [{ mealId: place.dish.id, ratio: place.tenths / TENTHS }] : []));

/**
 * Seven days of four meals, one to three dishes each, that come nearest to the goals (`TOLERANCE` says how near is near enough):
 * energy first, then the meals' shares, then the macros, where the diet's recipes do not allow all. No dish twice on a day, none that
 * fills a meal more than twice in the week, no other more than four times. The same request gives the same week on every machine, whatever the order of the
 * candidates. Without recipes for a meal it stays empty.
 */
export function planWeek({ candidates, goals, diet, hasAccess = false, seed }: WeekRequest): readonly PlannedDay[] {
  const chance = seededChance(seed);
  const goal = dayGoal(goals);
  const dishes = candidates
    .filter((candidate) => candidate.diets.includes(diet) && (hasAccess || candidate.pro !== true) && candidate.nutrition.calories > 0)
    .map(planDish)
    .toSorted(byId);
  const eaten = new Map<PlanDish, { times: number; lastDay: number }>();
  const kinds = new Map<string, number>();

  return DAYS_OF_WEEK.map((day) => {
    const prices = new Map(
      dishes.map((dish) => {
        const { times = 0, lastDay = -1 } = eaten.get(dish) ?? {};
        const again = PRICE.again * times + (lastDay === day - 1 ? PRICE.dayAfter : 0) + PRICE.kindAgain * (kinds.get(dish.kind) ?? 0);
        return [dish, again + PRICE.taste * chance()];
      }),
    );
    const open = dishes.filter((dish) => (eaten.get(dish)?.times ?? 0) < (dish.filling ? MOST_TIMES.filling : MOST_TIMES.beside));
    const forMeal = (meal: PlanMeal): PlanDish[] => open.filter(({ types }) => types.includes(mealTypeOfPlan(meal)));
    const choice = {
      dishes: { breakfast: forMeal('breakfast'), lunch: forMeal('lunch'), dinner: forMeal('dinner'), snack: forMeal('snack') },
      priceOf: (dish: PlanDish): number => prices.get(dish) ?? 0,
    };
    const places = planDay(goal, choice, chance);
    for (const { dish } of places) {
      if (dish === null) continue;
      eaten.set(dish, { times: (eaten.get(dish)?.times ?? 0) + 1, lastDay: day });
      kinds.set(dish.kind, (kinds.get(dish.kind) ?? 0) + 1);
    }
    return {
      day,
      meals: { breakfast: dishesOfMeal(places, 'breakfast'), lunch: dishesOfMeal(places, 'lunch'), dinner: dishesOfMeal(places, 'dinner'), snack: dishesOfMeal(places, 'snack') },
    };
  });
}
