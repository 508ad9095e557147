import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { addMonths, monthOf } from '#domain/diary/month.ts';
import { formatDayNumber, formatFullDay, formatMonth } from '#app/format/day.ts';
import { common } from '#app/text/common.ts';
import { IconButton } from '../button/icon-button.tsx';
import { DAYS_OF_KEY } from './month-grid.ts';
import { MonthTable } from './month-table.tsx';
import './calendar.css';

interface CalendarProps {
  /** The chosen day; its month shows first. */
  value: DiaryDay;
  today: DiaryDay;
  /** The first and the last day that can be chosen. */
  least: DiaryDay;
  most: DiaryDay;
  onChoose: (day: DiaryDay) => void;
}

/** A month of days to choose one from; the arrow keys walk through the days. */
export function Calendar({ value, today, least, most, onChoose }: CalendarProps) {
  const [reached, setReached] = useState(value);
  const walking = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(reached);
  const clamp = (day: DiaryDay) => (day < least ? least : day > most ? most : day);
  const turn = (months: number) => setReached(clamp(addMonths(month, months)));
  const walk = (event: KeyboardEvent) => {
    const days = DAYS_OF_KEY[event.key];
    if (days === undefined) return;
    event.preventDefault();
    walking.current = true;
    setReached(clamp(addDays(reached, days)));
  };
  useEffect(() => {
    if (walking.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    walking.current = false;
  }, [reached]);
  const atStart = month <= monthOf(least);
  const atEnd = month >= monthOf(most);
  return (
    <div className="calendar">
      <div className="calendar-head">
        <IconButton icon={ChevronsLeft} label={common.yearBack} disabled={atStart} onClick={() => turn(-12)} />
        <IconButton icon={ChevronLeft} label={common.monthBack} disabled={atStart} onClick={() => turn(-1)} />
        <h3 aria-live="polite">{formatMonth(month)}</h3>
        <IconButton icon={ChevronRight} label={common.monthOn} disabled={atEnd} onClick={() => turn(1)} />
        <IconButton icon={ChevronsRight} label={common.yearOn} disabled={atEnd} onClick={() => turn(12)} />
      </div>
      <MonthTable ref={grid} month={month}>
        {(day) => (
          <button
            type="button"
            tabIndex={day === reached ? 0 : -1}
            disabled={day < least || day > most}
            aria-label={formatFullDay(day, today)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            onKeyDown={walk}
            onClick={() => onChoose(day)}
          >
            {formatDayNumber(day)}
          </button>
        )}
      </MonthTable>
    </div>
  );
}
