import type { Food } from '#domain/food/food.ts';
import { scaleNutrition } from '#domain/food/scale-nutrition.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { NewMeal } from '#device/diary/commands/meals.ts';

/** What is logged of some grams of a food, each figure to one decimal; day and meal come from elsewhere. */
export function dishOfFood({ id, name, per100g }: Food, grams: number): Omit<NewMeal, 'date' | 'mealType'> {
  const { calories, proteins, carbs, fats } = scaleNutrition(per100g, grams / 100, roundTo1);
  const amount = roundTo1(grams);
  return {
    title: name,
    calories,
    proteins,
    carbs,
    fats,
    amount,
    unit: 'g',
    ingredients: [
      { name, amount, unit: 'g', grams: amount, calories, protein: proteins, fat: fats, carbs, foodId: id },
    ],
  };
}
