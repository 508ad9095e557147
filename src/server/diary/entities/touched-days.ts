import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { days, type DayRow } from '#server/store/tables/diary-tables.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import { put, type RowsFor } from '../core/work.ts';

/** Days of which anything was ever touched: entries and water travel with the snapshot of their day. */
export const touchedDays: DiaryTable<DayRow> = diaryTable<DayRow>({
  table: days,
  key: ['date'],
  space: 'none',
  merging: 'renumbered',
});

/** Stamps days. */
export const touch = (dates: Iterable<DiaryDay>, rev: number): RowsFor =>
  put(touchedDays, ...[...new Set(dates)].map((date) => ({ date, rev })));
