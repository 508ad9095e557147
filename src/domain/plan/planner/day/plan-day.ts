import { PLAN_MEALS, type PlanMeal } from '#domain/plan/meal-plan.ts';
import type { DayChoice, Offer } from './choice-of-day.ts';
import { DayDraft, type Place } from './day-draft.ts';
import type { DayGoal } from './day-goal.ts';
import { nudgeHelpings } from './nudge-helpings.ts';
import { TENTHS, withinHelpings, type PlanDish } from '../plan-dish.ts';
import type { Chance } from '../seeded-chance.ts';
import { barePrice, besidePrice, isSide, misplacedPrice, sameDayPrice } from '../meal-habits.ts';
import { Vacancy } from './vacancy.ts';

/** Days begun by chance before the best of them is taken; one that meets its goals ends the search. */
const BEGINNINGS = 4;
/** Dishes drawn for a place at the beginning, of which the one that suits the week best is put there. */
const DRAWN = 4;
/** A meal with this part of its energy takes no more dishes at the beginning. */
const ENOUGH = 0.65;
/** Rounds over all places of a day; most settle after three. */
const ROUNDS = 6;

interface Option {
  dish: PlanDish | null;
  tenths: number;
  price: number;
}

/** Fills a place with what makes the day cheapest; what stands there stays when nothing is better, so a day never gets worse. */
const improvePlace = (draft: DayDraft, place: Place, choice: DayChoice): void => {
  const { dish: old, tenths: oldTenths } = place;
  draft.put(place, null, 0);
  const vacancy = new Vacancy(draft, place, choice);
  const offers = choice.offersFor(place);
  const best: Option = { dish: null, tenths: 0, price: place.first ? Infinity : vacancy.priceOfNothing() };
  const standing = old === null ? undefined : offers.find(({ dish }) => dish === old);
  if (standing !== undefined) {
    const price = standing.price + vacancy.priceBeside(standing.dish) + vacancy.priceWith(standing.dish, oldTenths);
    if (price < best.price) take(best, standing.dish, oldTenths, price);
  }
  for (const offer of offers) {
    // Nothing else that a dish costs is below 0, and those that follow cost more.
    if (offer.price >= best.price) break;
    const { dish } = offer;
    const whatever = offer.price + vacancy.priceBeside(dish);
    if (whatever >= best.price) continue;
    const fitted = Math.floor(vacancy.fittedTenths(dish));
    const most = withinHelpings(dish, fitted + 1);
    for (let tenths = withinHelpings(dish, fitted); tenths <= most; tenths += 1) {
      const price = whatever + vacancy.priceWith(dish, tenths);
      if (price < best.price) take(best, dish, tenths, price);
    }
  }
  draft.put(place, best.dish, best.tenths);
};

const take = (option: Option, dish: PlanDish, tenths: number, price: number): void => {
  option.dish = dish;
  option.tenths = tenths;
  option.price = price;
};

/** The cheapest of a few dishes that chance brings; null where there is none. */
const drawn = (offers: readonly Offer[], chance: Chance): PlanDish | null => {
  let best: Offer | null = null;
  for (let count = 0; count < DRAWN; count += 1) {
    const offer = offers[Math.floor(chance() * offers.length)];
    if (offer !== undefined && (best === null || offer.price < best.price)) best = offer;
  }
  return best?.dish ?? null;
};

/** A day by chance: dishes until a meal's goal is near, with helpings that give it its energy; macros are bargained for from there. */
export const beginDay = (goal: DayGoal, choice: DayChoice, chance: Chance): DayDraft => {
  const draft = new DayDraft(goal);
  for (const place of draft.places) {
    const { mealAt, first } = place;
    if (!first && (draft.mealKcal[mealAt] ?? 0) > ENOUGH * (goal.mealKcal[mealAt] ?? 0)) continue;
    const vacancy = new Vacancy(draft, place, choice);
    const offers = choice.offersFor(place).filter(({ dish }) => vacancy.priceBeside(dish) < Infinity);
    draft.put(place, drawn(offers, chance), TENTHS);
  }
  const missing = goal.mealKcal.map((kcal, at) => kcal / (draft.mealKcal[at] ?? 0));
  for (const place of draft.places) {
    const ratio = missing[place.mealAt] ?? 1;
    if (place.dish !== null) draft.put(place, place.dish, withinHelpings(place.dish, Math.round(TENTHS * ratio)));
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
  let best = beginDay(goal, choice, chance);
  let price = improveDay(best, choice);
  for (let count = 1; count < BEGINNINGS && !best.meetsGoal(); count += 1) {
    const draft = beginDay(goal, choice, chance);
    const now = improveDay(draft, choice);
    if (now < price) [best, price] = [draft, now];
  }
  return best;
}
