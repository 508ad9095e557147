import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { FastingDay, FastSeason } from '#domain/fasts/fasting-calendar.ts';

/** A season as far as it lies within the days. */
export interface SeasonSpan {
  season: FastSeason;
  from: DiaryDay;
  to: DiaryDay;
}

/** The seasons that lie in a row of days, in their order. */
export function seasonsOf(days: readonly FastingDay[]): SeasonSpan[] {
  const spans: SeasonSpan[] = [];
  let last: FastSeason | null = null;
  for (const { date, season } of days) {
    const open = spans.at(-1);
    if (season !== null && season === last && open) open.to = date;
    else if (season !== null) spans.push({ season, from: date, to: date });
    last = season;
  }
  return spans;
}
