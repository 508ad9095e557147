import { TZDate } from '@date-fns/tz';
import { localDay } from '#domain/diary/diary-day.ts';
import type { LocalMoment } from '#domain/reminders/reminder-slots.ts';

/** What calendar and clock show at `ms` (epoch) in an IANA time zone. */
export function localMoment(ms: number, timeZone: string): LocalMoment {
  const there = new TZDate(ms, timeZone);
  return { day: localDay(there), at: there.getHours() * 60 + there.getMinutes() };
}

/** When a moment of that calendar is, in epoch ms. One that summer time skips is an hour later. */
export function instantOf({ day, at }: LocalMoment, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, Math.floor(at / 60), at % 60, timeZone).getTime();
}
