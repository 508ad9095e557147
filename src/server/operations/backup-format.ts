import * as v from 'valibot';

/**
 * A backup is gzipped text, a JSON value a line: the header, then for each table its name in a list of one and its rows as objects, and the
 * end. Rows are made and read by the database itself (row_to_json, json_populate_recordset), so that no figure passes through JavaScript.
 * It is the same from either database and goes back into either.
 */
export const FORMAT = 'lukma-backup';
export const FORMAT_VERSION = 1;

export const Header = v.object({
  format: v.literal(FORMAT),
  version: v.literal(FORMAT_VERSION),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Names of the migrations that had made its tables, in their order. */
  migrations: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/))), v.minLength(1)),
});
export type Header = v.InferOutput<typeof Header>;

/** Says that nothing is missing before it. */
export const End = v.object({ end: v.literal(true), rows: v.pipe(v.number(), v.integer()) });

/** The line that begins a table. */
export const TableLine = v.tuple([v.pipe(v.string(), v.regex(/^[a-z_]+$/))]);

/** A backup that cannot be put back, or a place that takes none; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
