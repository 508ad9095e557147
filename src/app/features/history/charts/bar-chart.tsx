import type { CSSProperties } from 'react';
import type { DataTone } from '#app/ui/figure/ring.tsx';
import { formatNumber } from '#app/format/number.ts';
import { figureAt, goalRuns, topOf, type BarValue } from './scale.ts';
import { DayAxis } from './day-axis.tsx';
import './bar-chart.css';

interface BarChartProps {
  bars: readonly BarValue[];
  /** The whole chart in a sentence; the figures stand in the table behind it. */
  label: string;
  tone: DataTone;
  /** What lies above the goal is wine-red. */
  marksExcess?: boolean;
  height?: 'tall' | 'low';
}

interface BarStyle extends CSSProperties {
  '--at': string;
  '--share': number;
  '--goal': number;
}

/** Of the drawing, px; `bar-chart.css` has them too. */
const HEIGHTS = { tall: 200, low: 110 } as const;
/** With more bars than this there is no room for a figure over each. */
const MOST_FIGURES = 7;

/** A bar a day, over a dashed line of each day's own goal. */
export function BarChart({ bars, label, tone, marksExcess = false, height = 'tall' }: BarChartProps) {
  const top = topOf(bars);
  const width = 100 / bars.length;
  const figures = bars.length <= MOST_FIGURES;
  return (
    <div className="bar-chart" data-dense={!figures || undefined} data-height={height} style={toneStyle(tone)}>
      <svg role="img" aria-label={label}>
        {bars.map(({ day, value, goal }, index) => {
          if (value === null || value <= 0) return null;
          const over = marksExcess && goal !== null && Math.round(value) > Math.round(goal);
          const style: BarStyle = {
            '--at': `${(index + 0.5) * width}%`,
            '--share': (value / top) * 100,
            '--goal': ((goal ?? 0) / top) * 100,
          };
          return (
            <g key={day} style={style} data-over={over || undefined}>
              <rect className="bar-chart-bar" rx={8} />
              {over ? <rect className="bar-chart-within" /> : null}
            </g>
          );
        })}
        {goalRuns(bars).map(({ from, to, goal }) => (
          <line
            key={from}
            className="bar-chart-goal"
            x1={`${from * width}%`}
            x2={`${to * width}%`}
            y1={`${100 - (goal / top) * 100}%`}
            y2={`${100 - (goal / top) * 100}%`}
          />
        ))}
        {figures
          ? bars.map(({ day, value, goal }, index) =>
              value === null || value <= 0 ? null : (
                <text
                  key={day}
                  x={`${(index + 0.5) * width}%`}
                  y={`${100 - (figureAt({ value, goal }, top, HEIGHTS[height]) / top) * 100}%`}
                  dy={-6}
                  textAnchor="middle"
                >
                  {formatNumber(value)}
                </text>
              ),
            )
          : null}
      </svg>
      <DayAxis days={bars.map(({ day }) => day)} />
    </div>
  );
}

interface ToneStyle extends CSSProperties {
  '--tone': string;
}

const toneStyle = (tone: DataTone): ToneStyle => ({ '--tone': `var(--${tone})` });
