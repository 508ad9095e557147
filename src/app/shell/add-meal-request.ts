import type { DiaryDay } from '../../domain/diary-day.ts';
import type { MealType } from '../../domain/meal-type.ts';
import { createRequest } from './request.ts';

/** Where the new dish should go; what is absent is asked for in the dialog. */
export interface AddMealDetail {
  day?: DiaryDay | undefined;
  mealType?: MealType | undefined;
}

/** Asks for the add-meal dialog; the dashboard opens it and settles the request when it closes. */
export const addMealRequest = createRequest<AddMealDetail>();

/** Opens the add-meal dialog of the dashboard. */
export const openAddMeal = (detail: AddMealDetail = {}): void => addMealRequest.ask(detail);
