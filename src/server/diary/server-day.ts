import { dayInZone, TBILISI, type DiaryDay } from '../../domain/diary-day.ts';

const MINUTE_MS = 60_000;
let minute = -1;
let day: DiaryDay = '2000-01-01';

/** The server's own day, in Tbilisi. Asking the time zone costs 20 µs, so it is asked once a minute. */
export function serverDay(nowMs: number): DiaryDay {
  const now = Math.floor(nowMs / MINUTE_MS);
  if (now !== minute) {
    minute = now;
    day = dayInZone(nowMs, TBILISI);
  }
  return day;
}
