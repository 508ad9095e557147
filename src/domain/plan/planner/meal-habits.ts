import type { PlanMeal } from '../meal-plan.ts';
import { TENTHS, type PlanDish, type ServedDish } from './plan-dish.ts';

/** What goes against a habit of the table: small beside what leaving a goal costs. */
const PRICE = {
  sameKind: 1,
  secondStarch: 0.5,
  secondSide: 0.1,
  anotherDish: 0.3,
  helping: 0.15,
  bare: 0.6,
  misplaced: 0.8,
  tooLight: 1000,
  tooHeavy: 20_000,
  salt: 2,
} as const;

/** g that a meal weighs at least and at most; a snack and a breakfast may be small. */
const MEAL_GRAMS: Readonly<Record<PlanMeal, readonly [number, number]>> = {
  breakfast: [0, 890],
  lunch: [205, 890],
  dinner: [205, 890],
  snack: [0, 890],
};
/** g of salt for each kcal: 6 g in 2,000 kcal. */
const SALT_OF_KCAL = 6 / 2000;

/** Nobody breakfasts on soup or ხაში who does not ask for it. */
const isSoup = ({ course, kind }: ServedDish): boolean => course === 'soup' || kind === 'khashi';

/** Whether a dish suits a meal at all, beyond what its recipe says: no soup in the morning. */
export const suitsMeal = (dish: ServedDish, meal: PlanMeal): boolean => meal !== 'breakfast' || !isSoup(dish);

/** A snack is eaten as it is. */
export const isReadySnack = ({ kitchen }: PlanDish): boolean => !kitchen.cooked;

/** Whether a dish may begin a meal: a snack begins with anything, other meals with what fills. */
export const mayBegin = (dish: ServedDish, meal: PlanMeal): boolean => meal === 'snack' || dish.filling;

/** Whether a dish may stand beside what a meal begins with; only a lunch has two that fill, the soup before the main dish. */
export const mayFollow = (dish: ServedDish, meal: PlanMeal): boolean =>
  !dish.filling || (meal === 'lunch' && dish.course === 'soup');

/** Two dishes that no table has: the same twice, two breads, two soups. Two sides may be fruit and nuts. */
export const clash = (one: ServedDish, other: ServedDish): boolean =>
  one.course === other.course && one.course !== 'side';

/** Two dishes that no day has: two soups, and two of pulses where nobody fasts. */
export const clashOfDay = (one: PlanDish, other: PlanDish, lenten: boolean): boolean =>
  (one.course === 'soup' && other.course === 'soup') || (!lenten && one.kitchen.pulses && other.kitchen.pulses);

/** What two dishes of one meal cost beside each other. */
export const besidePrice = (one: PlanDish, other: PlanDish): number =>
  PRICE.anotherDish +
  (one.starchy && other.starchy ? PRICE.secondStarch : 0) +
  (one.course === 'side' && other.course === 'side' ? PRICE.secondSide : 0);

/** What two dishes of one day cost: nobody wants ხინკალი at noon and in the evening. */
export const sameDayPrice = (one: PlanDish, other: PlanDish): number => (one.kind === other.kind ? PRICE.sameKind : 0);

/** Whether a dish goes with one that needs it. */
export const isSide = ({ course }: PlanDish): boolean => course === 'bread' || course === 'side' || course === 'salad';

/** What a lunch or dinner costs that leaves a dish without bread or side. */
export const barePrice = (meal: PlanMeal, needsSide: boolean, hasSide: boolean): number =>
  needsSide && !hasSide && (meal === 'lunch' || meal === 'dinner') ? PRICE.bare : 0;

/** What a meal costs that weighs more or less than people eat at a time. */
export const weightPrice = (meal: PlanMeal, grams: number): number => {
  const [least, most] = MEAL_GRAMS[meal];
  if (grams < least) return (PRICE.tooLight * (least - grams)) / least;
  return grams > most ? (PRICE.tooHeavy * (grams - most)) / most : 0;
};

/** What it costs to lunch or dine on what is meant for the morning or between meals, be it ever so quick. */
export const misplacedPrice = (meal: PlanMeal, { types, filling }: PlanDish): number =>
  filling && (meal === 'lunch' || meal === 'dinner') && types[0] !== 'lunch' && types[0] !== 'dinner'
    ? PRICE.misplaced
    : 0;

/** What g of salt cost on a day of so many kcal. */
export const saltPrice = (salt: number, kcal: number): number =>
  PRICE.salt * Math.max(0, salt / (SALT_OF_KCAL * kcal) - 1);

/** What another helping than the recipe's own costs. */
export const helpingPrice = (dish: ServedDish, tenths: number): number => {
  const off = (tenths - TENTHS) / (dish.mostTenths - TENTHS);
  return PRICE.helping * off * off;
};
