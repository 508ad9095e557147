import type { Nutrition } from '../macros.ts';
import { PLAN_MEALS, type PlanMeal } from '../meal-plan.ts';
import { dayPrice, meetsGoal, sharePrice, type DayGoal } from './day-goal.ts';
import type { PlanDish } from './plan-dish.ts';
import { helpingPrice, saltPrice, weightPrice } from './table-manners.ts';

/** A place on the table; a meal has three, and its first is always taken. */
export interface Place {
  readonly meal: PlanMeal;
  readonly first: boolean;
  dish: PlanDish | null;
  tenths: number;
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

  constructor(readonly goal: DayGoal) {
    this.places = PLAN_MEALS.flatMap((meal) =>
      Array.from({ length: PLACES_OF_MEAL }, (_, at): Place => ({ meal, first: at === 0, dish: null, tenths: 0 })),
    );
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
    if (place.dish !== null) this.#add(place.meal, place.dish, -place.tenths);
    place.dish = dish;
    place.tenths = dish === null ? 0 : tenths;
    if (dish !== null) this.#add(place.meal, dish, tenths);
  }

  /** More tenths (below 0: fewer) of what stands on a place. */
  serve(place: Place, more: number): void {
    if (place.dish === null) return;
    place.tenths += more;
    this.#add(place.meal, place.dish, more);
  }

  /** What the helpings cost as they are: the goals they miss, that they are not the recipe's own, too heavy or too salty. */
  price(): number {
    const { calories, proteins, carbs, fats } = this.sum;
    let price = dayPrice(this.goal, calories, proteins, carbs, fats) + saltPrice(this.salt, this.goal.calories);
    for (const meal of PLAN_MEALS)
      price += sharePrice(this.goal, meal, this.mealKcal[meal]) + weightPrice(meal, this.mealGrams[meal]);
    for (const { dish, tenths } of this.places) if (dish !== null) price += helpingPrice(dish, tenths);
    return price;
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
  }
}
