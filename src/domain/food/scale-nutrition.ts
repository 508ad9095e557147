import type { Nutrition } from '../body/macros.ts';

/** Energy and macros × `factor`, each through `round`. */
export const scaleNutrition = (
  { calories, proteins, carbs, fats }: Nutrition,
  factor: number,
  round: (value: number) => number,
): Nutrition => ({
  calories: round(calories * factor),
  proteins: round(proteins * factor),
  carbs: round(carbs * factor),
  fats: round(fats * factor),
});
