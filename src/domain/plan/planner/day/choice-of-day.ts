import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { mealTypeOfPlan } from '#domain/plan/meal-plan.ts';
import type { DayDraft, Place } from './day-draft.ts';
import { allowsOn, isLenten } from '../fast-rules.ts';
import type { PlanDish } from '../plan-dish.ts';
import { isReadySnack, mayBegin, mayFollow, suitsMeal } from '../meal-habits.ts';

/** How often a dish may come in a week: one that fills a breakfast, one that fills another meal, and a side, bread, fruit or drink. */
const MOST_TIMES = { breakfast: 4, filling: 3, beside: 7 } as const;

const PRICE = {
  /** A dish that the week does not have yet: within what the days so far may have, above it, and above what the week may have. */
  fresh: 0.3,
  early: 0.6,
  overBudget: 5,
  /** A food that nothing else in the week needs. */
  food: 0.04,
  /** Another dish of its kind. */
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
  minuteOver: 1,
} as const;
const UNHURRIED = 0.05;
/** Part of the week's dishes that its first day may bring; every other day brings as many more. */
const FIRST_DAY = 0.45;

/** Part of a new pot's minutes that the day it is cooked on is charged with while dishes are chosen: later days eat of it. */
const FIRST_SHARE_OF_POT = 0.7;
/** From this place in the week on too few days follow. */
const LAST_DAY_OF_POT = 5;

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

/** A dish that a day may choose, and what choosing it costs. */
export interface Offer {
  dish: PlanDish;
  price: number;
}

/** What a day may choose from, and what choosing a dish costs on this day. */
export interface DayChoice {
  /** What may stand on a place; the cheapest first. */
  offersFor: (place: Pick<Place, 'meal' | 'first'>) => readonly Offer[];
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

/** A dish on the other days of a week: on how many, and how many days away the nearest before and after are. */
interface Around {
  count: number;
  since: number;
  until: number;
}

function dishesAround(week: readonly (DayDraft | undefined)[], at: number): ReadonlyMap<PlanDish, Around> {
  const around = new Map<PlanDish, Around>();
  for (const [day, draft] of week.entries()) {
    if (draft === undefined || day === at) continue;
    for (const { dish } of draft.places) {
      if (dish === null) continue;
      const known = around.get(dish);
      const one = known ?? { count: 0, since: Infinity, until: Infinity };
      if (known === undefined) around.set(dish, one);
      one.count += 1;
      if (day < at) one.since = at - day;
      else one.until = Math.min(one.until, day - at);
    }
  }
  return around;
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
  const around = dishesAround(week, at);
  const kinds = new Map<string, number>();
  const foods = new Set<string>();
  for (const { kind, kitchen } of around.keys()) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    for (const food of kitchen.foods) foods.add(food);
  }
  const level = rules.levels[at] ?? 'none';
  const planned = week.filter((draft) => draft !== undefined).length;
  const pace = rules.dishesPerWeek * (FIRST_DAY + ((1 - FIRST_DAY) * Math.min(6, planned)) / 6);
  const fresh = around.size >= rules.dishesPerWeek ? PRICE.overBudget : around.size >= pace ? PRICE.early : PRICE.fresh;

  /** The pot was cooked before and still stands. */
  const stillStands = (dish: PlanDish, one: Around | undefined): boolean =>
    one !== undefined && one.since <= dish.kitchen.keepsDays;
  const priceOf = (dish: PlanDish): number => {
    const { kitchen, kind } = dish;
    const one = around.get(dish);
    if (one === undefined) {
      let bought = 0;
      for (const food of kitchen.foods) if (!foods.has(food)) bought += PRICE.food;
      const taste = PRICE.taste * (rules.distaste.get(dish) ?? 0);
      return fresh + bought + taste + PRICE.kindAgain * (kinds.get(kind) ?? 0);
    }
    const pot = kitchen.keepsDays > 0;
    const stands = stillStands(dish, one);
    const warmed = stands || (pot && one.until <= kitchen.keepsDays);
    const cookedBeside = dish.filling && !warmed && (one.since === 1 || one.until === 1) ? PRICE.cookedBeside : 0;
    // Whoever eats of it later would have to cook it then: here it costs no minutes more.
    const cookedAnyway = to === 'choose' && warmed && !stands ? -PRICE.minute * kitchen.minutes : 0;
    return cookedBeside + cookedAnyway + (warmed ? PRICE.warmed : pot ? PRICE.onePot : 0);
  };

  let open: readonly Offer[] | null = null;
  const offers = new Map<string, readonly Offer[]>();
  const offersFor = ({ meal, first }: Pick<Place, 'meal' | 'first'>): readonly Offer[] => {
    const name = first ? meal : `beside ${meal}`;
    const known = offers.get(name);
    if (known !== undefined) return known;
    open ??= dishes
      .filter((dish) => (around.get(dish)?.count ?? 0) < mostTimes(dish) && allowsOn(level, dish.kitchen.animal))
      .map((dish) => ({ dish, price: priceOf(dish) }))
      .toSorted((one, other) => one.price - other.price);
    const may = first ? mayBegin : mayFollow;
    const type = mealTypeOfPlan(meal);
    const suiting = open.filter(({ dish }) => dish.types.includes(type) && suitsMeal(dish, meal));
    const ready = meal === 'snack' ? suiting.filter(({ dish }) => isReadySnack(dish)) : [];
    const made = (ready.length > 0 ? ready : suiting).filter(({ dish }) => may(dish, meal));
    offers.set(name, made);
    return made;
  };
  const most = rules.minutes[at] ?? 0;
  return {
    offersFor,
    priceOf,
    minutesOf: (dish) => {
      const one = around.get(dish);
      if (stillStands(dish, one)) return 0;
      const mayLast = to === 'choose' && one === undefined && dish.kitchen.keepsDays > 1 && at < LAST_DAY_OF_POT;
      return dish.kitchen.minutes * (mayLast ? FIRST_SHARE_OF_POT : 1);
    },
    minutesPrice: (minutes) => PRICE.minute * minutes + PRICE.minuteOver * Math.max(0, minutes - most),
    lenten: rules.lenten || isLenten(level),
  };
}

/** The same choice for a day whose goals are hard to meet: minutes count for little. */
export const unhurried = (choice: DayChoice): DayChoice => ({
  ...choice,
  minutesPrice: (minutes) => UNHURRIED * choice.minutesPrice(minutes),
});
