import type { Food, FoodGroup, Preparation } from '#domain/food/food.ts';
import type { FoodNames } from '../names/food-names.ts';

/** The row that stands for a food prepared so, and what its figures are multiplied by and gain in fat where there is no such row. */
export interface PreparedFood {
  /** Whose figures count. */
  food: Food;
  /** Times the figures of 100 g: above 1 where water is lost. */
  factor: number;
  /** g of fat that 100 g take up in the pan. */
  oil: number;
  sureness: number;
}

/** Rows that may stand in for a missing one, nearest first: a grilled breast has about the figures of a baked one. */
const INSTEAD: Readonly<Record<Preparation, readonly Preparation[]>> = {
  raw: ['raw'],
  boiled: ['boiled', 'steamed', 'stewed'],
  steamed: ['steamed', 'boiled'],
  stewed: ['stewed', 'boiled'],
  fried: ['fried'],
  baked: ['baked', 'grilled'],
  grilled: ['grilled', 'baked'],
  smoked: ['smoked'],
  dried: ['dried'],
  pickled: ['pickled'],
};

/** Weight of the ready food over that of the raw one: Bognár, Tables of weight yield of food (BFE, 2002), means by group. */
const COOKED_YIELD: Partial<Record<FoodGroup, Partial<Record<Preparation, number>>>> = {
  meat: { boiled: 0.7, fried: 0.72, baked: 0.7, grilled: 0.7, stewed: 0.65, steamed: 0.75, smoked: 0.8 },
  fish: { boiled: 0.85, fried: 0.8, baked: 0.8, grilled: 0.8, stewed: 0.8, steamed: 0.85, smoked: 0.75 },
  vegetable: { boiled: 0.97, fried: 0.75, baked: 0.8, grilled: 0.8, stewed: 0.9, steamed: 0.97 },
  mushroom: { boiled: 0.75, fried: 0.6, baked: 0.6, grilled: 0.6, stewed: 0.7 },
  grain: { boiled: 2.7 },
  pulse: { boiled: 2.4, stewed: 2.4 },
};
/** g of fat that 100 g of ready food take up when fried in the pan, same source: 3 to 10. */
const FRYING_OIL = 6;
const NEAR_ROW = 0.93;
const COMPUTED = 0.8;

/** What is meant by a food's name and its preparation, if one was said; without one, what people eat by that name (`eatenAs`). */
export function prepareFood(names: FoodNames, food: Food, preparation: Preparation | undefined): PreparedFood {
  if (!preparation) return asItIs((food.eatenAs !== undefined && names.foods.get(food.eatenAs)) || food);
  if (food.base?.preparation === preparation) return asItIs(food);
  const plain = (food.base && names.foods.get(food.base.id)) ?? food;
  if (preparation === 'raw') return asItIs(plain);
  const rows = names.prepared.get(plain.id);
  for (const [at, near] of INSTEAD[preparation].entries()) {
    const row = rows?.get(near);
    if (row) return { ...asItIs(row), sureness: at === 0 ? 1 : NEAR_ROW };
  }
  // Dried beans are the beans of the shop.
  if (preparation === 'dried') return asItIs(plain);
  const cooked = COOKED_YIELD[plain.group]?.[preparation];
  const ready = names.foods.get(plain.eatenAs ?? '') ?? plain;
  // What is ready to eat (bread, cheese, a dish) loses nothing that we know of.
  if (cooked === undefined)
    return {
      food: ready,
      factor: 1,
      oil: preparation === 'fried' ? FRYING_OIL : 0,
      sureness: preparation === 'fried' ? COMPUTED : NEAR_ROW,
    };
  return { food: plain, factor: 1 / cooked, oil: preparation === 'fried' ? FRYING_OIL : 0, sureness: COMPUTED };
}

const asItIs = (food: Food): PreparedFood => ({ food, factor: 1, oil: 0, sureness: 1 });
