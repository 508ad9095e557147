import type { DishCandidate, KitchenFacts, PlanCandidate } from '../meal-plan.ts';
import type { MealType } from '#domain/diary/meal-type.ts';

/** Ratios are counted in tenths of a serving: what a kitchen scale and a spoon can follow. */
export const TENTHS = 10;

const LEAST_TENTHS = 5;
/** kcal a day for each tenth of the least helping: only goals below 750 take less than half a serving. */
const KCAL_OF_LEAST_TENTH = 150;
const MOST_TENTHS = 20;
/** Fruit, eggs, bread and the like: three of them are still a helping. */
const MOST_TENTHS_OF_SMALL = 30;
const SMALL_KCAL = 130;

/** From this energy of a serving on a bread is a meal of its own: ხაჭაპური. */
const FILLING_BREAD_KCAL = 300;
/** g of carbs in a serving from which it is the starch of its meal. */
const STARCHY_CARBS = 28;

/** Figures and bounds of the helpings of a dish. */
export interface ServedDish {
  id: string;
  /** The first word of the id, by which recipes name their kind: `khinkali`, `pkhali`, `omelette`. */
  kind: string;
  course: DishCandidate['course'];
  types: readonly MealType[];
  /** kcal and g in a tenth of a serving. */
  calories: number;
  proteins: number;
  carbs: number;
  fats: number;
  leastTenths: number;
  mostTenths: number;
  /** Fills a meal by itself: a main dish, a soup, a ხაჭაპური. */
  filling: boolean;
  /** Mostly bread, grain, potato or pasta: one of them is enough for a meal. */
  starchy: boolean;
}

/** A dish while a week is planned. */
export interface PlanDish extends ServedDish {
  /** g in a tenth of a serving, and of the salt in it. */
  grams: number;
  salt: number;
  kitchen: KitchenFacts;
  /** Goes with bread, a side or a salad: a main dish or a soup that has no starch of its own. */
  needsSide: boolean;
}

/** What is reckoned with of a dish that is served, for a day of so many kcal; without one helpings are as usual. */
export function servedDish(
  { id, course, types, nutrition }: DishCandidate,
  goalKcal = Number.POSITIVE_INFINITY,
): ServedDish {
  const { calories, proteins, carbs, fats } = nutrition;
  const filling = course === 'main' || course === 'soup' || (course === 'bread' && calories >= FILLING_BREAD_KCAL);
  const small = !filling && calories <= SMALL_KCAL;
  return {
    id,
    kind: id.split('-', 1)[0] ?? id,
    course,
    types,
    calories: calories / TENTHS,
    proteins: proteins / TENTHS,
    carbs: carbs / TENTHS,
    fats: fats / TENTHS,
    leastTenths: Math.min(LEAST_TENTHS, Math.max(1, Math.floor(goalKcal / KCAL_OF_LEAST_TENTH))),
    mostTenths: small ? MOST_TENTHS_OF_SMALL : MOST_TENTHS,
    filling,
    starchy: carbs >= STARCHY_CARBS && course !== 'sweet' && course !== 'drink',
  };
}

/** What the planner reckons with, out of a candidate, for a day of so many kcal. */
export function planDish(candidate: PlanCandidate, goalKcal?: number): PlanDish {
  const served = servedDish(candidate, goalKcal);
  const { kitchen } = candidate;
  return {
    ...served,
    grams: kitchen.grams / TENTHS,
    salt: kitchen.salt / TENTHS,
    kitchen,
    needsSide: served.filling && served.course !== 'bread' && !served.starchy,
  };
}

/** A helping in tenths, moved into the bounds of the dish. */
export const withinHelpings = (dish: ServedDish, tenths: number): number =>
  Math.min(dish.mostTenths, Math.max(dish.leastTenths, tenths));
