import type * as v from 'valibot';
import type { DiaryExport } from '#contract/diary/export.ts';
import type { UserRow } from '#server/store/tables/diary-tables.ts';
import type { KnownUserRow, Loaded, Wanted } from './load.ts';
import type { DiaryTable, RowsReader } from './table.ts';

/** A page of what has changed since a revision, with what stands beside it. */
export interface ChangesPage {
  userId: string;
  user: KnownUserRow;
  /** The revision of the user's own row where it has changed, else null. */
  userRev: number | null;
  /** Rows of a table that have changed, the oldest change first. */
  changed<Row extends object>(table: DiaryTable<Row>): readonly Row[];
  /** Rows that stand on the days that have changed. */
  onDays<Row extends object>(table: DiaryTable<Row>): readonly Row[];
  /** All rows of a table. */
  all<Row extends object>(table: DiaryTable<Row>): readonly Row[];
}

/** How one field of the changes comes about. */
export interface Told<Data> {
  /** The table whose rows the page returns; each row counts as one thing of the page. */
  changed?: DiaryTable;
  /** Where `changed` are days: the tables of what stands on them. */
  onDays?: readonly DiaryTable[];
  /** Tables that are needed whole. */
  all?: readonly DiaryTable[];
  /** Instead of a table, the user's row `u`: at which revision it last changed, in SQL and in memory. */
  ofUser?: {
    sql: string;
    of(user: UserRow, rows: RowsReader): number;
  };
  tell(page: ChangesPage): Data;
}

/** How one field of the exported file comes about. */
export interface Filed<Data> {
  wants: readonly Wanted[];
  tell(loaded: Loaded & { userId: string; user: KnownUserRow }): Data;
}

export type DiaryFile = v.InferOutput<typeof DiaryExport>;
