import type { Nutrition } from '../body/macros.ts';
import { scaleNutrients, type WithNutrients } from '../nutrition/kept-nutrients.ts';
import { roundTo1 } from '../rounding.ts';

interface Part {
  amount?: number | undefined;
  grams?: number | undefined;
  calories: number;
  protein: number;
  fat: number;
  carbs: number;
}

/** A dish × `factor`, a positive number: its energy, macros, nutrients and rows, each figure as it is kept; the amount stays the caller's. */
export function scaleDish<
  Row extends Part,
  Dish extends Nutrition & WithNutrients & { ingredients?: Row[] | undefined },
>(dish: Dish, factor: number): Dish {
  const times = (figure: number) => roundTo1(figure * factor);
  return {
    ...dish,
    calories: times(dish.calories),
    proteins: times(dish.proteins),
    carbs: times(dish.carbs),
    fats: times(dish.fats),
    ...(dish.nutrients && { nutrients: scaleNutrients(dish.nutrients, factor) }),
    ...(dish.ingredients && {
      ingredients: dish.ingredients.map((row) => ({
        ...row,
        calories: times(row.calories),
        protein: times(row.protein),
        fat: times(row.fat),
        carbs: times(row.carbs),
        ...(row.amount !== undefined && { amount: times(row.amount) }),
        ...(row.grams !== undefined && { grams: times(row.grams) }),
      })),
    }),
  };
}
