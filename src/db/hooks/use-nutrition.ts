import { useMemo } from 'react';
import type { DiaryDay } from '../../domain/diary-day.ts';
import { dayNutrition, type DayNutrition, type NutrientEntry } from '../../domain/nutrition/day-nutrition.ts';
import { useDayMeals } from './use-day-meals.ts';

export interface EntryNutrition extends NutrientEntry {
  id: string;
  title: string;
  mealId: string | null;
  ingredients: readonly { foodId?: string | undefined }[];
}
export interface EatenNutrition {
  nutrition: DayNutrition;
  entries: readonly EntryNutrition[];
  loggedDays: number;
}

/** A day's nutrients as its dishes tell them; undefined until IndexedDB answers. */
export function useDayNutrition(day: DiaryDay): EatenNutrition | undefined {
  const meals = useDayMeals(day);
  return useMemo(() => meals && { nutrition: dayNutrition(meals.map(({ entry }) => entry), null), entries: meals.map(({ entry }) => entry), loggedDays: 1 }, [meals]);
}
export function usePeriodNutrition(from: DiaryDay, to: DiaryDay): EatenNutrition | undefined {
  const day = useDayNutrition(from);
  return to ? day : undefined;
}
