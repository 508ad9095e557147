import { daysBetween } from '#domain/diary/diary-day.ts';
import type { TrendPoint } from '#domain/diary/history/weight-trend.ts';
import { formatDayShort } from '#app/format/day.ts';
import { formatKg, formatNumber } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { ChartKey } from './chart-key.tsx';
import './weight-chart.css';

/** Smaller dots when they would touch each other on a phone. */
const MOST_LARGE_DOTS = 20;

interface Place {
  /** Per cent of the width and height, from the upper left. */
  x: number;
  y: number;
}

/** Weigh-ins as dots, their moving average as a line, the target as a dashed one. */
export function WeightChart({ points, targetKg }: { points: readonly TrendPoint[]; targetKg: number | null }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const { place, heightOf } = scaleOf(points, targetKg);
  const line = points.map(({ date, average }) => place(date, average));
  const path = line.map(({ x, y }) => `${x} ${y}`).join(' L');
  const radius = points.length > MOST_LARGE_DOTS ? 2.5 : 4;
  const figure = (kg: number) => formatNumber(kg, { decimals: 1, fixed: true });
  const [start, end] = [place(first.date, first.kg), place(last.date, last.kg)];
  return (
    <div className="trend-chart">
      <ChartKey
        entries={[{ tone: 'herb', name: history.weightAverage }]}
        {...(targetKg === null ? {} : { goal: history.goalOf(formatKg(targetKg)) })}
      />
      <svg role="img" aria-label={history.weightChart(formatKg(first.kg), formatKg(last.kg))}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path className="trend-chart-area" d={`M0 100 L${path} L100 100 Z`} />
          <path className="trend-chart-line" d={`M${path}`} />
        </svg>
        {targetKg === null ? null : (
          <line
            className="trend-chart-goal"
            x1="0%"
            x2="100%"
            y1={`${heightOf(targetKg)}%`}
            y2={`${heightOf(targetKg)}%`}
          />
        )}
        {points.map(({ date, kg }) => {
          const { x, y } = place(date, kg);
          return <circle key={date} cx={`${x}%`} cy={`${y}%`} r={radius} />;
        })}
        <text x={`${start.x}%`} y={`${start.y}%`} dy={-12}>
          {figure(first.kg)}
        </text>
        <text className="trend-chart-last" x={`${end.x}%`} y={`${end.y}%`} dy={-12} textAnchor="end">
          {figure(last.kg)}
        </text>
      </svg>
      <div className="trend-chart-days" aria-hidden="true">
        <span>{formatDayShort(first.date)}</span>
        <span>{formatDayShort(last.date)}</span>
      </div>
    </div>
  );
}

/** Where a weigh-in stands: the points and the target fill the height, with air around them. */
function scaleOf(points: readonly TrendPoint[], targetKg: number | null) {
  const kgs = points.flatMap(({ kg, average }) => [kg, average]);
  if (targetKg !== null) kgs.push(targetKg);
  const [least, most] = [Math.min(...kgs), Math.max(...kgs)];
  const air = Math.max(0.5, (most - least) * 0.1);
  const heightOf = (kg: number) => ((most + air - kg) / (most - least + 2 * air)) * 100;
  const first = points[0]?.date ?? '2000-01-01';
  const days = Math.max(1, daysBetween(first, points.at(-1)?.date ?? first));
  const place = (date: TrendPoint['date'], kg: number): Place => ({
    x: (daysBetween(first, date) / days) * 100,
    y: heightOf(kg),
  });
  return { place, heightOf };
}
