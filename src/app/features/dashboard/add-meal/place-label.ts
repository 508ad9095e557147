import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatFullDay } from '#app/format/day.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import type { AddMealOpening } from './add-meal-opening.ts';

/** Where the dish goes, under the dialog's title: the meal, where it is known, and the day. */
export function placeLabel({ day, mealType }: AddMealOpening, today: DiaryDay): string {
  const date = formatFullDay(day, today);
  return mealType ? `${mealWords[mealType].name} · ${date}` : date;
}
