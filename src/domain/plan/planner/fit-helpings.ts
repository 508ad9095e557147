import type { DayDraft, Place, Serving } from './day-draft.ts';
import type { PlanDish } from './plan-dish.ts';

/** How much each distance counts while a helping is fitted: energy first. */
const WEIGHT = { energy: 40, share: 6, macro: 1 } as const;

/**
 * The helping, in unrounded tenths, with which a dish on an empty place brings the day nearest to its goals: least squares over
 * energy, the meal's share and the macros, each as a part of its goal. May lie outside the dish's bounds.
 */
export function fittedTenths({ goal, sum, mealKcal }: DayDraft, { meal }: Place, dish: PlanDish): number {
  const kcal = dish.calories / goal.calories;
  const proteins = dish.proteins / goal.proteins;
  const carbs = dish.carbs / goal.carbs;
  const fats = dish.fats / goal.fats;
  const along =
    WEIGHT.energy * kcal * (1 - sum.calories / goal.calories) +
    WEIGHT.share * kcal * ((goal.mealKcal[meal] - mealKcal[meal]) / goal.calories) +
    WEIGHT.macro *
      (proteins * (1 - sum.proteins / goal.proteins) +
        carbs * (1 - sum.carbs / goal.carbs) +
        fats * (1 - sum.fats / goal.fats));
  const length =
    (WEIGHT.energy + WEIGHT.share) * kcal * kcal + WEIGHT.macro * (proteins * proteins + carbs * carbs + fats * fats);
  return length > 0 ? along / length : 0;
}

/** Smaller changes are the drift of sums, not a better day. */
const LEAST_GAIN = 1e-9;
const MOST_PASSES = 40;

/** Whether a dish may be served so. */
const mayBe = ({ place: { dish, tenths }, more }: Serving): boolean =>
  dish !== null && tenths + more >= dish.leastTenths && tenths + more <= dish.mostTenths;

/** Moves helpings by a tenth, one or two at a time, as long as the day gets better. */
export function nudgeHelpings(draft: DayDraft): void {
  const taken = draft.places.filter(({ dish }) => dish !== null);
  const servings = taken.map((place) => [
    { place, more: 1 },
    { place, more: -1 },
  ]);
  let price = draft.price();
  let moved = true;
  const attempt = (one: Serving, other: Serving | null): void => {
    if (!mayBe(one) || (other !== null && !mayBe(other))) return;
    if (draft.priceAfter(one, other, price) >= price - LEAST_GAIN) return;
    draft.serve(one.place, one.more);
    if (other !== null) draft.serve(other.place, other.more);
    price = draft.price();
    moved = true;
  };
  for (let pass = 0; moved && pass < MOST_PASSES; pass += 1) {
    moved = false;
    for (const [at, own] of servings.entries()) {
      for (const one of own) {
        attempt(one, null);
        for (const others of servings.slice(at + 1)) for (const other of others) attempt(one, other);
      }
    }
  }
}
