import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import {
  weightOutlook,
  weightPace,
  weightTrend,
  type Weighed,
  type WeightOutlook,
} from '#domain/diary/history/weight-trend.ts';
import { formatDay } from '#app/format/day.ts';
import { formatKg, formatNumber, withUnit } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { units } from '#app/text/units.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { WeightChart } from '../charts/weight-chart.tsx';
import './weight-card.css';

/** A week of weigh-ins shows no trend: the chart looks back from the period's end. */
const LOOK_BACK_DAYS = { day: 28, week: 28, month: 91 };
/** Slower than this is standing still, kg a week. */
const STEADY_KG = 0.05;

interface WeightCardProps {
  period: Period;
  /** All there are, oldest first. */
  weighIns: readonly Weighed[];
  today: DiaryDay;
}

/** The weight up to the period's end; in the present one also the pace and where it leads. */
export function WeightCard({ period, weighIns, today }: WeightCardProps) {
  const plan = usePlan();
  const from = addDays(period.to, -LOOK_BACK_DAYS[period.span]);
  const points = weightTrend(
    weighIns.filter(({ date }) => date <= period.to),
    from,
  );
  const newest = points.at(-1);
  const isNow = period.to >= today;
  return (
    <Card title={history.weight} aside={newest ? <span className="history-figure">{formatKg(newest.kg)}</span> : null}>
      {points.length === 0 ? <p className="history-note">{history.noWeight}</p> : null}
      {points.length === 1 ? <p className="history-note">{history.oneWeight}</p> : null}
      {points.length > 1 ? <WeightChart points={points} targetKg={plan?.targetWeight ?? null} /> : null}
      {points.length > 0 ? (
        <ChartTable
          caption={history.weightTable}
          columns={[history.day, history.weighIn, history.weightAverage]}
          rows={points.map(({ date, kg, average }) => [formatDay(date, today), formatKg(kg), formatKg(average)])}
        />
      ) : null}
      {isNow && newest ? (
        <WeightWords
          pace={weightPace(weighIns, today)}
          outlook={plan ? weightOutlook(weighIns, { targetKg: plan.targetWeight, goal: plan.goal, today }) : null}
          today={today}
        />
      ) : null}
    </Card>
  );
}

interface WeightWordsProps {
  pace: number | null;
  outlook: WeightOutlook | null;
  today: DiaryDay;
}

function WeightWords({ pace, outlook, today }: WeightWordsProps) {
  const sentences = [...paceWords(pace), ...outlookWords(outlook, today)];
  if (sentences.length === 0) return null;
  return (
    <ul className="weight-words">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function paceWords(pace: number | null): string[] {
  if (pace === null) return [];
  if (Math.abs(pace) < STEADY_KG) return [history.steady];
  const figure = formatNumber(pace, { decimals: Math.abs(pace) < 0.1 ? 2 : 1 });
  return [history.pace(withUnit(`${pace > 0 ? '+' : ''}${figure}`, units.kilogram))];
}

function outlookWords(outlook: WeightOutlook | null, today: DiaryDay): string[] {
  if (!outlook) return [];
  if (outlook.is === 'reached') return [history.reached];
  const left = history.left(formatKg(outlook.left));
  if (outlook.is === 'open') return [left];
  return [left, outlook.is === 'far' ? history.far : history.reachedBy(formatDay(outlook.by, today))];
}
