import { mealTypeOfPlan, type PlanMeal } from '../meal-plan.ts';
import type { DayDraft } from './day-draft.ts';
import type { DayChoice } from './plan-day.ts';
import type { PlanDish } from './plan-dish.ts';
import type { Chance } from './seeded-chance.ts';

/** How often a dish may come in a week: one that fills a meal, and a side, fruit or drink. */
const MOST_TIMES = { filling: 2, beside: 4 } as const;

/** What it costs to have a dish again in the week, its kind again, it on days side by side, to take what others need; and at most not to be to the day's taste. */
const PRICE = { again: 0.25, kindAgain: 0.04, dayBeside: 0.25, scarce: 10, taste: 0.35 } as const;

const mostTimes = (dish: PlanDish): number => (dish.filling ? MOST_TIMES.filling : MOST_TIMES.beside);

const dishesOn = (draft: DayDraft | undefined): readonly PlanDish[] =>
  draft === undefined ? [] : draft.places.flatMap(({ dish }) => (dish === null ? [] : [dish]));

const counted = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The dishes that may not come once more in this week. */
export const usedUp = (week: readonly DayDraft[]): ReadonlySet<PlanDish> =>
  new Set([...counted(week.flatMap(dishesOn))].flatMap(([dish, times]) => (times >= mostTimes(dish) ? [dish] : [])));

/**
 * What the day at place `at` of a week may choose from, given the other days as far as they are planned. `spared` are dishes that it
 * had better leave to them.
 */
export function choiceOfDay(
  week: readonly DayDraft[],
  at: number,
  dishes: readonly PlanDish[],
  chance: Chance,
  spared: ReadonlySet<PlanDish> = new Set(),
): DayChoice {
  const eaten = week.flatMap((draft, day) => (day === at ? [] : dishesOn(draft)));
  const times = counted(eaten);
  const kinds = counted(eaten.map(({ kind }) => kind));
  const beside = new Set([...dishesOn(week[at - 1]), ...dishesOn(week[at + 1])]);
  const prices = new Map(
    dishes.map((dish) => [
      dish,
      PRICE.again * (times.get(dish) ?? 0) +
        PRICE.kindAgain * (kinds.get(dish.kind) ?? 0) +
        (beside.has(dish) ? PRICE.dayBeside : 0) +
        (spared.has(dish) ? PRICE.scarce : 0) +
        PRICE.taste * chance(),
    ]),
  );
  const open = dishes.filter((dish) => (times.get(dish) ?? 0) < mostTimes(dish));
  const forMeal = (meal: PlanMeal): PlanDish[] => open.filter(({ types }) => types.includes(mealTypeOfPlan(meal)));
  return {
    dishes: {
      breakfast: forMeal('breakfast'),
      lunch: forMeal('lunch'),
      dinner: forMeal('dinner'),
      snack: forMeal('snack'),
    },
    priceOf: (dish) => prices.get(dish) ?? 0,
  };
}
