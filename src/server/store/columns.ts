import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

interface Column {
  property: string;
  name: string;
  type: string;
}

/** A user's table without its `user_id`. */
export function columnsOf(table: PgTable): Column[] {
  return Object.entries(getTableColumns(table))
    .filter(([property]) => property !== 'userId')
    .map(([property, column]) => ({ property, name: column.name, type: column.getSQLType() }));
}

/** `m.meal_type as "mealType", …`: a row as the server's types name it. */
export const selectList = (table: PgTable, alias: string): string =>
  columnsOf(table)
    .map(({ name, property }) => `${alias}.${name} as "${property}"`)
    .join(', ');

/** `r("mealType" text, …)`: the same row on its way back in, for json_to_recordset. */
export const recordList = (table: PgTable): string =>
  columnsOf(table)
    .map(({ property, type }) => `"${property}" ${type}`)
    .join(', ');
