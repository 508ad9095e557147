import type { DiaryDay } from '../domain/diary-day.ts';
import { dayNutrition, type DayNutrition } from '../domain/nutrition/day-nutrition.ts';
import { referencePerson } from '../domain/nutrition/reference-values.ts';
import { completeEntries } from './complete-entries.ts';
import type { Diary } from './diary.ts';
import { mealsOf } from './hooks/use-day-meals.ts';
import { goalsOf } from './hooks/use-goals.ts';
import { readUser } from './read-user.ts';

/** What a day held of each nutrient, as `useDayNutrition` tells it, for whoever is no screen. */
export async function readDayNutrition(diary: Diary, day: DiaryDay): Promise<DayNutrition> {
  const [meals, goals, user] = await Promise.all([mealsOf(diary, day), goalsOf(diary, day), readUser(diary.db)]);
  const entries = await completeEntries(meals.map(({ entry }) => entry));
  return dayNutrition(entries, user && referencePerson(user.profile, goals.calories));
}
