import { PLAN_MEALS, type PlanMeal } from '../meal-plan.ts';
import { dayPrice, sharePrice, type DayGoal } from './day-goal.ts';
import { DayDraft, type Place } from './day-draft.ts';
import { fittedTenths, nudgeHelpings } from './fit-helpings.ts';
import { TENTHS, withinHelpings, type PlanDish } from './plan-dish.ts';
import type { Chance } from './seeded-chance.ts';
import { besidePrice, clash, helpingPrice, mayBegin, mayFollow, sameDayPrice } from './table-manners.ts';

/** Days begun by chance before the best of them is taken; one that meets its goals ends the search. */
const BEGINNINGS = 4;
/** A meal with this part of its energy takes no more dishes at the beginning. */
const ENOUGH = 0.65;
/** Rounds over all places of a day; most settle after three. */
const ROUNDS = 6;

/** What a day may choose from, by meal, and what choosing a dish costs on this day: it was eaten lately, or is not to the day's taste. */
export interface DayChoice {
  dishes: Readonly<Record<PlanMeal, readonly PlanDish[]>>;
  priceOf: (dish: PlanDish) => number;
}

const isTaken = ({ dish }: Place): boolean => dish !== null;

/** What a dish on a place costs by its company; infinite where it may not stand. */
const companyPrice = (places: readonly Place[], place: Place, dish: PlanDish): number => {
  let price = 0;
  for (const other of places) {
    if (other === place || other.dish === null) continue;
    if (other.dish === dish) return Infinity;
    price += sameDayPrice(dish, other.dish);
    if (other.meal !== place.meal) continue;
    if (clash(dish, other.dish)) return Infinity;
    price += besidePrice(dish, other.dish);
  }
  return price;
};

interface Option {
  dish: PlanDish | null;
  tenths: number;
  price: number;
}

/** What the day costs with so much of a dish on an empty place; what the other places cost stays out. */
const priceWith = (draft: DayDraft, { meal }: Place, dish: PlanDish | null, tenths: number): number => {
  const { goal, sum, mealKcal } = draft;
  if (dish === null)
    return dayPrice(goal, sum.calories, sum.proteins, sum.carbs, sum.fats) + sharePrice(goal, meal, mealKcal[meal]);
  const kcal = dish.calories * tenths;
  return (
    dayPrice(
      goal,
      sum.calories + kcal,
      sum.proteins + dish.proteins * tenths,
      sum.carbs + dish.carbs * tenths,
      sum.fats + dish.fats * tenths,
    ) +
    sharePrice(goal, meal, mealKcal[meal] + kcal) +
    helpingPrice(dish, tenths)
  );
};

/** Fills a place with what makes the day cheapest; what stands there stays when nothing is better, so a day never gets worse. */
const improvePlace = (draft: DayDraft, place: Place, choice: DayChoice): void => {
  const { dish: old, tenths: oldTenths } = place;
  draft.put(place, null, 0);
  const may = place.first ? mayBegin : mayFollow;
  const company = draft.places.filter(isTaken);
  const standingPrice = (dish: PlanDish): number => choice.priceOf(dish) + companyPrice(company, place, dish);
  let best: Option = { dish: null, tenths: 0, price: place.first ? Infinity : priceWith(draft, place, null, 0) };
  if (old !== null) {
    const price = standingPrice(old) + priceWith(draft, place, old, oldTenths);
    if (price < best.price) best = { dish: old, tenths: oldTenths, price };
  }
  for (const dish of choice.dishes[place.meal]) {
    if (!may(dish, place.meal)) continue;
    const standing = standingPrice(dish);
    if (standing >= best.price) continue;
    const fitted = Math.floor(fittedTenths(draft, place, dish));
    const most = withinHelpings(dish, fitted + 1);
    for (let tenths = withinHelpings(dish, fitted); tenths <= most; tenths += 1) {
      const price = standing + priceWith(draft, place, dish, tenths);
      if (price < best.price) best = { dish, tenths, price };
    }
  }
  draft.put(place, best.dish, best.tenths);
};

/** A day by chance: dishes until a meal's goal is near, with helpings that give it its energy; macros are bargained for from there. */
const begin = (goal: DayGoal, choice: DayChoice, chance: Chance): DayDraft => {
  const draft = new DayDraft(goal);
  for (const place of draft.places) {
    const { meal, first } = place;
    if (!first && draft.mealKcal[meal] > ENOUGH * goal.mealKcal[meal]) continue;
    const may = first ? mayBegin : mayFollow;
    const dishes = choice.dishes[meal].filter(
      (dish) => may(dish, meal) && companyPrice(draft.places, place, dish) < Infinity,
    );
    draft.put(place, dishes[Math.floor(chance() * dishes.length)] ?? null, TENTHS);
  }
  const missing = PLAN_MEALS.map((meal) => [meal, goal.mealKcal[meal] / draft.mealKcal[meal]] as const);
  for (const [meal, ratio] of missing) {
    for (const place of draft.places) {
      if (place.meal === meal && place.dish !== null)
        draft.put(place, place.dish, withinHelpings(place.dish, Math.round(TENTHS * ratio)));
    }
  }
  return draft;
};

/** The whole price of a day, company and choice included. */
const priceOfDay = (draft: DayDraft, choice: DayChoice): number => {
  let price = draft.price();
  // Each pair is met from both of its ends.
  for (const place of draft.places)
    if (place.dish !== null) price += choice.priceOf(place.dish) + companyPrice(draft.places, place, place.dish) / 2;
  return price;
};

const improve = (draft: DayDraft, choice: DayChoice): number => {
  let price = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of draft.places) improvePlace(draft, place, choice);
    nudgeHelpings(draft);
    const now = priceOfDay(draft, choice);
    if (now > price - 1e-6) return now;
    price = now;
  }
  return price;
};

/**
 * One day near its goals: from a few beginnings by chance, each place in turn takes the dish and helping that suit the rest of the
 * day best (coordinate descent), then helpings move by tenths.
 */
export function planDay(goal: DayGoal, choice: DayChoice, chance: Chance): DayDraft {
  let best = begin(goal, choice, chance);
  let price = improve(best, choice);
  for (let count = 1; count < BEGINNINGS && !best.meetsGoal(); count += 1) {
    const draft = begin(goal, choice, chance);
    const now = improve(draft, choice);
    if (now < price) [best, price] = [draft, now];
  }
  return best;
}
