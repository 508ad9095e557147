import { PLAN_MEALS, type PlanMeal } from '../meal-plan.ts';
import type { DayChoice } from './choice-of-day.ts';
import { DayDraft, type Place } from './day-draft.ts';
import { dayPrice, sharePrice, type DayGoal } from './day-goal.ts';
import { fittedTenths, nudgeHelpings } from './fit-helpings.ts';
import { TENTHS, withinHelpings, type PlanDish } from './plan-dish.ts';
import type { Chance } from './seeded-chance.ts';
import {
  barePrice,
  besidePrice,
  clash,
  clashOfDay,
  helpingPrice,
  isSide,
  mayBegin,
  mayFollow,
  misplacedPrice,
  saltPrice,
  sameDayPrice,
  weightPrice,
} from './meal-habits.ts';

/** Days begun by chance before the best of them is taken; one that meets its goals ends the search. */
const BEGINNINGS = 4;
/** Dishes drawn for a place at the beginning, of which the one that suits the week best is put there. */
const DRAWN = 4;
/** A meal with this part of its energy takes no more dishes at the beginning. */
const ENOUGH = 0.65;
/** Rounds over all places of a day; most settle after three. */
const ROUNDS = 6;

const isTaken = ({ dish }: Place): boolean => dish !== null;

/** What a place has for company: what it costs to put a dish there, and what it costs to leave it empty. */
interface Company {
  priceOf: (dish: PlanDish) => number;
  ofNothing: number;
}

const companyOf = (places: readonly Place[], place: Place, choice: DayChoice): Company => {
  const others = places.flatMap((other) =>
    other === place || other.dish === null ? [] : [{ dish: other.dish, sameMeal: other.meal === place.meal }],
  );
  const beside = others.flatMap(({ dish, sameMeal }) => (sameMeal ? [dish] : []));
  const needsSide = beside.some((dish) => dish.needsSide);
  const hasSide = beside.some(isSide);
  const minutes = others.reduce((sum, { dish }) => sum + choice.minutesOf(dish), 0);
  const spent = choice.minutesPrice(minutes);
  return {
    ofNothing: barePrice(place.meal, needsSide, hasSide),
    priceOf: (dish) => {
      let price =
        barePrice(place.meal, needsSide || dish.needsSide, hasSide || isSide(dish)) + misplacedPrice(place.meal, dish);
      for (const other of others) {
        if (other.dish === dish || clashOfDay(dish, other.dish, choice.lenten)) return Infinity;
        price += sameDayPrice(dish, other.dish);
        if (!other.sameMeal) continue;
        if (clash(dish, other.dish)) return Infinity;
        price += besidePrice(dish, other.dish);
      }
      return price + choice.minutesPrice(minutes + choice.minutesOf(dish)) - spent;
    },
  };
};

interface Option {
  dish: PlanDish | null;
  tenths: number;
  price: number;
}

/** What the day costs with so much of a dish on an empty place; what the other places cost stays out. */
const priceWith = (draft: DayDraft, { meal }: Place, dish: PlanDish | null, tenths: number): number => {
  const { goal, sum, mealKcal, mealGrams, salt } = draft;
  const kcal = dish === null ? 0 : dish.calories * tenths;
  return (
    dayPrice(
      goal,
      sum.calories + kcal,
      sum.proteins + (dish?.proteins ?? 0) * tenths,
      sum.carbs + (dish?.carbs ?? 0) * tenths,
      sum.fats + (dish?.fats ?? 0) * tenths,
    ) +
    sharePrice(goal, meal, mealKcal[meal] + kcal) +
    weightPrice(meal, mealGrams[meal] + (dish?.grams ?? 0) * tenths) +
    saltPrice(salt + (dish?.salt ?? 0) * tenths, goal.calories) +
    (dish === null ? 0 : helpingPrice(dish, tenths))
  );
};

