import type { Nutrition } from '#domain/body/macros.ts';
import { PLAN_MEALS, type PlanMeal } from '../meal-plan.ts';
import { dayPrice, meetsGoal, sharePrice, type DayGoal } from './day-goal.ts';
import type { PlanDish } from './plan-dish.ts';
import { helpingPrice, saltPrice, weightPrice } from './meal-habits.ts';

/** A place on the table; a meal has three, and its first is always taken. */
export interface Place {
  readonly meal: PlanMeal;
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
  readonly mealKcal: Record<PlanMeal, number> = { breakfast: 0, lunch: 0, dinner: 0, snack: 0 };
  readonly mealGrams: Record<PlanMeal, number> = { breakfast: 0, lunch: 0, dinner: 0, snack: 0 };
  /** g. */
  salt = 0;
  /** What each meal's energy and weight cost, and what all helpings cost together: followed, because they are asked for often. */
  readonly #mealPrice: Record<PlanMeal, number>;
  #helpings = 0;

  constructor(readonly goal: DayGoal) {
    this.places = PLAN_MEALS.flatMap((meal) =>
      Array.from({ length: PLACES_OF_MEAL }, (_, at): Place => ({ meal, first: at === 0, dish: null, tenths: 0 })),
    );
    this.#mealPrice = {
      breakfast: this.#priceOfMeal('breakfast', 0, 0),
      lunch: this.#priceOfMeal('lunch', 0, 0),
      dinner: this.#priceOfMeal('dinner', 0, 0),
      snack: this.#priceOfMeal('snack', 0, 0),
    };
  }

  /** The same day, to change without this one. */
  copy(): DayDraft {
    const draft = new DayDraft(this.goal);
    for (const [at, { dish, tenths }] of this.places.entries()) {
      const place = draft.places[at];
      if (place !== undefined) draft.put(place, dish, tenths);
    }
    return draft;
  }

  put(place: Place, dish: PlanDish | null, tenths: number): void {
    if (place.dish !== null) {
      this.#helpings -= helpingPrice(place.dish, place.tenths);
      this.#add(place.meal, place.dish, -place.tenths);
    }
    place.dish = dish;
    place.tenths = dish === null ? 0 : tenths;
    if (dish !== null) {
      this.#helpings += helpingPrice(dish, tenths);
      this.#add(place.meal, dish, tenths);
    }
  }

  /** More tenths (below 0: fewer) of what stands on a place. */
  serve(place: Place, more: number): void {
    if (place.dish === null) return;
    this.#helpings += helpingPrice(place.dish, place.tenths + more) - helpingPrice(place.dish, place.tenths);
    place.tenths += more;
    this.#add(place.meal, place.dish, more);
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
    const sum = (macro: keyof Nutrition): number => this.sum[macro] + a[macro] * one.more + (b ? b[macro] * more : 0);
    const day = dayPrice(this.goal, sum('calories'), sum('proteins'), sum('carbs'), sum('fats'));
    if (day >= least) return Number.POSITIVE_INFINITY;
    let price =
      day +
      saltPrice(this.salt + a.salt * one.more + (b ? b.salt * more : 0), this.goal.calories) +
      this.#mealPrices() +
      this.#helpings +
      helpingPrice(a, one.place.tenths + one.more) -
      helpingPrice(a, one.place.tenths);
    const [meal, kcal, grams] = [one.place.meal, a.calories * one.more, a.grams * one.more];
    if (b === null || other === null) return price + this.#changeOfMeal(meal, kcal, grams);
    price += helpingPrice(b, other.place.tenths + more) - helpingPrice(b, other.place.tenths);
    return other.place.meal === meal
      ? price + this.#changeOfMeal(meal, kcal + b.calories * more, grams + b.grams * more)
      : price +
          this.#changeOfMeal(meal, kcal, grams) +
          this.#changeOfMeal(other.place.meal, b.calories * more, b.grams * more);
  }

  #mealPrices(): number {
    const { breakfast, lunch, dinner, snack } = this.#mealPrice;
    return breakfast + lunch + dinner + snack;
  }

  #priceOfMeal(meal: PlanMeal, kcal: number, grams: number): number {
    return sharePrice(this.goal, meal, kcal) + weightPrice(meal, grams);
  }

  #changeOfMeal(meal: PlanMeal, kcal: number, grams: number): number {
    return this.#priceOfMeal(meal, this.mealKcal[meal] + kcal, this.mealGrams[meal] + grams) - this.#mealPrice[meal];
  }

  /** Whether energy, shares and macros are all within what is kept. */
  meetsGoal(): boolean {
    return meetsGoal(this.goal, this.sum, this.mealKcal);
  }

  #add(meal: PlanMeal, dish: PlanDish, tenths: number): void {
    this.sum.calories += dish.calories * tenths;
    this.sum.carbs += dish.carbs * tenths;
    this.sum.fats += dish.fats * tenths;
    this.sum.proteins += dish.proteins * tenths;
    this.mealKcal[meal] += dish.calories * tenths;
    this.mealGrams[meal] += dish.grams * tenths;
    this.salt += dish.salt * tenths;
    this.#mealPrice[meal] = this.#priceOfMeal(meal, this.mealKcal[meal], this.mealGrams[meal]);
  }
}
