import fc from 'fast-check';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_GOALS } from '#domain/body/goals.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';

/** A Monday. */
export const MONDAY: DiaryDay = '2026-11-09';

/** A day with one dish of `kcal`, or without any. */
export const dayOf = (day: DiaryDay, kcal: number | null, parts: Partial<DayFigures> = {}): DayFigures => ({
  day,
  dishes: kcal === null ? 0 : 1,
  eaten: { calories: kcal ?? 0, carbs: 0, fats: 0, proteins: 0 },
  waterMl: 0,
  goals: DEFAULT_GOALS,
  ...parts,
});

/** Up to five weeks of days from a Monday on, each with or without a dish. */
export const anyDays = fc
  .array(fc.option(fc.integer({ min: 0, max: 9000 }), { nil: null }), { maxLength: 35 })
  .map((kcals) => kcals.map((kcal, index) => dayOf(addDays(MONDAY, index), kcal)));
