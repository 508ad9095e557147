import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { columnsOf } from '../store/columns.ts';
import { rowsOf, type Orm } from '../store/database.ts';

/** Read and written at once: pictures make rows of 50 KB. */
const ROWS_AT_ONCE = 200;

/** Whose rows become whose, and the revision that they get. */
export interface Move {
  from: string;
  to: string;
  /** Null: they keep what they have. */
  rev: number | null;
  /** Revisions of days: rows that travel with the snapshot of their day get that one. */
  days?: ReadonlyMap<DiaryDay, number>;
}

/**
 * Gives rows of one user to another one who has none of the same key. Read by one key and written by the other: a row never changes its
 * place in a cluster. Those of the first user stay, for whoever deletes that user.
 */
export async function copyRows(
  orm: Orm,
  { table, key }: { table: PgTable; key: readonly string[] },
  { from, to, rev, days }: Move,
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name);
  const lists = {
    into: sql.raw(['user_id', ...names].join(', ')),
    record: sql.raw(columns.map((column) => `${column.name} ${column.type}`).join(', ')),
    key: sql.raw(['user_id', ...key].join(', ')),
  };
  const revOf = (): SQL => {
    if (rev === null) return sql`r.rev`;
    if (!days) return sql`${rev}::bigint`;
    return sql`coalesce((${JSON.stringify(Object.fromEntries(days))}::json ->> r.date::text)::bigint, ${rev}::bigint)`;
  };
  // A row is as old as the revision that it gets: what it claimed says nothing in another diary.
  const valueOf = (column: string): SQL =>
    column === 'rev' ? revOf() : column === 'age' ? sql`null::bigint` : sql.raw(`r.${column}`);
  for (let at = 0; ; at += ROWS_AT_ONCE) {
    const page = rowsOf<{ line: string }>(
      await orm.execute(sql`select row_to_json(t)::text as line from ${name} t where t.user_id = ${from}
        order by ${lists.key} limit ${ROWS_AT_ONCE} offset ${at}`),
    );
    if (page.length === 0) return;
    const lines = `[${page.map(({ line }) => line).join(',')}]`;
    await orm.execute(sql`insert into ${name} (${lists.into})
      select ${to}::uuid, ${sql.join(names.map(valueOf), sql`, `)} from json_to_recordset(${lines}::json) as r(${lists.record})
      on conflict (${lists.key}) do nothing`);
    if (page.length < ROWS_AT_ONCE) return;
  }
}
