import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnsOf, selectList } from '#server/store/columns.ts';

/** What becomes of a table's rows when a nameless diary becomes part of an account. */
type Merging =
  /** Rows whose key the account has not come along. */
  | 'by-key'
  /** The same, each at the revision of its day. */
  | 'with-its-day'
  /** They come along where the account has none of all tables that say so. */
  | 'together'
  /** Each gets a revision of its own, the account's days included. */
  | 'renumbered'
  /** They come along as they are. */
  | 'moved';

/** One table of a user's rows. Everything that is done with all of them (load, decide, write, count, merge, delete) asks this. */
export interface DiaryTable<Row extends object = object> {
  readonly name: string;
  readonly table: PgTable;
  /** Columns of the key besides `user_id`, as SQL names them. */
  readonly key: readonly string[];
  readonly columns: ReturnType<typeof columnsOf>;
  /** SQL: the columns of a row `t`, as the server's types name them. */
  readonly select: string;
  /** The same of a row in memory, among all the user's rows. */
  completed(row: Row, rows: RowsReader): Row;
  /** SQL: whether a row `t` is more than the mark of what was deleted. */
  readonly stands: string;
  /** The same of a row in memory. */
  isStanding(row: Row): boolean;
  keyOf(row: Row): string;
  /** Whether its rows count in the user's space, and one by one among the exchanges of a day. */
  readonly space: 'none' | 'rows' | 'talks';
  readonly merging: Merging;
  /** Whether a row that stands is an entry that the person has made: these are counted when diaries are merged. */
  readonly countsAsEntry: boolean;
}

/** Gives all rows of a table. */
export type RowsReader = <Row extends object>(table: DiaryTable<Row>) => readonly Row[];

interface Given<Row extends object> {
  table: PgTable;
  key: readonly string[];
  /** Columns that a row `t` takes from other tables, in SQL and, for the store in memory, as a function. */
  also?: { sql: string; of: (row: Row, rows: RowsReader) => Partial<Row> };
  stands?: { sql: string; of: (row: Row) => boolean };
  space?: DiaryTable['space'];
  merging: Merging;
  countsAsEntry?: boolean;
}

/** Describes a table of the diary. */
export function diaryTable<Row extends object>(given: Given<Row>): DiaryTable<Row> {
  const { table, key, also, stands, space = 'rows', merging, countsAsEntry = false } = given;
  const columns = columnsOf(table);
  const properties = key.map((name) => {
    const column = columns.find((one) => one.name === name);
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
    return column.property as keyof Row;
  });
  const [only] = properties;
  return {
    name: getTableName(table),
    table,
    key,
    columns,
    select: also ? `${selectList(table, 't')}, ${also.sql}` : selectList(table, 't'),
    completed: (row, rows) => (also ? { ...row, ...also.of(row, rows) } : row),
    stands: stands?.sql ?? 'true',
    isStanding: stands?.of ?? (() => true),
    keyOf:
      properties.length === 1 && only !== undefined
        ? (row) => String(row[only])
        : (row) => keyText(...properties.map((property) => String(row[property]))),
    space,
    merging,
    countsAsEntry,
  };
}

/** The key of a row whose key has several columns. None of them holds a space. */
export const keyText = (...parts: string[]): string => parts.join(' ');

/** Rows by key, with those that changed. */
export class Rows<Row extends object> {
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Set<string>();
  readonly #table: DiaryTable<Row>;

  constructor(table: DiaryTable<Row>) {
    this.#table = table;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  /** In the order in which they came. */
  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** Takes a row in as it is stored. */
  read(row: Row): void {
    this.#rows.set(this.#table.keyOf(row), row);
  }

  put(row: Row): void {
    const key = this.#table.keyOf(row);
    this.#rows.set(key, row);
    this.#changed.add(key);
  }

  hasChanged(key: string): boolean {
    return this.#changed.has(key);
  }

  changed(): Row[] {
    return [...this.#changed].flatMap((key) => this.#rows.get(key) ?? []);
  }
}
