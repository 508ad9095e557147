import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDayNumber, formatFullDay, formatWeekdayShort } from '#app/format/day.ts';
import './week-day.css';

interface WeekDayProps {
  day: DiaryDay;
  today: DiaryDay;
  open: boolean;
  disabled?: boolean | undefined;
  /** A dot below the day, in words for who does not see it. */
  mark?: { look: string; words: string } | undefined;
  onOpen: () => void;
}

/** One day of a week; the row around them has the class `week-days`. */
export function WeekDay({ day, today, open, disabled, mark, onOpen }: WeekDayProps) {
  return (
    <button
      type="button"
      className="week-day"
      disabled={disabled}
      aria-label={mark ? `${formatFullDay(day, today)}, ${mark.words}` : formatFullDay(day, today)}
      data-mark={mark?.look}
      aria-pressed={open}
      aria-current={day === today ? 'date' : undefined}
      onClick={onOpen}
    >
      {formatWeekdayShort(day)}
      <b>{formatDayNumber(day)}</b>
    </button>
  );
}
