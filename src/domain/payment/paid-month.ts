import { TBILISI_AHEAD_MS } from '../diary/diary-day.ts';

/** The day of the month in Tbilisi, 1–31. */
export const dayOfMonth = (atMs: number): number => new Date(atMs + TBILISI_AHEAD_MS).getUTCDate();

/**
 * The instant a calendar month after `fromMs` (epoch ms), at the same time of day in Tbilisi, on `anchorDay` or on the last day of a
 * month that is shorter: who begins on the 31st pays on 28 February and again on 31 March.
 */
export function monthAfter(fromMs: number, anchorDay: number): number {
  const local = new Date(fromMs + TBILISI_AHEAD_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = (fromMs + TBILISI_AHEAD_MS) % 86_400_000;
  return Date.UTC(year, month, Math.min(anchorDay, lastDay)) + timeOfDay - TBILISI_AHEAD_MS;
}
