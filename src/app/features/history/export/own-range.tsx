import { useId, useState } from 'react';
import { FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { history } from '#app/text/diary/history.ts';
import { Calendar } from '#app/ui/calendar/calendar.tsx';
import type { Days } from './csv-range.ts';

interface OwnRangeProps {
  days: Days;
  today: DiaryDay;
  onChange: (days: Days) => void;
}

/** The first and the last day, each chosen from a calendar that unfolds below. */
export function OwnRange({ days, today, onChange }: OwnRangeProps) {
  const [choosing, setChoosing] = useState<keyof Days | null>(null);
  const id = useId();
  return (
    <div className="own-range">
      {(['from', 'to'] as const).map((end) => (
        <button
          key={end}
          type="button"
          className="own-range-end"
          aria-expanded={choosing === end}
          aria-controls={id}
          onClick={() => setChoosing(choosing === end ? null : end)}
        >
          <small>{history.csv[end]}</small>
          {formatDay(days[end], today)}
        </button>
      ))}
      <div id={id} className="own-range-calendar">
        {choosing === null ? null : (
          <Calendar
            key={choosing}
            value={days[choosing]}
            today={today}
            least={FIRST_DAY}
            most={days[choosing] > today ? days[choosing] : today}
            onChoose={(day) => {
              onChange({ ...days, [choosing]: day });
              setChoosing(null);
            }}
          />
        )}
      </div>
    </div>
  );
}
