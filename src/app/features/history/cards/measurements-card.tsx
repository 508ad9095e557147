import { useThings } from '#device/diary/hooks/use-things.ts';
import { measurementTrends, type MeasurementTrend } from '#domain/body/body-measurements.ts';
import { addDays, isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { formatDay } from '#app/format/day.ts';
import { formatMeasurement } from '#app/format/measurement.ts';
import { measurements as words } from '#app/text/diary/measurements.ts';
import { weight } from '#app/text/diary/weight.ts';
import { Card } from '#app/ui/layout/card.tsx';
import './measurements-card.css';

/** Circumferences change over months: the lines look back from the period's end. */
const LOOK_BACK_DAYS = { day: 91, week: 91, month: 365 };

/** A line for each measurement of the body up to the period's end: its newest figure and how it changed. Nothing where none was ever taken. */
export function MeasurementsCard({ period, today }: { period: Period; today: DiaryDay }) {
  const all = useThings('measurements');
  if (!all || all.length === 0) return null;
  const from = addDays(period.to, -LOOK_BACK_DAYS[period.span]);
  const days = all.flatMap(({ key, value }) =>
    isDiaryDay(key) && key >= from && key <= period.to ? [{ day: key, values: value }] : [],
  );
  const trends = measurementTrends(days);
  return (
    <Card title={weight.measurements}>
      {trends.length === 0 ? (
        <p className="history-note">{words.none}</p>
      ) : (
        <ul className="measurement-lines">
          {trends.map((trend) => (
            <MeasurementLine key={trend.name} trend={trend} today={today} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function MeasurementLine({ trend: { name, day, value, change }, today }: { trend: MeasurementTrend; today: DiaryDay }) {
  return (
    <li>
      <span>{words.names[name]}</span>
      <b>{formatMeasurement(name, value)}</b>
      <small>
        {change ? words.change(signed(name, change.by), formatDay(change.since, today)) : formatDay(day, today)}
      </small>
    </li>
  );
}

const signed = (name: MeasurementTrend['name'], by: number): string =>
  `${by > 0 ? '+' : ''}${formatMeasurement(name, by)}`;
