import { daysBetween, type DiaryDay } from '#domain/diary/diary-day.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { WeighIn } from './weight-draft.ts';

/** The chart looks back this far; older weigh-ins are the history screen's. */
const WINDOW_DAYS = 120;

/** One point of the chart: `x` counts days from the first point. */
export interface TrendPoint extends WeighIn {
  x: number;
}

/** What the chart draws: at least the two newest weigh-ins, and all of the window before the newest. Oldest first. */
export function trendOf(weighIns: readonly WeighIn[]): TrendPoint[] {
  const newest = weighIns.at(-1);
  if (!newest) return [];
  const recent = weighIns.filter((weighIn) => daysBetween(weighIn.date, newest.date) <= WINDOW_DAYS);
  const drawn = recent.length > 1 ? recent : weighIns.slice(-2);
  const first: DiaryDay = (drawn[0] ?? newest).date;
  return drawn.map(({ date, kg }) => ({ date, kg, x: daysBetween(first, date) }));
}

/** Least and most kg of the chart's height: the points and the goal, with air above and below. */
export function trendRange(points: readonly WeighIn[], targetKg: number | null): [least: number, most: number] {
  const all = points.map((point) => point.kg);
  if (targetKg !== null) all.push(targetKg);
  const least = Math.min(...all);
  const most = Math.max(...all);
  const air = Math.max(0.5, (most - least) * 0.15);
  return [roundTo1(least - air), roundTo1(most + air)];
}

/** How many kg are left to the target, or 0 once it is reached; `null` without one. A plan that keeps the weight has none. */
export function kgToTarget(presentKg: number, initialKg: number, targetKg: number): number | null {
  if (initialKg === targetKg) return null;
  const left = initialKg > targetKg ? presentKg - targetKg : targetKg - presentKg;
  return Math.max(0, roundTo1(left));
}
