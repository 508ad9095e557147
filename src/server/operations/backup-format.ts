import * as v from 'valibot';

/**
 * A backup is gzipped text, a JSON value a line: the header, then names of tables in a list of one, each followed by rows of it as objects,
 * and the end. Rows are made and read by the database itself (row_to_json, json_populate_recordset), so that no figure passes through
 * JavaScript. It is the same from either database and goes back into either.
 *
 *     header ▸ each user, all rows of one moment ▸ what is nobody's ▸ users whose account changed meanwhile, again ▸ end
 *
 * In the first version each table came whole, all of them of one moment, look-ups included.
 */
export const FORMAT = 'lukma-backup';
export const FORMAT_VERSION = 2;

export const Header = v.object({
  format: v.literal(FORMAT),
  version: v.picklist([1, FORMAT_VERSION]),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Names of the migrations that had made its tables, in their order. */
  migrations: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/))), v.minLength(1)),
});
export type Header = v.InferOutput<typeof Header>;

/** Says that nothing is missing before it. */
export const End = v.object({ end: v.literal(true), rows: v.pipe(v.number(), v.integer()) });

/** The line that begins a table. */
export const TableLine = v.strictTuple([v.pipe(v.string(), v.regex(/^[a-z_]+$/))]);

/** What follows is all of a user; what was said of them before counts no more. */
export const AgainLine = v.strictTuple([v.literal('again'), v.pipe(v.string(), v.uuid())]);

/** Where a backup goes on that was broken off. */
export const Place = v.object({
  stage: v.picklist(['users', 'rest', 'again']),
  /** The last user that was written; null: none yet. */
  after: v.nullable(v.pipe(v.string(), v.uuid())),
  /** When it was begun, epoch ms. */
  startedMs: v.number(),
  /** How many migrations have made the tables. */
  migrations: v.number(),
});
export type Place = v.InferOutput<typeof Place>;

/** What a part of a backup came to: where the next one begins (null: this was the last), and its rows. */
export const PartEnd = v.object({ next: v.nullable(Place), rows: v.number() });
export type PartEnd = v.InferOutput<typeof PartEnd>;

/** A backup that cannot be put back, or a place that takes none; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
