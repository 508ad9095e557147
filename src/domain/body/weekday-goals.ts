import { weekdayOf, type DiaryDay } from '../diary/diary-day.ts';

/** Monday first, as a week's days are named on the wire. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** kcal that each weekday aims at; their sum is the week's goal. */
export type WeekdayGoals = Readonly<Record<Weekday, number>>;

/** What a day aims at by its weekday, kcal. */
export const goalOfWeekday = (goals: WeekdayGoals, day: DiaryDay): number =>
  goals[WEEKDAYS[weekdayOf(day) - 1] ?? 'mon'];

/** The week's goal, kcal. */
export const weekKcal = (goals: WeekdayGoals): number => WEEKDAYS.reduce((sum, weekday) => sum + goals[weekday], 0);

/** A usual day of the week in whole kcal. */
export const meanKcal = (goals: WeekdayGoals): number => Math.round(weekKcal(goals) / WEEKDAYS.length);

/** The same goal on every weekday. */
export const evenGoals = (kcal: number): WeekdayGoals => scaled(() => kcal);

/** The same week with another usual day: each weekday keeps its share, in steps of 10 kcal. */
export function withMean(goals: WeekdayGoals, kcal: number): WeekdayGoals {
  const factor = kcal / (weekKcal(goals) / WEEKDAYS.length);
  return scaled((weekday) => Math.max(10, Math.round((goals[weekday] * factor) / 10) * 10));
}

function scaled(of: (weekday: Weekday) => number): WeekdayGoals {
  return {
    mon: of('mon'),
    tue: of('tue'),
    wed: of('wed'),
    thu: of('thu'),
    fri: of('fri'),
    sat: of('sat'),
    sun: of('sun'),
  };
}
