import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { createRequest } from './request.ts';

/** The ways to add a dish; the dialog has them (`modes.ts`). */
export type AddMealMode = 'image' | 'text' | 'meals' | 'barcode' | 'manual';

/** Where the new dish should go; what is absent is asked for in the dialog. */
export interface AddMealDetail {
  day?: DiaryDay | undefined;
  mealType?: MealType | undefined;
  /** Opens this way at once; absent, or not offered on this device: the dialog lets the person choose. */
  mode?: AddMealMode | undefined;
  /** The same by the name that an address gives, which the dialog checks. */
  modeName?: string | undefined;
  /** What the text mode begins with. */
  text?: string | undefined;
  /** What the image mode begins with: a photo that another app shared. */
  photo?: Blob | undefined;
  /** The kept photo that the image mode begins with. */
  keptPhoto?: string | undefined;
  /** The barcode that the way of its name looks up at once. */
  barcode?: Barcode | undefined;
}

/** Asks for the add-meal dialog; the dashboard opens it and closes the request with itself. */
export const addMealRequest = createRequest<AddMealDetail>();

/** Opens the add-meal dialog of the dashboard. */
export const openAddMeal = (detail: AddMealDetail = {}): void => addMealRequest.ask(detail);
