import { scaleNutrients, type SaidNutrients } from '../nutrition/kept-nutrients.ts';
import { roundTo1 } from '../rounding.ts';

/** kcal and g of something eaten. */
interface Figures {
  calories: number;
  proteins: number;
  carbs: number;
  fats: number;
}

/** The same of a part of a dish. */
interface PartFigures {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

/** A dish with its figures as they are kept everywhere: one decimal, its parts' too, three of nutrients. Amounts stay as they were told. */
export const keptDish = <Part extends PartFigures, Dish extends Figures & SaidNutrients & { ingredients: Part[] }>(
  dish: Dish,
): Dish => ({
  ...dish,
  calories: roundTo1(dish.calories),
  proteins: roundTo1(dish.proteins),
  carbs: roundTo1(dish.carbs),
  fats: roundTo1(dish.fats),
  ingredients: dish.ingredients.map(keptPart),
  ...(dish.nutrients && { nutrients: scaleNutrients(dish.nutrients, 1) }),
});

const keptPart = <Part extends PartFigures>(part: Part): Part => ({
  ...part,
  calories: roundTo1(part.calories),
  protein: roundTo1(part.protein),
  carbs: roundTo1(part.carbs),
  fat: roundTo1(part.fat),
});
