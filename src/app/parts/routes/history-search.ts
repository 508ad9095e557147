import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { SPANS, type Span } from '#domain/diary/history/span.ts';

/** What may stand behind /history? in the address. */
export interface HistorySearch {
  /** How much shows at once; a week when absent. */
  span?: Span;
  /** A day of the period that shows; today when absent. */
  day?: DiaryDay;
}

/** Reads the address and drops everything that is not meant for the history. */
export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const search: HistorySearch = {};
  const span = SPANS.find((known) => known === raw['span']);
  if (span) search.span = span;
  if (typeof raw['day'] === 'string' && isDiaryDay(raw['day'])) search.day = raw['day'];
  return search;
}
