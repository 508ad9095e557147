import { curveMonotoneX } from '@visx/curve';
import { AreaSeries, GlyphSeries, LineSeries, XYChart } from '@visx/xychart';
import { formatDayShort } from '#app/format/day.ts';
import { formatKg, formatNumber } from '#app/format/number.ts';
import { weight } from '#app/text/diary/weight.ts';
import { trendRange, type TrendPoint } from './weight-trend.ts';
import './weight-chart.css';

const HEIGHT = 128;
const MARGIN = { top: 24, right: 8, bottom: 6, left: 8 };
/** More points than this would touch each other on a phone: only the first and the last are marked. */
const MOST_GLYPHS = 14;

const xOf = (point: TrendPoint) => point.x;
const yOf = (point: TrendPoint) => point.kg;

/** The weigh-ins as a line over the goal; its own chunk, because the chart library is heavy. */
export function WeightChart({ points, targetKg }: { points: TrendPoint[]; targetKg: number | null }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const range = trendRange(points, targetKg);
  const marked = points.length <= MOST_GLYPHS ? points : [first, last];
  const goal =
    targetKg === null
      ? null
      : [
          { ...first, kg: targetKg },
          { ...last, kg: targetKg },
        ];
  return (
    <div className="weight-chart" role="img" aria-label={weight.trend(formatKg(first.kg), formatKg(last.kg))}>
      <div className="weight-chart-drawing" aria-hidden="true">
        <XYChart
          height={HEIGHT}
          margin={MARGIN}
          xScale={{ type: 'linear', domain: [0, last.x], zero: false, nice: false }}
          yScale={{ type: 'linear', domain: range, zero: false, nice: false }}
          pointerEventsDataKey="all"
          captureEvents={false}
        >
          <AreaSeries
            dataKey="area"
            data={points}
            xAccessor={xOf}
            yAccessor={yOf}
            y0Accessor={() => range[0]}
            curve={curveMonotoneX}
            renderLine={false}
            fill="var(--herb-wash)"
            fillOpacity={1}
          />
          {goal ? (
            <LineSeries
              dataKey="goal"
              data={goal}
              xAccessor={xOf}
              yAccessor={yOf}
              stroke="var(--soft)"
              strokeWidth={1}
              strokeDasharray="4 5"
            />
          ) : null}
          <LineSeries
            dataKey="line"
            data={points}
            xAccessor={xOf}
            yAccessor={yOf}
            curve={curveMonotoneX}
            stroke="var(--herb)"
            strokeWidth={3}
          />
          <GlyphSeries
            dataKey="points"
            data={marked}
            xAccessor={xOf}
            yAccessor={yOf}
            renderGlyph={({ x, y, datum }) => (
              <g key={datum.date} transform={`translate(${x} ${y})`}>
                <circle
                  r={4.5}
                  fill={datum === last ? 'var(--herb)' : 'var(--card)'}
                  stroke="var(--herb)"
                  strokeWidth={3}
                />
                {datum === first ? (
                  <text y={-12} className="weight-chart-first">
                    {formatNumber(datum.kg, { decimals: 1, fixed: true })}
                  </text>
                ) : null}
                {datum === last ? (
                  <text y={-12} className="weight-chart-last">
                    {formatNumber(datum.kg, { decimals: 1, fixed: true })}
                  </text>
                ) : null}
              </g>
            )}
          />
        </XYChart>
      </div>
      <div className="weight-chart-days" aria-hidden="true">
        <span>{formatDayShort(first.date)}</span>
        <span>{formatDayShort(last.date)}</span>
      </div>
    </div>
  );
}
