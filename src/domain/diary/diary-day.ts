/** A calendar day as `YYYY-MM-DD`: the day of the person, frozen at the tap; it has no time zone. */
export type DiaryDay = `${number}-${number}-${number}`;

/** The first day that a diary can hold. */
export const FIRST_DAY: DiaryDay = '2000-01-01';

/** The time zone of the trial and of the server's own idea of "today" (spec §4). */
export const TBILISI = 'Asia/Tbilisi';

const DAY_MS = 86_400_000;

/** Whether `text` is a real calendar day written as `YYYY-MM-DD`. */
export function isDiaryDay(text: string): text is DiaryDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayFromUtc(ms) === text;
}

/** The calendar day of a local `Date`: what the clock on the person's wall shows. */
export function localDay(date: Date): DiaryDay {
  return joinDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/**
 * The calendar day at `epochMs` in `timeZone` (an IANA name).
 * Throws a RangeError when the platform does not know the zone.
 */
export function dayInZone(epochMs: number, timeZone: string): DiaryDay {
  const parts = zoneFormat(timeZone).formatToParts(epochMs);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return joinDay(part('year'), part('month'), part('day'));
}

/** `day` moved by whole calendar days; negative goes back. */
export function addDays(day: DiaryDay, days: number): DiaryDay {
  return dayFromUtc(utcOf(day) + days * DAY_MS);
}

/** The day before, or the diary's first day itself. */
export const dayBefore = (day: DiaryDay): DiaryDay => (day > FIRST_DAY ? addDays(day, -1) : day);

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: DiaryDay, to: DiaryDay): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** 1 for Monday to 7 for Sunday, as in a meal plan. */
export function weekdayOf(day: DiaryDay): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const weekdays = [7, 1, 2, 3, 4, 5, 6] as const;
  return weekdays[new Date(utcOf(day)).getUTCDay()] ?? 7;
}

/** The Monday of the week of `day`. */
export const mondayOf = (day: DiaryDay): DiaryDay => addDays(day, 1 - weekdayOf(day));

/** Every day from `from` to `to`, both included; none when `to` is earlier. */
export function daysFrom(from: DiaryDay, to: DiaryDay): DiaryDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  zoneFormats.set(timeZone, made);
  return made;
}

const utcOf = (day: DiaryDay): number => Date.parse(`${day}T00:00:00Z`);

function dayFromUtc(ms: number): DiaryDay {
  const date = new Date(ms);
  return joinDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function joinDay(year: number, month: number, day: number): DiaryDay {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as DiaryDay;
}

/** The seven days, from Monday on, of the week of `day`. */
export const weekOf = (day: DiaryDay): DiaryDay[] =>
  Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
