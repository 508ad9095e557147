import type { DayMinute } from '#domain/reminders/reminder-settings.ts';

/** A minute of the day as `HH:MM`. */
export const clockOf = (at: DayMinute): string =>
  [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minute of the day that `HH:MM` means; null for anything else, as a time field that is being emptied gives it. */
export function minuteOf(clock: string): DayMinute | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
