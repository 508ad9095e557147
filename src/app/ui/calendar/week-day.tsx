import type { DiaryDay } from '#domain/diary-day.ts';
import { formatDayNumber, formatFullDay, formatWeekdayShort } from '#app/format/day.ts';
import './week-day.css';

interface WeekDayProps {
  day: DiaryDay;
  today: DiaryDay;
  open: boolean;
  disabled?: boolean | undefined;
  onOpen: () => void;
}

/** One day of a week; the row around them has the class `week-days`. */
export function WeekDay({ day, today, open, disabled, onOpen }: WeekDayProps) {
  return (
    <button
      type="button"
      className="week-day"
      disabled={disabled}
      aria-label={formatFullDay(day, today)}
      aria-pressed={open}
      aria-current={day === today ? 'date' : undefined}
      onClick={onOpen}
    >
      {formatWeekdayShort(day)}
      <b>{formatDayNumber(day)}</b>
    </button>
  );
}
