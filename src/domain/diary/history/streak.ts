import { addDays, daysBetween, type DiaryDay } from '../diary-day.ts';

/** A day of rest is forgiven when the next one lies at least this many days away. */
const REST_EVERY_DAYS = 7;

/** Days with entries, in a row as a friend would count them. */
export interface Streak {
  /** Days with at least one entry. */
  days: number;
  /** Days without any that were forgiven in between. */
  rests: number;
  /** The first day of it; null without a streak. */
  since: DiaryDay | null;
}

/**
 * Counts back from today. A today without entries breaks nothing: it is not over. One empty day in any seven is a
 * day of rest; it neither counts nor breaks. Entries of days to come are left out.
 */
export function streakOf(logged: ReadonlySet<DiaryDay>, today: DiaryDay): Streak {
  const streak: Streak = { days: 0, rests: 0, since: null };
  let rested: DiaryDay | null = null;
  let pending = 0;
  for (let day = logged.has(today) ? today : addDays(today, -1); ; day = addDays(day, -1)) {
    if (logged.has(day)) {
      streak.days += 1;
      streak.rests += pending;
      streak.since = day;
      pending = 0;
      continue;
    }
    if (rested !== null && daysBetween(day, rested) < REST_EVERY_DAYS) return streak;
    rested = day;
    pending = 1;
  }
}
