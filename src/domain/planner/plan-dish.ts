import type { MealType } from '../meal-type.ts';
import type { PlanCandidate } from '../meal-plan.ts';

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

/** A dish while a week is planned. */
export interface PlanDish {
  id: string;
  /** The first word of the id, by which recipes name their kind: `khinkali`, `pkhali`, `omelette`. */
  kind: string;
  course: PlanCandidate['course'];
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

/** What the planner reckons with, out of a candidate, for a day of so many kcal; without one helpings are as usual. */
export function planDish(
  { id, course, types, nutrition }: PlanCandidate,
  goalKcal = Number.POSITIVE_INFINITY,
): PlanDish {
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

/** A helping in tenths, moved into the bounds of the dish. */
export const withinHelpings = (dish: PlanDish, tenths: number): number =>
  Math.min(dish.mostTenths, Math.max(dish.leastTenths, tenths));
