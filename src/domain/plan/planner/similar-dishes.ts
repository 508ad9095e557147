import type { Diet } from '../diet-plan-draft.ts';
import { KCAL_PER_GRAM, type Nutrition } from '#domain/body/macros.ts';
import { mealTypeOfPlan, type DishCandidate, type PlannedDish, type PlanMeal } from '../meal-plan.ts';
import { servedDish, TENTHS, withinHelpings, type ServedDish } from './plan-dish.ts';
import { helpingPrice, suitsMeal } from './meal-habits.ts';

/** A dish of the plan that somebody does not want. */
export interface UnwantedDish {
  mealId: string;
  meal: PlanMeal;
  /** kcal as planned (ratio included); known from the plan even when the recipe has left the catalogue. */
  calories: number;
  /** Ids of all dishes on that day: none of them comes twice. */
  onDay: readonly string[];
}

/** Energy may move by this part of the dish's own, so that the day stays near its goal. */
const CLOSE = 0.1;
/** What unlikeness costs; a share of energy from a macro counts in parts of 1. */
const PRICE = { otherCourse: 0.5, energy: 3, macroShare: 1 } as const;

const MACROS = ['carbs', 'fats', 'proteins'] as const;

const macroDistance = (one: Nutrition, other: Nutrition): number =>
  MACROS.reduce(
    (sum, macro) => sum + KCAL_PER_GRAM[macro] * Math.abs(one[macro] / one.calories - other[macro] / other.calories),
    0,
  );

const nearestTenths = (dish: ServedDish, kcal: number): number =>
  withinHelpings(dish, Math.round(kcal / dish.calories));

/** Servings of a dish whose energy comes nearest to these kcal, by tenths and within what one eats of it; 1 for a dish without energy. */
export function servingsFor(candidate: DishCandidate, kcal: number): number {
  return candidate.nutrition.calories > 0 ? nearestTenths(servedDish(candidate), kcal) / TENTHS : 1;
}

/**
 * Dishes to have instead, the likest first: for the same meal, of the diet, with the ratio that keeps the energy within 10%. Likeness
 * is the course, the energy, the macros and a helping near the recipe's own. PRO recipes come with access only (spec §6).
 */
export function similarDishes(
  candidates: readonly DishCandidate[],
  unwanted: UnwantedDish,
  diet: Diet,
  hasAccess = false,
): readonly PlannedDish[] {
  const old = candidates.find(({ id }) => id === unwanted.mealId);
  const options = candidates.flatMap((candidate) => {
    const { id, types, diets, pro, nutrition } = candidate;
    if (id === unwanted.mealId || unwanted.onDay.includes(id) || nutrition.calories <= 0) return [];
    if (!types.includes(mealTypeOfPlan(unwanted.meal)) || !diets.includes(diet) || (pro === true && !hasAccess))
      return [];
    const dish = servedDish(candidate);
    // Soup and ხაში for breakfast are had by whoever searches for them.
    if (!suitsMeal(dish, unwanted.meal)) return [];
    const tenths = nearestTenths(dish, unwanted.calories);
    const off = Math.abs(dish.calories * tenths - unwanted.calories) / unwanted.calories;
    if (!(off <= CLOSE)) return [];
    const unlike =
      old === undefined
        ? 0
        : (old.course === candidate.course ? 0 : PRICE.otherCourse) +
          PRICE.macroShare * macroDistance(old.nutrition, nutrition);
    return [{ mealId: id, ratio: tenths / TENTHS, price: unlike + PRICE.energy * off + helpingPrice(dish, tenths) }];
  });
  return options
    .toSorted((one, other) => one.price - other.price || (one.mealId < other.mealId ? -1 : 1))
    .map(({ mealId, ratio }) => ({ mealId, ratio }));
}
