import { useState } from 'react';
import type { DayMinute } from '#domain/reminders/reminder-settings.ts';
import { reminders } from '#app/text/account/reminders.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { clockOf, minuteOf } from './clock.ts';

interface TimeFieldProps {
  label: string;
  at: DayMinute;
  onTime: (at: DayMinute) => void;
}

/** A time of the day by the phone's own clock; an emptied field keeps the time that counted last. */
export function TimeField({ label, at, onTime }: TimeFieldProps) {
  const [emptied, setEmptied] = useState(false);
  const type = (text: string) => {
    const typed = minuteOf(text);
    setEmptied(typed === null);
    if (typed !== null) onTime(typed);
  };
  return (
    <span className="time-field">
      <TextInput
        type="time"
        aria-label={label}
        aria-invalid={emptied || undefined}
        required
        value={emptied ? '' : clockOf(at)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setEmptied(false)}
      />
      {emptied ? <small role="alert">{reminders.needsTime}</small> : null}
    </span>
  );
}
