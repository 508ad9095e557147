import type { DayChoice } from './choice-of-day.ts';
import type { DayDraft, Place } from './day-draft.ts';
import { dayPrice, sharePrice } from './day-goal.ts';
import type { PlanDish } from '../plan-dish.ts';
import {
  barePrice,
  besidePrice,
  clash,
  helpingPrice,
  isSide,
  misplacedPrice,
  saltPrice,
  sameDayPrice,
  weightPrice,
} from '../meal-habits.ts';

/** How much each distance counts while a helping is fitted: energy first. */
const WEIGHT = { energy: 40, share: 6, macro: 1 } as const;

/** An empty place of a day, and what the rest of the day makes of a dish on it. Good as long as the day does not change. */
export class Vacancy {
  readonly #draft: DayDraft;
  readonly #place: Place;
  readonly #choice: DayChoice;
  readonly #sameMeal: PlanDish[] = [];
  readonly #otherMeals: PlanDish[] = [];
  #needsSide = false;
  #hasSide = false;
  #soup = false;
  #pulses = false;
  #minutes = 0;
  readonly #minutesPrice: number;

  constructor(draft: DayDraft, place: Place, choice: DayChoice) {
    this.#draft = draft;
    this.#place = place;
    this.#choice = choice;
    for (const { mealAt, dish } of draft.places) {
      if (dish === null) continue;
      this.#minutes += choice.minutesOf(dish);
      this.#soup ||= dish.course === 'soup';
      this.#pulses ||= dish.kitchen.pulses;
      if (mealAt !== place.mealAt) {
        this.#otherMeals.push(dish);
        continue;
      }
      this.#sameMeal.push(dish);
      this.#needsSide ||= dish.needsSide;
      this.#hasSide ||= isSide(dish);
    }
    this.#minutesPrice = choice.minutesPrice(this.#minutes);
  }

  /** What the day costs with the place left as it is. */
  priceOfNothing(): number {
    return barePrice(this.#place.meal, this.#needsSide, this.#hasSide) + this.priceWith(null, 0);
  }

  /** What a dish costs beside all others of the day, whatever the helping; Infinity where no table has it. */
  priceBeside(dish: PlanDish): number {
    if (this.#soup && dish.course === 'soup') return Infinity;
    if (this.#pulses && dish.kitchen.pulses && !this.#choice.lenten) return Infinity;
    let price =
      barePrice(this.#place.meal, this.#needsSide || dish.needsSide, this.#hasSide || isSide(dish)) +
      misplacedPrice(this.#place.meal, dish);
    for (const other of this.#sameMeal) {
      if (other === dish || clash(dish, other)) return Infinity;
      price += sameDayPrice(dish, other) + besidePrice(dish, other);
    }
    for (const other of this.#otherMeals) {
      if (other === dish) return Infinity;
      price += sameDayPrice(dish, other);
    }
    return price + this.#choice.minutesPrice(this.#minutes + this.#choice.minutesOf(dish)) - this.#minutesPrice;
  }

  /**
   * The helping, in unrounded tenths, with which a dish brings the day nearest to its goals: least squares over energy, the meal's share
   * and the macros, each as a part of its goal. May lie outside the dish's bounds.
   */
  fittedTenths(dish: PlanDish): number {
    const { goal, sum, mealKcal } = this.#draft;
    const { mealAt } = this.#place;
    const kcal = dish.calories / goal.calories;
    const proteins = dish.proteins / goal.proteins;
    const carbs = dish.carbs / goal.carbs;
    const fats = dish.fats / goal.fats;
    const along =
      WEIGHT.energy * kcal * (1 - sum.calories / goal.calories) +
      WEIGHT.share * kcal * (((goal.mealKcal[mealAt] ?? 0) - (mealKcal[mealAt] ?? 0)) / goal.calories) +
      WEIGHT.macro *
        (proteins * (1 - sum.proteins / goal.proteins) +
          carbs * (1 - sum.carbs / goal.carbs) +
          fats * (1 - sum.fats / goal.fats));
    const length =
      (WEIGHT.energy + WEIGHT.share) * kcal * kcal + WEIGHT.macro * (proteins * proteins + carbs * carbs + fats * fats);
    return length > 0 ? along / length : 0;
  }

  /** What the day's sums cost with so much of a dish on the place; what the other places cost stays out. */
  priceWith(dish: PlanDish | null, tenths: number): number {
    const { goal, sum, mealKcal, mealGrams, salt } = this.#draft;
    const { mealAt } = this.#place;
    const kcal = dish === null ? 0 : dish.calories * tenths;
    return (
      dayPrice(
        goal,
        sum.calories + kcal,
        sum.proteins + (dish === null ? 0 : dish.proteins * tenths),
        sum.carbs + (dish === null ? 0 : dish.carbs * tenths),
        sum.fats + (dish === null ? 0 : dish.fats * tenths),
      ) +
      sharePrice(goal, mealAt, (mealKcal[mealAt] ?? 0) + kcal) +
      weightPrice(mealAt, (mealGrams[mealAt] ?? 0) + (dish === null ? 0 : dish.grams * tenths)) +
      saltPrice(salt + (dish === null ? 0 : dish.salt * tenths), goal.calories) +
      (dish === null ? 0 : helpingPrice(dish, tenths))
    );
  }
}
