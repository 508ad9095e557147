import { FIRST_DAY, type DiaryDay } from '../../../../domain/diary-day.ts';
import { formatDayNumber, formatFullDay, formatWeekdayShort } from '../../../format/day.ts';

interface WeekDayProps {
  day: DiaryDay;
  today: DiaryDay;
  open: boolean;
  onOpen: () => void;
}

/** One day of the strip; a day that is still to come cannot be opened. */
export function WeekDay({ day, today, open, onOpen }: WeekDayProps) {
  return (
    <button
      type="button"
      className="week-day"
      disabled={day > today || day < FIRST_DAY}
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
