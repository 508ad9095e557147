import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense, useRef, useState, type PointerEvent } from 'react';
import { FIRST_DAY, mondayOf, weekOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { calendar } from '#app/text/calendar.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { WeekDay } from '#app/ui/calendar/week-day.tsx';
import { loadDayPicker, LazyDayPicker, LazyWeekFasts } from '../lazy.ts';
import { dayTitle } from './day-title.ts';
import { weekEarlier, weekLater, weeksOfSwipe } from './shown-day.ts';
import type { KeptFast, KeptFasts } from './week-fasts.tsx';
import './date-strip.css';

const NO_FASTS: KeptFasts = new Map();

interface DateStripProps {
  day: DiaryDay;
  today: DiaryDay;
  onChoose: (day: DiaryDay) => void;
}

/** The name of the open day and its week; other weeks by arrow or swipe, any day from the calendar. */
export function DateStrip({ day, today, onChoose }: DateStripProps) {
  const [picking, setPicking] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const { title, note } = dayTitle(day, today);
  const earlier = weekEarlier(day);
  const later = weekLater(day, today);
  const [fasts, setFasts] = useState<KeptFasts>(NO_FASTS);
  const fast = fasts.get(day);
  const press = (event: PointerEvent) => {
    start.current = { x: event.clientX, y: event.clientY };
  };
  const lift = (event: PointerEvent) => {
    if (!start.current) return;
    const weeks = weeksOfSwipe(event.clientX - start.current.x, event.clientY - start.current.y);
    start.current = undefined;
    const reached = weeks < 0 ? earlier : weeks > 0 ? later : undefined;
    if (reached) onChoose(reached);
  };
  return (
    <div className="date-strip">
      <div className="date-strip-head">
        <h1>
          {title} <small>{note}</small>
        </h1>
        {day === today ? null : (
          <Button tone="tint" className="date-strip-today" onClick={() => onChoose(today)}>
            {calendar.today}
          </Button>
        )}
        <IconButton
          icon={ChevronLeft}
          label={dashboard.earlierWeek}
          disabled={!earlier}
          onClick={() => earlier && onChoose(earlier)}
        />
        <IconButton
          icon={ChevronRight}
          label={dashboard.laterWeek}
          disabled={!later}
          onClick={() => later && onChoose(later)}
        />
        <IconButton
          icon={CalendarDays}
          label={dashboard.chooseDay}
          aria-haspopup="dialog"
          {...onIntent(loadDayPicker)}
          onClick={() => setPicking(true)}
        />
      </div>
      <div
        className="date-strip-week week-days"
        role="group"
        aria-label={dashboard.days}
        onPointerDown={press}
        onPointerUp={lift}
      >
        {weekOf(day).map((each) => (
          <WeekDay
            key={each}
            day={each}
            today={today}
            open={each === day}
            disabled={each > today || each < FIRST_DAY}
            mark={markOf(fasts.get(each))}
            onOpen={() => onChoose(each)}
          />
        ))}
      </div>
      {fast ? (
        <p className="date-strip-fast">
          {fast.words}
          {fast.name === null ? null : <small>{fast.name}</small>}
        </p>
      ) : null}
      <Suspense fallback={null}>
        <LazyWeekFasts monday={mondayOf(day)} onKnown={setFasts} />
      </Suspense>
      <LazyDayPicker
        open={picking}
        title={dashboard.chooseDay}
        value={day}
        today={today}
        onChoose={(chosen) => {
          setPicking(false);
          onChoose(chosen);
        }}
        onClose={() => setPicking(false)}
      />
    </div>
  );
}

const markOf = (fast: KeptFast | undefined) =>
  fast && fast.level !== 'none' ? { look: fast.level, words: fast.words } : undefined;
