import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDayNumber, formatWeekdayShort } from '#app/format/day.ts';
import './day-axis.css';

/** A week names every day; a month its first and every fifth. */
const isNamed = (day: DiaryDay) => day.endsWith('-01') || Number(formatDayNumber(day)) % 5 === 0;

/** The days under a chart, for the eye; screen readers have the table. */
export function DayAxis({ days }: { days: readonly DiaryDay[] }) {
  const week = days.length <= 7;
  return (
    <div className="day-axis" aria-hidden="true">
      {days.map((day) => (
        <span key={day}>
          {week ? formatWeekdayShort(day) : null}
          {week ? <b>{formatDayNumber(day)}</b> : isNamed(day) ? formatDayNumber(day) : null}
        </span>
      ))}
    </div>
  );
}
