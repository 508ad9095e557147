import type { Goals } from '#domain/body/goals.ts';
import { energyOf, KCAL_PER_GRAM, type Macros, type Nutrition } from '#domain/body/macros.ts';
import { MEAL_SHARE } from '#domain/diary/meal-type.ts';
import { mealTypeOfPlan, PLAN_MEALS } from '#domain/plan/meal-plan.ts';

/** How far a planned day may lie from its goals: energy and macros as a part of the goal, a meal's share of the day in parts of 1. */
export const TOLERANCE = { energy: 0.03, share: 0.05, macro: 0.15 } as const;

/**
 * What the planner keeps: a little less, so that rounding of sums never crosses the tolerance. Shares are kept of the goal's energy, and
 * more narrowly, so that they hold of the energy that the day really has.
 */
const KEPT = { energy: 0.029, share: 0.039, macro: 0.148 } as const;

/** Energy outweighs shares, shares outweigh macros: what cannot all be kept is given up in that order. */
const PRICE_OUTSIDE = { energy: 10_000_000, share: 100_000 } as const;
const MACRO_PRICE = 200;
const STRICT_MACRO_PRICE = 5000;

/** A pull to the middle of what is allowed, too weak to move anything out of it. */
const PRICE_INSIDE = { energy: 150, share: 8, macro: 1.2 } as const;

/** What a day aims at: kcal and g a day, and kcal of each meal in the order of `PLAN_MEALS`. */
export interface DayGoal extends Nutrition {
  mealKcal: readonly number[];
  /** What a macro outside of its tolerance costs, for a distance of its whole goal. */
  macroPrice: number;
}

/** The same goal for a day that misses it: macros go before the kitchen's minutes, as they do not when all is well. */
export const strictGoal = (goal: DayGoal): DayGoal => ({ ...goal, macroPrice: STRICT_MACRO_PRICE });

/** A goal below this part of the energy counts as this much: nobody eats no carbs at all, and the parts stay finite. */
const LEAST_MACRO_SHARE = 0.05;

/**
 * The goals as a plan can meet them: macros × calorie goal ÷ energy of the macros, since the bounds per kg of body weight can add
 * up to another energy than the calorie goal (spec §9).
 */
export function dayGoal({ calories, macros }: Pick<Goals, 'calories' | 'macros'>): DayGoal {
  const energy = energyOf(macros);
  const scale = energy > 0 ? calories / energy : 0;
  const grams = (macro: keyof Macros): number =>
    Math.max((LEAST_MACRO_SHARE * calories) / KCAL_PER_GRAM[macro], macros[macro] * scale);
  return {
    calories,
    carbs: grams('carbs'),
    fats: grams('fats'),
    proteins: grams('proteins'),
    macroPrice: MACRO_PRICE,
    mealKcal: PLAN_MEALS.map((meal) => calories * MEAL_SHARE[mealTypeOfPlan(meal)]),
  };
}

const price = (kind: keyof typeof KEPT, off: number, outside: number): number => {
  const distance = Math.abs(off);
  return PRICE_INSIDE[kind] * off * off + (distance > KEPT[kind] ? outside * (distance - KEPT[kind]) : 0);
};

/** What a day's kcal and g cost by their distance from the goal; 0 is the goal itself. */
export const dayPrice = (goal: DayGoal, calories: number, proteins: number, carbs: number, fats: number): number =>
  price('energy', calories / goal.calories - 1, PRICE_OUTSIDE.energy) +
  price('macro', proteins / goal.proteins - 1, goal.macroPrice) +
  price('macro', carbs / goal.carbs - 1, goal.macroPrice) +
  price('macro', fats / goal.fats - 1, goal.macroPrice);

/** What the kcal of the meal at a place of `PLAN_MEALS` cost by their share of the day. */
export const sharePrice = (goal: DayGoal, mealAt: number, kcal: number): number =>
  price('share', (kcal - (goal.mealKcal[mealAt] ?? 0)) / goal.calories, PRICE_OUTSIDE.share);

const within = (tolerance: number, off: number): boolean => Math.abs(off) <= tolerance;

/** Whether a day and its meals all lie within the tolerance. */
export const meetsGoal = (goal: DayGoal, day: Nutrition, mealKcal: readonly number[]): boolean =>
  within(KEPT.energy, day.calories / goal.calories - 1) &&
  within(KEPT.macro, day.proteins / goal.proteins - 1) &&
  within(KEPT.macro, day.carbs / goal.carbs - 1) &&
  within(KEPT.macro, day.fats / goal.fats - 1) &&
  goal.mealKcal.every((kcal, at) => within(KEPT.share, ((mealKcal[at] ?? 0) - kcal) / goal.calories));
