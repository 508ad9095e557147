import type { PlanMeal } from '../meal-plan.ts';
import { TENTHS, type PlanDish } from './plan-dish.ts';

/** What goes against a habit of the table: small beside what leaving a goal costs. */
const PRICE = { sameKind: 1, secondStarch: 0.5, secondSide: 0.1, anotherDish: 0.04, helping: 0.35 } as const;

/** Whether a dish may begin a meal: a snack begins with anything, other meals with what fills. */
export const mayBegin = (dish: PlanDish, meal: PlanMeal): boolean => meal === 'snack' || dish.filling;

/** Whether a dish may stand beside what a meal begins with; only a lunch has two that fill, the soup before the main dish. */
export const mayFollow = (dish: PlanDish, meal: PlanMeal): boolean =>
  !dish.filling || (meal === 'lunch' && dish.course === 'soup');

/** Two dishes that no table has: the same twice, two breads, two soups. Two sides may be fruit and nuts. */
export const clash = (one: PlanDish, other: PlanDish): boolean => one.course === other.course && one.course !== 'side';

/** What two dishes of one meal cost beside each other. */
export const besidePrice = (one: PlanDish, other: PlanDish): number =>
  PRICE.anotherDish +
  (one.starchy && other.starchy ? PRICE.secondStarch : 0) +
  (one.course === 'side' && other.course === 'side' ? PRICE.secondSide : 0);

/** What two dishes of one day cost: nobody wants ხინკალი at noon and in the evening. */
export const sameDayPrice = (one: PlanDish, other: PlanDish): number => (one.kind === other.kind ? PRICE.sameKind : 0);

/** What another helping than the recipe's own costs. */
export const helpingPrice = (dish: PlanDish, tenths: number): number => {
  const off = (tenths - TENTHS) / (dish.mostTenths - TENTHS);
  return PRICE.helping * off * off;
};
