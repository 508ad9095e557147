import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Averages } from '#domain/diary/history/averages.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { reportOf, type Report } from '#domain/diary/history/report.ts';
import type { Weighed } from '#domain/diary/history/weight-trend.ts';
import { formatDay, formatWeekday } from '#app/format/day.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { units } from '#app/text/units.ts';
import { periodLabels } from '../period-labels.ts';

const words = history.report;

/** A figure of the report with its quieter end, and what it is. */
export interface Tile {
  figure: string;
  unit: string;
  name: string;
}

/** A report as it is written, whether on the screen, on paper or in a picture. */
export interface ReportView {
  title: string;
  period: string;
  tiles: Tile[];
  sentences: string[];
  average: Averages | null;
  made: string;
}

interface ReportSources {
  period: Period;
  days: readonly DayFigures[];
  /** All there are, oldest first. */
  weighIns: readonly Weighed[];
  today: DiaryDay;
}

/** Writes the report of a week or a month. */
export function reportView({ period, days, weighIns, today }: ReportSources): ReportView {
  const report = reportOf(days, weighIns, today);
  return {
    title: period.span === 'month' ? words.month : words.week,
    period: periodLabels(period, today).name,
    tiles: tilesOf(report),
    sentences: sentencesOf(report, period, days.filter(({ day }) => day <= today).length, today),
    average: report.average,
    made: words.made(formatDay(today)),
  };
}

function tilesOf({ average, nearGoalDays, weightChangeKg, waterMl }: Report): Tile[] {
  const change =
    weightChangeKg === null ? null : `${weightChangeKg > 0 ? '+' : ''}${formatNumber(weightChangeKg, { decimals: 1 })}`;
  return [
    { ...tile(average && formatNumber(average.calories), units.kcal), name: history.averagePerDay },
    {
      ...tile(average && formatNumber(nearGoalDays), words.ofDays(formatNumber(average?.days ?? 0))),
      name: words.near,
    },
    { ...tile(change, units.kilogram), name: words.weightChange },
    { ...tile(waterMl === null ? null : formatNumber(waterMl), units.millilitre), name: words.waterPerDay },
  ];
}

const tile = (figure: string | null, unit: string) =>
  figure === null ? { figure: words.none, unit: '' } : { figure, unit };

function sentencesOf(report: Report, { span }: Period, all: number, today: DiaryDay): string[] {
  const { highest, proteinGoalDays, waterGoalDays, loggedDays } = report;
  const dayName = (day: DiaryDay) => (span === 'week' ? formatWeekday(day) : formatDay(day, today));
  return [
    words.logged(formatNumber(loggedDays), formatNumber(all)),
    ...(highest ? [words.highest(dayName(highest.day), formatKcal(highest.kcal))] : []),
    ...(proteinGoalDays > 0 ? [words.protein(formatNumber(proteinGoalDays))] : []),
    ...(waterGoalDays > 0 ? [words.water(formatNumber(waterGoalDays))] : []),
  ];
}
