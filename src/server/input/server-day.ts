import type { Timestamp } from '#contract/primitives.ts';
import { addDays, dayInZone, FIRST_DAY, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';

const MINUTE_MS = 60_000;
/** A clock ahead of ours, in another time zone, is at most this far (design §5). */
const DAYS_AHEAD = 2;

let minute = -1;
let day: DiaryDay = FIRST_DAY;
let latest: DiaryDay = FIRST_DAY;

/** The server's own day, in Tbilisi. Asking the time zone costs 20 µs, so it is asked once a minute. */
export function serverDay(nowMs: number): DiaryDay {
  const now = Math.floor(nowMs / MINUTE_MS);
  if (now !== minute) {
    minute = now;
    day = dayInZone(nowMs, TBILISI);
    latest = lastDayFrom(day);
  }
  return day;
}

/** The last day that a diary can hold on the server's day. */
export const lastDayFrom = (today: DiaryDay): DiaryDay => addDays(today, DAYS_AHEAD);

/** The last day that a diary can hold at present. */
export function latestDay(nowMs: number): DiaryDay {
  serverDay(nowMs);
  return latest;
}

/** Epoch ms as the wire has it. */
export const timestampOf = (ms: number): Timestamp => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: (ms % 1000) * 1_000_000,
});
