import type { KeptDish } from '#contract/diary/favourites.ts';
import type { NewMeal } from '#device/diary/commands/meals.ts';
import type { SaidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { MealEntry } from '#sync/records.ts';

/** A dish that can be logged anywhere: kcal and g of the whole dish. */
export type Loggable = Required<Omit<NewMeal, 'date' | 'mealType' | keyof SaidNutrients>> & SaidNutrients;

/** What is logged again of an entry, or of a kept dish. */
export const loggableOf = ({
  title,
  calories,
  proteins,
  carbs,
  fats,
  imageUrl,
  mealId,
  amount,
  unit,
  ingredients,
  nutrients,
  nutrientCoverage,
}: MealEntry | KeptDish): Loggable => ({
  title,
  calories,
  proteins,
  carbs,
  fats,
  imageUrl,
  mealId,
  amount,
  unit,
  ingredients,
  ...(nutrients && { nutrients }),
  ...(nutrientCoverage && { nutrientCoverage }),
});
