import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { addDays, FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatFullDay, formatRelativeDay } from '#app/format/day.ts';
import { weight } from '#app/text/diary/weight.ts';
import { Calendar } from '#app/ui/calendar/calendar.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import './day-chooser.css';

interface DayChooserProps {
  value: DiaryDay;
  today: DiaryDay;
  onChoose: (day: DiaryDay) => void;
}

/** A day up to today: one step back or on, or any day from the calendar below. */
export function DayChooser({ value, today, onChoose }: DayChooserProps) {
  const [open, setOpen] = useState(false);
  const choose = (day: DiaryDay) => {
    setOpen(false);
    onChoose(day);
  };
  return (
    <div className="day-chooser">
      <div className="day-chooser-row">
        <IconButton
          icon={ChevronLeft}
          label={weight.previousDay}
          disabled={value <= FIRST_DAY}
          onClick={() => choose(addDays(value, -1))}
        />
        <button type="button" className="day-chooser-day" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon of={CalendarDays} size={18} />
          <span aria-live="polite">
            {value === today ? formatRelativeDay(value, today) : formatFullDay(value, today)}
          </span>
        </button>
        <IconButton
          icon={ChevronRight}
          label={weight.nextDay}
          disabled={value >= today}
          onClick={() => choose(addDays(value, 1))}
        />
      </div>
      {open ? <Calendar value={value} today={today} least={FIRST_DAY} most={today} onChoose={choose} /> : null}
    </div>
  );
}
