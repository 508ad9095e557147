import { useEffect, useReducer, type ActionDispatch } from 'react';
import type { FoodReading } from '#device/food/nutrients/food-reading.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { foodReview, reviewOf, type FoodReview, type FoodReviewAction } from './food-review.ts';

export type SendToReview = ActionDispatch<[FoodReviewAction]>;

/** The list of `first`; `better` refines it once it is there. */
export function useFoodReview(
  first: FoodReading,
  better: FoodReading | undefined,
  mealType: MealType | undefined,
): [FoodReview, SendToReview] {
  const [review, send] = useReducer(foodReview, undefined, () => reviewOf(first, mealType));
  useEffect(() => {
    if (better) send({ is: 'refined', reading: better });
  }, [better]);
  return [review, send];
}
