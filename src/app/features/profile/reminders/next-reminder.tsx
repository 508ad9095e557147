import { useMinute } from '#device/platform/use-minute.ts';
import { localDay } from '#domain/diary-day.ts';
import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { nextMoment } from '#domain/reminders/reminder-slots.ts';
import { formatRelativeDay } from '#app/format/day.ts';
import { reminders } from '#app/text/account/reminders.ts';
import { clockOf } from './clock.ts';

/** When the next reminder comes with these settings: the person sees at once what they have chosen. */
export function NextReminder({ settings }: { settings: ReminderSettings }) {
  const now = new Date(useMinute());
  const today = localDay(now);
  const next = nextMoment(settings, { day: today, at: now.getHours() * 60 + now.getMinutes() });
  return (
    <p className="reminders-note" role="status">
      {next ? reminders.next(formatRelativeDay(next.day, today), clockOf(next.at)) : reminders.never}
    </p>
  );
}
