import { addDays, type DiaryDay } from '../diary/diary-day.ts';

/** A day of the church's year: month and day of the Julian calendar. */
export type OldStyle = readonly [month: number, day: number];

/** Days that the Julian calendar lags behind in a year, from March on: 13 through 2099. */
const lagOf = (year: number): number => Math.floor(year / 100) - Math.floor(year / 400) - 2;

/** The civil day of a day of the Julian calendar. */
export function civilDay(year: number, [month, day]: OldStyle): DiaryDay {
  const two = (part: number) => String(part).padStart(2, '0');
  const sameName = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as DiaryDay;
  return addDays(sameName, lagOf(month < 3 ? year - 1 : year));
}

/**
 * Pascha of a year, a Sunday: the Julian computus as Meeus tells it (Astronomical Algorithms, chapter 8),
 * in the civil calendar. It falls between 4 April and 8 May through 2099.
 */
export function paschaOf(year: number): DiaryDay {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const count = moon + toSunday + 114;
  return civilDay(year, [Math.floor(count / 31), (count % 31) + 1]);
}
