import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';

/** A place in a chart: a day of the period, and its figures where they may be seen. */
export interface Slot {
  day: DiaryDay;
  figures: DayFigures | null;
}

/** A day's bar: null stands for a day that tells nothing. */
export interface BarValue {
  day: DiaryDay;
  value: number | null;
  goal: number | null;
}

/** Room above the highest bar or goal. */
const AIR = 1.06;

/** The figure at the upper edge of a chart; never 0. */
export function topOf(bars: readonly BarValue[]): number {
  const highest = Math.max(0, ...bars.map(({ value, goal }) => Math.max(value ?? 0, goal ?? 0)));
  return highest > 0 ? highest * AIR : 1;
}

/** A figure over a bar, px: its foot above the bar, and the height of its line. */
const FIGURE = { above: 6, height: 14 } as const;

/** The value over which a bar's figure stands: its own, or the goal's where the goal's line would run through the figure. */
export function figureAt(
  { value, goal }: { value: number; goal: number | null },
  top: number,
  chartPx: number,
): number {
  if (goal === null) return value;
  const line = ((goal - value) / top) * chartPx;
  return line > 0 && line < FIGURE.above + FIGURE.height ? goal : value;
}

/** A stretch of days that share a goal: the index of the first and of the one after the last. */
export interface GoalRun {
  from: number;
  to: number;
  goal: number;
}

/** The goal line cut where the goal changed; days whose goal is unknown have none. */
export function goalRuns(bars: readonly BarValue[]): GoalRun[] {
  const runs: GoalRun[] = [];
  for (const [index, { goal }] of bars.entries()) {
    const last = runs.at(-1);
    if (last && last.to === index && last.goal === goal) last.to = index + 1;
    else if (goal !== null) runs.push({ from: index, to: index + 1, goal });
  }
  return runs;
}
