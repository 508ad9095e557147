import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { mealTypeOfPlan, type PlanMeal } from '../meal-plan.ts';
import type { DayDraft } from './day-draft.ts';
import { allowsOn, isLenten } from './fast-rules.ts';
import type { PlanDish } from './plan-dish.ts';
import { isReadySnack, suitsMeal } from './meal-habits.ts';

/** How often a dish may come in a week: one that fills a breakfast, one that fills another meal, and a side, bread, fruit or drink. */
const MOST_TIMES = { breakfast: 4, filling: 3, beside: 7 } as const;

const PRICE = {
  /** A dish that the week does not have yet: within what the days so far may have, above it, and above what the week may have. */
  fresh: 0.3,
  early: 0.6,
  overBudget: 5,
  /** A food that nothing else in the week needs. */
  food: 0.04,
  /** The dish on a day that is not beside it; its kind again. */
  again: 0.0,
  kindAgain: 0.08,
  /** Cooked anew on the day after, or for one meal only, though a pot of it lasts. */
  cookedBeside: 0.6,
  onePot: 1,
  /** A pot that still stands, or of which the days after eat. */
  warmed: -0.8,
  /** At most, not to be to the week's taste. */
  taste: 0.4,
  /** A minute of cooking, and one that nobody has. */
  minute: 0.14,
  minuteOver: 0.8,
} as const;
/** Part of the week's dishes that its first day may bring; every other day brings as many more. */
const FIRST_DAY = 0.45;

/** The week as the person wants it, and its days. */
export interface WeekRules {
  dishesPerWeek: number;
  /** Minutes for cooking by day, Monday first. */
  minutes: readonly number[];
  levels: readonly FastLevel[];
  /** Nothing of an animal is eaten anyway. */
  lenten: boolean;
  /** How much a dish is not to the week's taste, 0 to 1. */
  distaste: ReadonlyMap<PlanDish, number>;
}

/** What a day may choose from, by meal, and what choosing a dish costs on this day. */
export interface DayChoice {
  /** The cheapest first. */
  dishes: Readonly<Record<PlanMeal, readonly PlanDish[]>>;
  priceOf: (dish: PlanDish) => number;
  /** Minutes of cooking that a dish takes on this day: none when the pot still stands from a day before. */
  minutesOf: (dish: PlanDish) => number;
  minutesPrice: (minutes: number) => number;
  lenten: boolean;
}

const mostTimes = (dish: PlanDish): number =>
  !dish.filling ? MOST_TIMES.beside : dish.types[0] === 'breakfast' ? MOST_TIMES.breakfast : MOST_TIMES.filling;

export const dishesOn = (draft: DayDraft | undefined): readonly PlanDish[] =>
  draft === undefined ? [] : draft.places.flatMap(({ dish }) => (dish === null ? [] : [dish]));

/** Every dish of the week with how often it comes. */
export function timesInWeek(week: readonly (DayDraft | undefined)[]): ReadonlyMap<PlanDish, number> {
  const times = new Map<PlanDish, number>();
  for (const dish of week.flatMap(dishesOn)) times.set(dish, (times.get(dish) ?? 0) + 1);
  return times;
}

/** Days from one day on to the nearest one that has each dish, looking one way; a dish that none has is absent. */
function daysToNearest(days: readonly (readonly PlanDish[])[]): ReadonlyMap<PlanDish, number> {
  const nearest = new Map<PlanDish, number>();
  for (const [at, dishes] of days.entries())
    for (const dish of dishes) if (!nearest.has(dish)) nearest.set(dish, at + 1);
  return nearest;
}

/**
 * What the day at place `at` of a week may choose from `dishes`, given the other days as far as they are planned. Nothing that the day's
 * fast forbids; snacks that are not cooked, where there are any.
 */
