import type { Changes } from '#contract/diary/changes.ts';
import type { DaySnapshot } from '#contract/diary/day.ts';
import type { Dish } from '#contract/diary/meals.ts';
import { FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { loadedRows } from '../core/load.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { goalsOnDay, goalsRows, goalsTimeline } from './goals.ts';
import { dishOf, meals as mealRows, mealsOn, type StoredMeal } from './meal.ts';
import { touchedDays } from './touched-days.ts';
import { allWater, waterOf, waterRows } from './water.ts';

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

const everyMeal = mealsOn.of({ from: FIRST_DAY, to: '9999-12-31' });

/** A day: entries, water and goals in one snapshot. */
export const day = {
  tables: [touchedDays],
  told: {
    changed: touchedDays,
    onDays: [mealRows, waterRows],
    all: [goalsRows],
    tell(page) {
      const meals = byDate(page.onDays(mealRows));
      const water = byDate(page.onDays(waterRows));
      const timeline = page.all(goalsRows);
      return page.changed(touchedDays).map(({ date, rev }) => ({
        date,
        rev,
        mealHistory: dayMeals(meals.get(date) ?? []),
        waterIntake: waterOf(water.get(date) ?? []),
        goals: goalsOnDay(timeline, date),
      }));
    },
  } satisfies Told<Changes['days']>,
  filed: {
    wants: [everyMeal, allWater.of({}), goalsTimeline.of({})],
    tell(loaded) {
      const meals = byDate(loadedRows(loaded, mealsOn));
      const water = byDate(loadedRows(loaded, allWater));
      const timeline = loadedRows(loaded, goalsTimeline);
      const dates = [...new Set([...meals.keys(), ...water.keys(), ...timeline.map(({ date }) => date)])].toSorted();
      return dates.map((date) => ({
        date,
        meals: (meals.get(date) ?? []).map(dishOf),
        water: waterOf(water.get(date) ?? []),
        goals: goalsOnDay(timeline, date),
      }));
    },
  } satisfies Filed<DiaryFile['days']>,
};
