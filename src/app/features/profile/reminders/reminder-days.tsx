import { WEEKDAYS, type Weekday } from '#domain/reminders/reminder-settings.ts';
import { calendar } from '#app/text/calendar.ts';
import { reminders as words } from '#app/text/account/reminders.ts';
import type { SettingsPart } from './settings-part.ts';
import { TimeField } from './time-field.tsx';

/** When reminders may come: days, and the hours in which nothing does. */
export function ReminderDays({ settings: { weekdays, quiet }, onChange }: SettingsPart) {
  const turn = (day: Weekday, on: boolean) =>
    onChange({ weekdays: WEEKDAYS.filter((one) => (one === day ? on : weekdays.includes(one))) });
  return (
    <>
      <fieldset className="reminders-part">
        <legend>{words.days}</legend>
        <div className="reminders-days">
          {WEEKDAYS.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={weekdays.includes(day)}
                onChange={(event) => turn(day, event.target.checked)}
                aria-label={calendar.weekdays[day - 1]}
              />
              <span aria-hidden="true">{calendar.weekdaysShort[day - 1]}</span>
            </label>
          ))}
        </div>
        {weekdays.length === 0 ? <p className="reminders-error">{words.noDays}</p> : null}
      </fieldset>
      <fieldset className="reminders-part">
        <legend>{words.quiet}</legend>
        <div className="reminders-quiet">
          <TimeField
            label={words.quietFromLabel}
            at={quiet.from}
            onTime={(from) => onChange({ quiet: { ...quiet, from } })}
          />
          <span aria-hidden="true">–</span>
          <TimeField label={words.quietToLabel} at={quiet.to} onTime={(to) => onChange({ quiet: { ...quiet, to } })} />
        </div>
        <p className="reminders-note">{words.quietHint}</p>
      </fieldset>
    </>
  );
}
