import type { Nutrition } from '#domain/body/macros.ts';
import { PLAN_MEALS, type PlanMeal } from '#domain/plan/meal-plan.ts';
import { dayPrice, meetsGoal, sharePrice, type DayGoal } from './day-goal.ts';
import type { PlanDish } from '../plan-dish.ts';
import { helpingPrice, saltPrice, weightPrice } from '../meal-habits.ts';

/** A place on the table; a meal has three, and its first is always taken. */
export interface Place {
  readonly meal: PlanMeal;
  /** The meal's place in `PLAN_MEALS`: sums by meal are kept in lists, which are read faster than by name. */
  readonly mealAt: number;
  readonly first: boolean;
  dish: PlanDish | null;
  tenths: number;
}

/** So many tenths more of what stands on a place, below 0: fewer. */
export interface Serving {
  place: Place;
  more: number;
}

const PLACES_OF_MEAL = 3;

/** A day while it is planned: its places, and the sums that follow every change. */
export class DayDraft {
  readonly places: readonly Place[];
  readonly sum: Nutrition = { calories: 0, carbs: 0, fats: 0, proteins: 0 };
  /** kcal and g by meal, in the order of `PLAN_MEALS`. */
  readonly mealKcal: number[] = PLAN_MEALS.map(() => 0);
  readonly mealGrams: number[] = PLAN_MEALS.map(() => 0);
  /** g. */
  salt = 0;
  /** What each meal's energy and weight cost, and what all helpings cost together: followed, because they are asked for often. */
  readonly #mealPrice: number[];
  #helpings = 0;

  constructor(readonly goal: DayGoal) {
    this.places = PLAN_MEALS.flatMap((meal, mealAt) =>
      Array.from({ length: PLACES_OF_MEAL }, (_, at): Place => ({
        meal,
        mealAt,
        first: at === 0,
        dish: null,
        tenths: 0,
      })),
    );
    this.#mealPrice = PLAN_MEALS.map((_, at) => this.#priceOfMeal(at, 0, 0));
  }

  /** The same day, to change without this one. */
  copy(goal = this.goal): DayDraft {
    const draft = new DayDraft(goal);
    for (const [at, { dish, tenths }] of this.places.entries()) {
      const place = draft.places[at];
      if (place !== undefined) draft.put(place, dish, tenths);
    }
    return draft;
  }

  put(place: Place, dish: PlanDish | null, tenths: number): void {
    if (place.dish !== null) {
      this.#helpings -= helpingPrice(place.dish, place.tenths);
      this.#add(place.mealAt, place.dish, -place.tenths);
    }
    place.dish = dish;
    place.tenths = dish === null ? 0 : tenths;
    if (dish !== null) {
      this.#helpings += helpingPrice(dish, tenths);
      this.#add(place.mealAt, dish, tenths);
    }
  }

  /** More tenths (below 0: fewer) of what stands on a place. */
  serve(place: Place, more: number): void {
    if (place.dish === null) return;
    this.#helpings += helpingPrice(place.dish, place.tenths + more) - helpingPrice(place.dish, place.tenths);
    place.tenths += more;
    this.#add(place.mealAt, place.dish, more);
  }

  /** What the helpings cost as they are: the goals they miss, that they are not the recipe's own, too heavy or too salty. */
  price(): number {
    const { calories, proteins, carbs, fats } = this.sum;
    return (
      dayPrice(this.goal, calories, proteins, carbs, fats) +
      saltPrice(this.salt, this.goal.calories) +
      this.#mealPrices() +
      this.#helpings
    );
  }

  /**
   * What `price` would be after one more tenth or two of what stands there (below 0: fewer), or Infinity as soon as it is known to be
   * no less than `least`. Changes nothing.
   */
  priceAfter(one: Serving, other: Serving | null, least: number): number {
    const a = one.place.dish;
    const b = other?.place.dish ?? null;
    if (a === null) return Number.POSITIVE_INFINITY;
    const more = other?.more ?? 0;
    const { calories, proteins, carbs, fats } = this.sum;
    const day = dayPrice(
      this.goal,
      calories + a.calories * one.more + (b === null ? 0 : b.calories * more),
      proteins + a.proteins * one.more + (b === null ? 0 : b.proteins * more),
      carbs + a.carbs * one.more + (b === null ? 0 : b.carbs * more),
      fats + a.fats * one.more + (b === null ? 0 : b.fats * more),
    );
    const meal = one.place.mealAt;
    const otherMeal = other?.place.mealAt ?? meal;
    // What stays as it is: nothing that changes costs less than nothing.
    const kept =
      this.#mealPrices() -
      (this.#mealPrice[meal] ?? 0) -
      (otherMeal === meal ? 0 : (this.#mealPrice[otherMeal] ?? 0)) +
      this.#helpings -
      helpingPrice(a, one.place.tenths) -
      (b === null || other === null ? 0 : helpingPrice(b, other.place.tenths));
    if (day + kept >= least) return Number.POSITIVE_INFINITY;
    let price =
      day +
      kept +
      saltPrice(this.salt + a.salt * one.more + (b === null ? 0 : b.salt * more), this.goal.calories) +
      helpingPrice(a, one.place.tenths + one.more);
    const kcal = a.calories * one.more;
    const grams = a.grams * one.more;
    if (b === null || other === null) return price + this.#priceOfMore(meal, kcal, grams);
    price += helpingPrice(b, other.place.tenths + more);
    return otherMeal === meal
      ? price + this.#priceOfMore(meal, kcal + b.calories * more, grams + b.grams * more)
      : price + this.#priceOfMore(meal, kcal, grams) + this.#priceOfMore(otherMeal, b.calories * more, b.grams * more);
  }

  #mealPrices(): number {
    let sum = 0;
    for (const price of this.#mealPrice) sum += price;
    return sum;
  }

  #priceOfMeal(at: number, kcal: number, grams: number): number {
    return sharePrice(this.goal, at, kcal) + weightPrice(at, grams);
  }

  #priceOfMore(at: number, kcal: number, grams: number): number {
    return this.#priceOfMeal(at, (this.mealKcal[at] ?? 0) + kcal, (this.mealGrams[at] ?? 0) + grams);
  }

  /** Whether energy, shares and macros are all within what is kept. */
  meetsGoal(): boolean {
    return meetsGoal(this.goal, this.sum, this.mealKcal);
  }

  /** Whether each meal weighs what people eat at a time. */
  isServable(): boolean {
    return this.mealGrams.every((grams, at) => weightPrice(at, grams) === 0);
  }

  #add(at: number, dish: PlanDish, tenths: number): void {
    this.sum.calories += dish.calories * tenths;
    this.sum.carbs += dish.carbs * tenths;
    this.sum.fats += dish.fats * tenths;
    this.sum.proteins += dish.proteins * tenths;
    const kcal = (this.mealKcal[at] ?? 0) + dish.calories * tenths;
    const grams = (this.mealGrams[at] ?? 0) + dish.grams * tenths;
    this.mealKcal[at] = kcal;
    this.mealGrams[at] = grams;
    this.salt += dish.salt * tenths;
    this.#mealPrice[at] = this.#priceOfMeal(at, kcal, grams);
  }
}
