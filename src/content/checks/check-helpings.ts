import type { Food, FoodGroup } from '#domain/food/food.ts';
import { takenUnit } from '#domain/food-text/weights/usual-unit.ts';

/** g that somebody eats of a food who names no amount, fewest and most by group: no helping of caviar weighs what one of fish does. */
const HELPING_BANDS: Readonly<Record<FoodGroup, readonly [number, number]>> = {
  bread: [10, 130],
  dairy: [4, 260],
  eggs: [8, 300],
  meat: [20, 420],
  sausage: [5, 160],
  fish: [10, 320],
  grain: [8, 320],
  pulse: [15, 260],
  vegetable: [2, 420],
  herb: [1, 120],
  mushroom: [10, 220],
  fruit: [15, 320],
  'dried-fruit': [10, 60],
  nut: [5, 70],
  sweet: [0.1, 260],
  drink: [2, 520],
  alcohol: [30, 520],
  oil: [4, 15],
  sauce: [4, 60],
  spice: [0.1, 10],
  'fast-food': [40, 560],
  'ready-meal': [20, 560],
  sport: [4, 520],
  dish: [30, 700],
};
/** kcal of a helping: a plate of a restaurant's, or of anything else. */
const MOST_KCAL = { plate: 1_600, else: 760 } as const;
const PLATES: ReadonlySet<FoodGroup> = new Set(['fast-food', 'ready-meal', 'dish']);
/** Leaves are taken by the sprig or the bunch: a helping of the group stands for both. */
const WITHOUT_UNIT: ReadonlySet<FoodGroup> = new Set(['herb']);

/** What is wrong with the helping that is logged where no amount is said. */
export function helpingProblems(food: Food): string[] {
  const unit = takenUnit(food);
  const grams = unit && food.unitGrams[unit];
  if (grams === undefined) return WITHOUT_UNIT.has(food.group) ? [] : ['no unit of its own is a helping'];
  const [least, most] = HELPING_BANDS[food.group];
  const kcal = (food.per100g.calories * grams) / 100;
  const problems = grams >= least && grams <= most ? [] : [`a helping of ${String(grams)} g`];
  if (kcal > (PLATES.has(food.group) ? MOST_KCAL.plate : MOST_KCAL.else))
    problems.push(`a helping of ${kcal.toFixed(0)} kcal`);
  return problems;
}
