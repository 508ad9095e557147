import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The rows of a raw statement: both drivers answer it with an object that has them. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/** Drizzle over either driver; inside a transaction the same type names the transaction's own handle. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** One statement that runs often: prepared once per connection under its name. */
export interface Statement {
  name: string;
  text: string;
  /** Run twice it does no more than once, so that it is run again when the connection goes before its answer has come. */
  repeatable?: true;
}

/** Where everything lives. Both drivers keep the same promises. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  /**
   * Runs one statement by itself: it is atomic and sees one snapshot. Values are scalars, arrays or JSON as text. What another transaction
   * has pushed aside is run again, likewise the transactions of `orm`: see `trouble.ts`. Throws OutcomeUnknown.
   */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs a statement that writes the rows of one user, its first value, and returns how many rows it returned. It may share its transaction
   * with statements of other users; one that fails leaves those as they are. Otherwise as `run`. Throws OutcomeUnknown.
   */
  write(statement: Statement, values: readonly unknown[]): Promise<number>;
  /** Runs work in a transaction that other processes must not run at the same time. */
  exclusively<Result>(work: (orm: Orm) => Promise<Result>): Promise<Result>;
  /** The same for work of single statements, each by itself. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Regular care of the store, where nobody else takes it. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
