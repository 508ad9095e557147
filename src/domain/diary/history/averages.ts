import type { DiaryDay } from '../diary-day.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { DayFigures } from './day-figures.ts';

/** The usual day of a period: kcal and g, and the average of the goals that those days had. */
export interface Averages extends Nutrition {
  goalKcal: number;
  /** How many days were counted. */
  days: number;
}

/**
 * The days that count in averages: those with a dish, for a day without entries is unknown, not a day of hunger.
 * Today counts only when there is nothing else, since it is not over.
 */
export function countedDays(days: readonly DayFigures[], today: DiaryDay): DayFigures[] {
  const logged = days.filter(({ dishes }) => dishes > 0);
  const over = logged.filter(({ day }) => day !== today);
  return over.length > 0 ? over : logged;
}

/** The average day, each figure to one decimal; null without any day that counts. */
export function averageDay(days: readonly DayFigures[], today: DiaryDay): Averages | null {
  const counted = countedDays(days, today);
  if (counted.length === 0) return null;
  const average = (figure: (day: DayFigures) => number) => mean(counted.map(figure));
  return {
    calories: average(({ eaten }) => eaten.calories),
    carbs: average(({ eaten }) => eaten.carbs),
    fats: average(({ eaten }) => eaten.fats),
    proteins: average(({ eaten }) => eaten.proteins),
    goalKcal: average(({ goals }) => goals.calories),
    days: counted.length,
  };
}

/** The average water in ml of the days on which any was noted, today only when it is alone; null without one. */
export function averageWater(days: readonly DayFigures[], today: DiaryDay): number | null {
  const noted = days.filter(({ waterMl }) => waterMl > 0);
  const over = noted.filter(({ day }) => day !== today);
  const counted = over.length > 0 ? over : noted;
  return counted.length > 0 ? mean(counted.map(({ waterMl }) => waterMl)) : null;
}

const mean = (figures: readonly number[]): number =>
  roundTo1(figures.reduce((sum, figure) => sum + figure, 0) / figures.length);