export function choiceOfDay(
  week: readonly (DayDraft | undefined)[],
  at: number,
  dishes: readonly PlanDish[],
  rules: WeekRules,
  to: 'choose' | 'count' = 'choose',
): DayChoice {
  const byDay = week.map((draft, day) => (day === at ? [] : dishesOn(draft)));
  const times = new Map<PlanDish, number>();
  for (const dish of byDay.flat()) times.set(dish, (times.get(dish) ?? 0) + 1);
  const kinds = new Map<string, number>();
  for (const dish of times.keys()) kinds.set(dish.kind, (kinds.get(dish.kind) ?? 0) + 1);
  const foods = new Set([...times.keys()].flatMap(({ kitchen }) => kitchen.foods));
  const beside = new Set([...(byDay[at - 1] ?? []), ...(byDay[at + 1] ?? [])]);
  const level = rules.levels[at] ?? 'none';
  const planned = week.filter((draft) => draft !== undefined).length;
  const pace = rules.dishesPerWeek * (FIRST_DAY + ((1 - FIRST_DAY) * Math.min(6, planned)) / 6);
  const [sinceEaten, untilEaten] = [daysToNearest(byDay.slice(0, at).toReversed()), daysToNearest(byDay.slice(at + 1))];
  // Pots that were cooked before and still stand.
  const before = new Set([...sinceEaten].flatMap(([dish, days]) => (days <= dish.kitchen.keepsDays ? [dish] : [])));

  const priceOf = (dish: PlanDish): number => {
    const count = times.get(dish) ?? 0;
    const taste = PRICE.taste * (rules.distaste.get(dish) ?? 0);
    if (count === 0) {
      const bought = dish.kitchen.foods.reduce((sum, food) => sum + (foods.has(food) ? 0 : PRICE.food), 0);
      const fresh =
        times.size >= rules.dishesPerWeek ? PRICE.overBudget : times.size >= pace ? PRICE.early : PRICE.fresh;
      return fresh + bought + taste + PRICE.kindAgain * (kinds.get(dish.kind) ?? 0);
    }
    const pot = dish.kitchen.keepsDays > 0;
    const warmed = before.has(dish) || (pot && (untilEaten.get(dish) ?? Infinity) <= dish.kitchen.keepsDays);
    const cookedBeside = dish.filling && !warmed && beside.has(dish) ? PRICE.cookedBeside : 0;
    // Whoever eats of it later would have to cook it then: here it costs no minutes more.
    const cookedAnyway = to === 'choose' && warmed && !before.has(dish) ? -PRICE.minute * dish.kitchen.minutes : 0;
    return PRICE.again * count + cookedBeside + cookedAnyway + (warmed ? PRICE.warmed : pot ? PRICE.onePot : 0);
  };
  const prices = new Map(dishes.map((dish) => [dish, priceOf(dish)]));
  const open = dishes
    .filter((dish) => (times.get(dish) ?? 0) < mostTimes(dish) && allowsOn(level, dish.kitchen.animal))
    .toSorted((one, other) => (prices.get(one) ?? 0) - (prices.get(other) ?? 0));
  const forMeal = (meal: PlanMeal): PlanDish[] =>
    open.filter((dish) => dish.types.includes(mealTypeOfPlan(meal)) && suitsMeal(dish, meal));
  const snacks = forMeal('snack');
  const ready = snacks.filter(isReadySnack);
  const most = rules.minutes[at] ?? 0;
  return {
    dishes: {
      breakfast: forMeal('breakfast'),
      lunch: forMeal('lunch'),
      dinner: forMeal('dinner'),
      snack: ready.length > 0 ? ready : snacks,
    },
    priceOf: (dish) => prices.get(dish) ?? 0,
    minutesOf: (dish) => (before.has(dish) ? 0 : dish.kitchen.minutes),
    minutesPrice: (minutes) => PRICE.minute * minutes + PRICE.minuteOver * Math.max(0, minutes - most),
    lenten: rules.lenten || isLenten(level),
  };
}
