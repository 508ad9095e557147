import type { DaySnapshot } from '#contract/day.ts';
import type { Dish } from '#contract/meals.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { MEAL_TYPES } from '#domain/meal-type.ts';
import type { GoalsRow, WaterEntryRow } from '../store/schema.ts';
import { dishOf, waterOf } from './answers.ts';
import { goalsOnDay } from './goal-rules.ts';
import type { StoredMeal } from './load.ts';

type DayMeals = DaySnapshot['mealHistory'];

/** A day's entries by meal, each meal in the order in which it was eaten. */
export function dayMeals(meals: readonly StoredMeal[]): DayMeals {
  const ordered = meals.map(dishOf).toSorted(byTime);
  const [breakfast, lunch, dinner, snacks] = MEAL_TYPES.map((type) => ({
    dishes: ordered.filter(({ mealType }) => mealType === type),
  }));
  const none = { dishes: [] };
  return {
    meals: { breakfast: breakfast ?? none, lunch: lunch ?? none, dinner: dinner ?? none, snacks: snacks ?? none },
  };
}

const byTime = (a: Dish, b: Dish): number =>
  a.timestamp.seconds - b.timestamp.seconds ||
  a.timestamp.nanoseconds - b.timestamp.nanoseconds ||
  (a.id < b.id ? -1 : 1);

/** Rows by their day. */
export function byDate<Row extends { date: DiaryDay }>(rows: readonly Row[]): Map<DiaryDay, Row[]> {
  const days = new Map<DiaryDay, Row[]>();
  for (const row of rows) {
    const found = days.get(row.date);
    if (found) found.push(row);
    else days.set(row.date, [row]);
  }
  return days;
}

/** Everything of one day as the wire has it. */
export function daySnapshot(
  date: DiaryDay,
  rev: number,
  meals: readonly StoredMeal[],
  water: readonly WaterEntryRow[],
  timeline: readonly GoalsRow[],
): DaySnapshot {
  return { date, rev, mealHistory: dayMeals(meals), waterIntake: waterOf(water), goals: goalsOnDay(timeline, date) };
}
