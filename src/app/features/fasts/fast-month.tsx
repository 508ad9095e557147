import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { FAST_SEASONS, type FastingDay } from '#domain/fasts/fasting-calendar.ts';
import { formatDayNumber, formatFullDay, formatMonth } from '#app/format/day.ts';
import { fasts as words } from '#app/text/diary/fasts.ts';
import { MonthTable } from '#app/ui/calendar/month-table.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';

/** One month of the year's view; every day tells its level in a colour, a shape and words. */
export function FastMonth({ days, today }: { days: readonly FastingDay[]; today: DiaryDay }) {
  const [first] = days;
  if (!first) return null;
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <MonthTable className="fast-month" month={first.date} caption={formatMonth(first.date)}>
      {(date) => <Day day={byDate.get(date)} isToday={date === today} />}
    </MonthTable>
  );
}

function Day({ day, isToday }: { day: FastingDay | undefined; isToday: boolean }) {
  if (!day) return null;
  const { date, level, season, name } = day;
  const told = words.ofDay(words.levels[level], season && FAST_SEASONS[season]);
  const label = [formatFullDay(date), told, ...(name === null ? [] : [name])].join(', ');
  return (
    <span
      className="fast-day"
      data-level={level}
      data-feast={name !== null || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={label}
    >
      <span aria-hidden="true">{formatDayNumber(date)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