/** Fills a place with what makes the day cheapest; what stands there stays when nothing is better, so a day never gets worse. */
const improvePlace = (draft: DayDraft, place: Place, choice: DayChoice): void => {
  const { dish: old, tenths: oldTenths } = place;
  draft.put(place, null, 0);
  const may = place.first ? mayBegin : mayFollow;
  const company = companyOf(draft.places.filter(isTaken), place, choice);
  const standingPrice = (dish: PlanDish): number => choice.priceOf(dish) + company.priceOf(dish);
  const empty = place.first ? Infinity : company.ofNothing + priceWith(draft, place, null, 0);
  let best: Option = { dish: null, tenths: 0, price: empty };
  if (old !== null && choice.dishes[place.meal].includes(old)) {
    const price = standingPrice(old) + priceWith(draft, place, old, oldTenths);
    if (price < best.price) best = { dish: old, tenths: oldTenths, price };
  }
  for (const dish of choice.dishes[place.meal]) {
    // Nothing else that a dish costs is below 0, and those that follow cost more.
    if (choice.priceOf(dish) >= best.price) break;
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

/** The cheapest of a few dishes that chance brings; null where there is none. */
const drawn = (dishes: readonly PlanDish[], choice: DayChoice, chance: Chance): PlanDish | null => {
  let best: PlanDish | null = null;
  for (let count = 0; count < DRAWN; count += 1) {
    const dish = dishes[Math.floor(chance() * dishes.length)];
    if (dish !== undefined && (best === null || choice.priceOf(dish) < choice.priceOf(best))) best = dish;
  }
  return best;
};

/** A day by chance: dishes until a meal's goal is near, with helpings that give it its energy; macros are bargained for from there. */
const begin = (goal: DayGoal, choice: DayChoice, chance: Chance): DayDraft => {
  const draft = new DayDraft(goal);
  for (const place of draft.places) {
    const { meal, first } = place;
    if (!first && draft.mealKcal[meal] > ENOUGH * goal.mealKcal[meal]) continue;
    const may = first ? mayBegin : mayFollow;
    const company = companyOf(draft.places, place, choice);
    const dishes = choice.dishes[meal].filter((dish) => may(dish, meal) && company.priceOf(dish) < Infinity);
    draft.put(place, drawn(dishes, choice, chance), TENTHS);
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

/** What a day's dishes cost by the week and by each other. */
const tablePrice = ({ places }: DayDraft, choice: DayChoice): number => {
  const dishes = places.flatMap(({ meal, dish }) => (dish === null ? [] : [{ meal, dish }]));
  let price = choice.minutesPrice(dishes.reduce((sum, { dish }) => sum + choice.minutesOf(dish), 0));
  for (const [at, { meal, dish }] of dishes.entries()) {
    price += choice.priceOf(dish) + misplacedPrice(meal, dish);
    for (const other of dishes.slice(at + 1))
      price += sameDayPrice(dish, other.dish) + (other.meal === meal ? besidePrice(dish, other.dish) : 0);
  }
  for (const meal of PLAN_MEALS) price += barePriceOf(meal, dishes);
  return price;
};

const barePriceOf = (meal: PlanMeal, dishes: readonly { meal: PlanMeal; dish: PlanDish }[]): number => {
  const own = dishes.filter((one) => one.meal === meal);
  return barePrice(
    meal,
    own.some(({ dish }) => dish.needsSide),
    own.some(({ dish }) => isSide(dish)),
  );
};

/** The whole price of a day, company and choice included. */
export const priceOfDay = (draft: DayDraft, choice: DayChoice): number => draft.price() + tablePrice(draft, choice);

/** Changes places and helpings as long as the day gets better; returns its price. A dish that the choice does not have goes. */
export const improveDay = (draft: DayDraft, choice: DayChoice): number => {
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
  let price = improveDay(best, choice);
  for (let count = 1; count < BEGINNINGS && !best.meetsGoal(); count += 1) {
    const draft = begin(goal, choice, chance);
    const now = improveDay(draft, choice);
    if (now < price) [best, price] = [draft, now];
  }
  return best;
}
