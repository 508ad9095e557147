import { daysBetween, isDiaryDay, type DiaryDay } from '../diary/diary-day.ts';
import type { CoachContext } from './coach-context.ts';

/** How a weight moved: kg and days. `perWeek` is the slope of the straight line through all weigh-ins (least squares), kg a week. */
export interface WeightTrend {
  from: number;
  to: number;
  days: number;
  perWeek: number;
  last: DiaryDay;
}

/** The trend of the weigh-ins; undefined for fewer than two days. */
export function weightTrend({ weights = [] }: CoachContext): WeightTrend | undefined {
  const points = weights
    .flatMap(({ date, weight }) => (isDiaryDay(date) && weight > 0 ? [{ date, weight }] : []))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const days = daysBetween(first.date, last.date);
  if (days < 1) return undefined;
  return {
    from: first.weight,
    to: last.weight,
    days,
    perWeek: slopeOf(points.map(({ date, weight }) => [daysBetween(first.date, date), weight])) * 7,
    last: last.date,
  };
}

function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - middle) * (y - level), 0) / spread;
}
