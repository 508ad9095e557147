import type { DayDraft, Place } from './day-draft.ts';
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

interface Move {
  place: Place;
  more: number;
}

const mayMove = ({ place: { dish, tenths }, more }: Move): boolean =>
  dish !== null && tenths + more >= dish.leastTenths && tenths + more <= dish.mostTenths;

/** Every change by a tenth, alone and two at a time. */
const movesOf = (places: readonly Place[]): Move[][] =>
  places.flatMap((place, at) =>
    [1, -1].flatMap((more) => [
      [{ place, more }],
      ...places.slice(at + 1).flatMap((other) =>
        [1, -1].map((too) => [
          { place, more },
          { place: other, more: too },
        ]),
      ),
    ]),
  );

/** Moves helpings by a tenth as long as the day gets better. */
export function nudgeHelpings(draft: DayDraft): void {
  const moves = movesOf(draft.places.filter(({ dish }) => dish !== null));
  let price = draft.price();
  const attempt = (move: readonly Move[]): boolean => {
    if (!move.every(mayMove)) return false;
    for (const { place, more } of move) draft.serve(place, more);
    const now = draft.price();
    if (now < price - LEAST_GAIN) {
      price = now;
      return true;
    }
    for (const { place, more } of move) draft.serve(place, -more);
    return false;
  };
  let moved = true;
  for (let pass = 0; moved && pass < MOST_PASSES; pass += 1) {
    moved = false;
    for (const move of moves) if (attempt(move)) moved = true;
  }
}
