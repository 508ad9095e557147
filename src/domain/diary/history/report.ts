import type { DiaryDay } from '../diary-day.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { averageDay, averageWater, countedDays, type Averages } from './averages.ts';
import type { DayFigures } from './day-figures.ts';
import type { Weighed } from './weight-trend.ts';

/** Eaten within this part of the goal is close to it, above or below. */
const NEAR = 0.1;

/** A week or a month in figures: kcal, g, ml and kg. */
export interface Report {
  average: Averages | null;
  waterMl: number | null;
  /** Days with a dish. */
  loggedDays: number;
  /** Of the days that count, those within a tenth of their own goal. */
  nearGoalDays: number;
  proteinGoalDays: number;
  waterGoalDays: number;
  highest: { day: DiaryDay; kcal: number } | null;
  /** From the weigh-in before the period, or its first one, to its last; null without two. */
  weightChangeKg: number | null;
}

/** Sums a period up. `weighIns` are all there are, oldest first. */
export function reportOf(days: readonly DayFigures[], weighIns: readonly Weighed[], today: DiaryDay): Report {
  const counted = countedDays(days, today);
  const count = (holds: (day: DayFigures) => boolean) => counted.filter(holds).length;
  const highest = counted.toSorted((one, other) => other.eaten.calories - one.eaten.calories)[0];
  return {
    average: averageDay(days, today),
    waterMl: averageWater(days, today),
    loggedDays: days.filter(({ dishes }) => dishes > 0).length,
    nearGoalDays: count(isNearGoal),
    proteinGoalDays: count(({ eaten, goals }) => goals.macros.proteins > 0 && eaten.proteins >= goals.macros.proteins),
    waterGoalDays: days.filter(({ waterMl, goals }) => goals.waterGoal > 0 && waterMl >= goals.waterGoal).length,
    highest: highest && counted.length > 1 ? { day: highest.day, kcal: highest.eaten.calories } : null,
    weightChangeKg: weightChange(days, weighIns),
  };
}

const isNearGoal = ({ eaten, goals }: DayFigures): boolean =>
  Math.abs(eaten.calories - goals.calories) <= goals.calories * NEAR;

function weightChange(days: readonly DayFigures[], weighIns: readonly Weighed[]): number | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const within = weighIns.filter(({ date }) => date >= first.day && date <= last.day);
  const before = weighIns.filter(({ date }) => date < first.day).at(-1);
  const [start, end] = [before ?? within[0], within.at(-1)];
  if (!start || !end || start === end) return null;
  return roundTo1(end.kg - start.kg);
}
