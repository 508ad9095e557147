import type { ProfileFields } from '#contract/profile.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { Goals } from '#domain/goals.ts';
import { nutrientsAfterEdit } from '#domain/nutrition/kept-nutrients.ts';
import type { MealEntry } from '#sync/records.ts';
import { freshWeek, type ModelWeek } from './model-week.ts';

/** `age`: the revision that a re-send claimed, otherwise the thing's own. Re-sends are compared by it. */
interface Stamped {
  rev: number;
  age: number;
}
export type ModelMeal = Stamped & { id: string; date: DiaryDay; deleted: boolean; entry: Record<string, unknown> };
type ModelGoals = Stamped & Goals;

/** The diary of one user as the server has it. */
export interface ModelDiary {
  rev: number;
  meals: Map<string, ModelMeal>;
  water: Map<string, { id: string; date: DiaryDay; ml: number; rev: number }>;
  days: Map<DiaryDay, number>;
  weights: Map<DiaryDay, Stamped & { kg: number | null }>;
  favourites: Map<string, Stamped & { dish: object | null }>;
  things: Map<string, Stamped & { value: object | null }>;
  goals: Map<DiaryDay, ModelGoals>;
  profile: Stamped & { fields: ProfileFields };
  plan: Stamped & ModelWeek & { dietId: string };
  /** Exchanges with the assistant, in the order in which they came. */
  talks: Map<string, { question: string; talkId: string; deleted: boolean; rev: number }>;
  talkMarks: Map<string, Stamped & { deleted: boolean }>;
  keys: Map<string, { payload: string; rev: number; status: number; data: unknown; at: number }>;
}

/** What an entry then is: an app that says nothing of nutrients keeps those of the foods that it still has. */
export function entryAfter(entry: ModelMeal['entry'], stored: ModelMeal | undefined): ModelMeal['entry'] {
  if (entry['nutrients'] !== undefined || !stored || stored.deleted) return entry;
  return { ...entry, ...nutrientsAfterEdit(stored.entry as unknown as MealEntry, entry as unknown as MealEntry) };
}

/** The water of a day. */
export const waterOn = (diary: ModelDiary, date: DiaryDay) =>
  [...diary.water.values()].filter((row) => row.date === date);

/** A picture that has come renews the days whose entries show it. */
export function touchDaysOfPicture(diary: ModelDiary, imageUrl: string): void {
  const dates = [...diary.meals.values()].filter(({ entry }) => entry['imageUrl'] === imageUrl).map(({ date }) => date);
  if (dates.length > 0) diary.rev += 1;
  for (const date of dates) diary.days.set(date, diary.rev);
}

const FIRST_DAY: DiaryDay = '2026-01-01';

/** The diary of somebody who has just signed up. */
export function newDiary(): ModelDiary {
  const goals = { calories: 2000, macros: { carbs: 250, fats: 67, proteins: 100 }, waterGoal: 2000, rev: 1, age: 1 };
  return {
    rev: 1,
    meals: new Map(),
    water: new Map(),
    days: new Map(),
    weights: new Map(),
    favourites: new Map(),
    things: new Map(),
    goals: new Map([[FIRST_DAY, goals]]),
    plan: { dietId: 'balanced', ...freshWeek(1), rev: 1, age: 1 },
    profile: { fields: {}, rev: 1, age: 1 },
    talks: new Map(),
    talkMarks: new Map(),
    keys: new Map(),
  };
}
