import { addDays, daysBetween, daysFrom, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { LoggedDay } from '#domain/body/expenditure/full-days.ts';
import type { Weighed } from '#domain/diary/history/weight-trend.ts';

/**
 * Adaptive TDEE as SparkyFitness publishes it, re-told: `SparkyFitnessServer/services/AdaptiveTdeeService.ts` of
 * github.com/CodeWithCJ/SparkyFitness at 14125015. Weights of 91 days, gaps filled by straight lines, are averaged over
 * 7 days; over the last 28 days the mean of the days with 200 kcal or more, less the change of that average at 7,700
 * kcal/kg, is the figure, held within 500 kcal of the formula. With fewer than 2 weigh-ins, weigh-ins that span less
 * than a week, or fewer than 7 such days it is the formula.
 */
export function sparkyFitnessKcal(
  date: DiaryDay,
  { days, weighIns, formulaKcal }: { days: readonly LoggedDay[]; weighIns: readonly Weighed[]; formulaKcal: number },
): number {
  const span = daysFrom(addDays(date, -90), date);
  const weighed = weighIns.filter((each) => each.date <= date);
  const [first, last] = [weighed[0], weighed.at(-1)];
  if (!first || !last || daysBetween(first.date, last.date) < 7) return formulaKcal;
  const filled = span.map((day) => weightOn(day, weighed));
  const averaged = filled.map((kg, at) =>
    at < 6 ? kg : filled.slice(at - 6, at + 1).reduce((sum, each) => sum + each, 0) / 7,
  );
  const kcal = new Map(days.map((day) => [day.date, day.kcal]));
  const logged = span.slice(-28).flatMap((day) => ((kcal.get(day) ?? 0) >= 200 ? [kcal.get(day) ?? 0] : []));
  if (logged.length < 7) return formulaKcal;
  const window = averaged.slice(-28);
  const perDay = ((window.at(-1) ?? 0) - (window[0] ?? 0)) / window.length;
  const found = logged.reduce((sum, each) => sum + each, 0) / logged.length - perDay * 7700;
  return Math.min(Math.max(found, formulaKcal - 500), formulaKcal + 500);
}

/** The weight of a day on the straight line between the weigh-ins around it; beyond them the nearest. */
function weightOn(day: DiaryDay, weighed: readonly Weighed[]): number {
  const before = weighed.findLast((each) => each.date <= day);
  const after = weighed.find((each) => each.date >= day);
  if (!before || !after) return (before ?? after)?.kg ?? 0;
  const span = daysBetween(before.date, after.date);
  return span === 0 ? before.kg : before.kg + ((after.kg - before.kg) * daysBetween(before.date, day)) / span;
}
