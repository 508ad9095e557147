import { addDays, mondayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import {
  formatDay,
  formatDayNumber,
  formatDayShort,
  formatFullDay,
  formatMonth,
  formatRelativeDay,
} from '#app/format/day.ts';
import { history } from '#app/text/diary/history.ts';

/** A period's name, and how it lies to today where that has a word. */
export interface PeriodLabels {
  name: string;
  note: string | undefined;
}

/** "9–15 ნოემბერი" and "გასული კვირა"; "ნოემბერი 2026"; "პარასკევი, 20 ნოემბერი" and "დღეს". */
export function periodLabels({ span, from, to }: Period, today: DiaryDay): PeriodLabels {
  switch (span) {
    case 'day': {
      const near = formatRelativeDay(from, today);
      return { name: formatFullDay(from, today), note: near === formatDay(from, today) ? undefined : near };
    }
    case 'week':
      return { name: weekName(from, to, today), note: weekNote(from, today) };
    case 'month':
      return { name: formatMonth(from), note: undefined };
  }
}

function weekName(from: DiaryDay, to: DiaryDay, today: DiaryDay): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return `${formatDayNumber(from)}–${formatDay(to, today)}`;
  const year = to.slice(0, 4);
  return `${formatDayShort(from)} – ${formatDayShort(to)}${year === today.slice(0, 4) ? '' : `, ${year}`}`;
}

function weekNote(from: DiaryDay, today: DiaryDay): string | undefined {
  if (from === mondayOf(today)) return history.thisWeek;
  return from === addDays(mondayOf(today), -7) ? history.lastWeek : undefined;
}
