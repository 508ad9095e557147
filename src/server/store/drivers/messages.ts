import type { Statement } from '../database.ts';

/** A statement with its values. */
export interface Asked {
  statement: Statement;
  values: readonly unknown[];
}

/** What a connection is told of a statement. */
export interface Told extends Asked {
  /** The connection has not prepared it yet. */
  isNew: boolean;
  /** Its rows are read, so their types have to be known. */
  wantsRows: boolean;
}

/** Statements as a connection is told of them that has prepared `known`; `fresh` are those that it prepares now, in their order. */
export function toldTo(
  known: ReadonlySet<string>,
  asked: readonly Asked[],
  wantsRows: boolean,
): { told: Told[]; fresh: string[] } {
  const fresh = new Set<string>();
  const told = asked.map((one): Told => {
    const { name } = one.statement;
    const isNew = !known.has(name) && !fresh.has(name);
    if (isNew) fresh.add(name);
    return { ...one, isNew, wantsRows };
  });
  return { told, fresh: [...fresh] };
}

const FIRST_BYTES = 64 * 1024;
const NO_VALUE = -1;
const SYNC = 'S';

/** Where messages are put together; a process makes one row of them at a time. */
let bytes = Buffer.allocUnsafe(FIRST_BYTES);
let end = 0;

/**
 * The messages of PostgreSQL's protocol that run prepared statements one after the other, with one end: what stands before it is one
 * transaction. Put together in one piece, because a write of its own for each message would cost more than the statement.
 */
export function messagesFor(statements: readonly Told[]): Uint8Array {
  end = 0;
  for (const { statement, values, isNew, wantsRows } of statements) {
    if (isNew) message('P', () => (text(statement.name), text(statement.text), int16(0)));
    message('B', () => bind(statement.name, values));
    if (wantsRows) message('D', () => (byte('P'), text('')));
    message('E', () => (text(''), int32(0)));
  }
  message(SYNC, () => undefined);
  return Uint8Array.prototype.slice.call(bytes, 0, end);
}

function bind(name: string, values: readonly unknown[]): void {
  text('');
  text(name);
  // All of them as text, the results, too.
  int16(0);
  int16(values.length);
  for (const value of values) {
    const written = valueText(value);
    if (written === null) int32(NO_VALUE);
    else sized(() => utf8(written));
  }
  int16(0);
}

/** A value as PostgreSQL reads it; null where there is none. */
function valueText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? `{${value.map(elementText).join(',')}}` : String(value);
}

function elementText(value: unknown): string {
  const written = valueText(value);
  return written === null ? 'NULL' : `"${written.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}

/** A letter, then the length of what follows, itself included. */
function message(letter: string, body: () => void): void {
  byte(letter);
  const at = end;
  int32(0);
  body();
  bytes.writeInt32BE(end - at, at);
}

/** The length of what follows, without itself, and then it. */
function sized(body: () => void): void {
  const at = end;
  int32(0);
  body();
  bytes.writeInt32BE(end - at - 4, at);
}

function byte(letter: string): void {
  room(1);
  bytes[end] = letter.charCodeAt(0);
  end += 1;
}

function int16(value: number): void {
  room(2);
  end = bytes.writeUInt16BE(value, end);
}

function int32(value: number): void {
  room(4);
  end = bytes.writeInt32BE(value, end);
}

function text(value: string): void {
  utf8(value);
  room(1);
  bytes[end] = 0;
  end += 1;
}

function utf8(value: string): void {
  // A letter takes three bytes at most.
  room(value.length * 3);
  end += bytes.write(value, end, 'utf8');
}

function room(more: number): void {
  if (end + more <= bytes.length) return;
  const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, end + more));
  bytes.copy(larger, 0, 0, end);
  bytes = larger;
}

/** How many rows a statement has returned or written, as its tag says: `SELECT 1`, `INSERT 0 1`. */
export const rowsIn = (tag: string): number => Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0;
