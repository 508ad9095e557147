import type { WeightGoal } from '#domain/body/body.ts';
import { addDays, daysBetween, FIRST_DAY, type DiaryDay } from '../diary-day.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';

/** A weigh-in in kg. */
export interface Weighed {
  date: DiaryDay;
  kg: number;
}

/** A weigh-in with the average of the week that ends with it, kg to two decimals. */
export interface TrendPoint extends Weighed {
  average: number;
}

/** Water, salt and the hour move a body by a kilogram; a week of weigh-ins does not. */
const SMOOTH_DAYS = 7;
/** The pace looks back this far: long enough for the swings, short enough to be of now. */
const PACE_DAYS = 28;
/** Two close weigh-ins say nothing of a pace. */
const LEAST_PACE_DAYS = 7;
const LEAST_WEIGH_INS = 3;
/** Slower than this is standing still, kg a week. */
const STILL_KG = 0.05;
/** A date farther away than two years is no forecast. */
const LONGEST_DAYS = 730;

/** The weigh-ins from `from` on, oldest first, with their moving averages. They need not be daily; years before `from` cost nothing. */
export function weightTrend(weighIns: readonly Weighed[], from: DiaryDay = FIRST_DAY): TrendPoint[] {
  const earliest = addDays(from, 1 - SMOOTH_DAYS);
  const known = weighIns.filter(({ date }) => date >= earliest);
  let first = 0;
  const trend = known.map(({ date, kg }, index) => {
    while (daysBetween((known[first] ?? { date }).date, date) >= SMOOTH_DAYS) first += 1;
    const week = known.slice(first, index + 1);
    return { date, kg, average: roundTo(week.reduce((sum, each) => sum + each.kg, 0) / week.length, 2) };
  });
  return trend.filter(({ date }) => date >= from);
}

/**
 * The change in kg a week, two decimals, of the last four weeks: the slope of the straight line that fits the
 * weigh-ins best (least squares). Null with fewer than three, or when they lie within less than a week.
 */
export function weightPace(weighIns: readonly Weighed[], today: DiaryDay): number | null {
  const since = addDays(today, -PACE_DAYS);
  const recent = weighIns.filter(({ date }) => date >= since && date <= today);
  const [oldest, newest] = [recent[0], recent.at(-1)];
  if (!oldest || !newest || recent.length < LEAST_WEIGH_INS) return null;
  if (daysBetween(oldest.date, newest.date) < LEAST_PACE_DAYS) return null;
  const points = recent.map(({ date, kg }) => ({ x: daysBetween(oldest.date, date), kg }));
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanKg = points.reduce((sum, { kg }) => sum + kg, 0) / points.length;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const together = points.reduce((sum, { x, kg }) => sum + (x - meanX) * (kg - meanKg), 0);
  return roundTo((together / spread) * 7, 2);
}

/** Where the weight goes: `by` is the day on which the present pace reaches the target. */
export type WeightOutlook =
  | { is: 'reached' }
  | { is: 'on-the-way'; left: number; by: DiaryDay }
  /** More than two years at this pace. */
  | { is: 'far'; left: number }
  /** It stands still, moves away, or too little is known. */
  | { is: 'open'; left: number };

interface Aim {
  targetKg: number;
  goal: WeightGoal;
  today: DiaryDay;
}

/** What the trend says of the target; null without a weigh-in, and for a plan that keeps the weight. */
export function weightOutlook(weighIns: readonly Weighed[], { targetKg, goal, today }: Aim): WeightOutlook | null {
  const present = weightTrend(weighIns, weighIns.at(-1)?.date).at(-1);
  if (!present || goal === 'maintain-weight') return null;
  const towards = goal === 'lose-weight' ? -1 : 1;
  const distance = (targetKg - present.average) * towards;
  if (distance <= 0) return { is: 'reached' };
  const left = Math.max(0.1, roundTo1(distance));
  const pace = weightPace(weighIns, today);
  if (pace === null || pace * towards < STILL_KG) return { is: 'open', left };
  const days = Math.ceil((distance / (pace * towards)) * 7);
  return days > LONGEST_DAYS ? { is: 'far', left } : { is: 'on-the-way', left, by: addDays(today, days) };
}
