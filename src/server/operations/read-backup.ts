import * as v from 'valibot';
import { AgainLine, BackupError, End, FORMAT, FORMAT_VERSION, Header, TableLine } from './backup-format.ts';

/** Some rows of one table, each a JSON object as text; or a user of whom nothing counts that came before. */
type BackupPart = { table: string; rows: string[] } | { again: string };

/** A backup that is being read: its header is known. */
export interface OpenBackup {
  header: Header;
  /** The rest, in pieces that fit into a statement. Throws BackupError where something is missing or damaged. */
  parts(): AsyncGenerator<BackupPart>;
}

const MOST_CHARS = 1_000_000;
const MOST_ROWS = 1_000;
/** Rows of several tables lie side by side; so many characters are held until there are enough of one for a statement. */
const MOST_HELD_CHARS = 8_000_000;

/** Opens a backup from its lines. Throws BackupError when it is none, or one of a later version. */
export async function openBackup(lines: AsyncIterable<string>): Promise<OpenBackup> {
  const reader = lines[Symbol.asyncIterator]();
  const first: unknown = await reader.next().then(
    ({ done, value }) => (done === true ? null : parsed(value)),
    () => null,
  );
  const header = v.safeParse(Header, first);
  if (!header.success)
    throw new BackupError(
      newer(first) ? 'The backup was made by a newer version; update first.' : 'This is not a backup of Lukma.',
    );
  return { header: header.output, parts: () => readParts(reader) };
}

async function* readParts(reader: AsyncIterator<string>): AsyncGenerator<BackupPart> {
  const held = new Held();
  let table: string | null = null;
  let count = 0;
  for (;;) {
    // A file that was cut off, or whose bytes are wrong, fails in the decompression.
    const { done, value: line } = await reader.next().catch(() => ({ done: true as const, value: '' }));
    if (done === true) throw new BackupError('The backup breaks off: it was not written to its end, or it is damaged.');
    if (line.startsWith('{"') && !line.startsWith('{"end"')) {
      if (table === null) throw new BackupError('The backup has rows without a table.');
      count += 1;
      yield* held.add(table, line);
      continue;
    }
    const value = parsed(line);
    if (v.is(End, value)) {
      if (value.rows !== count) throw new BackupError(`The backup has ${count} rows and should have ${value.rows}.`);
      return yield* held.all();
    }
    if (v.is(AgainLine, value)) {
      yield* held.all();
      yield { again: value[1] };
      table = null;
      continue;
    }
    if (!v.is(TableLine, value)) throw new BackupError('The backup has a line that is none of its format.');
    [table] = value;
  }
}

/** Rows that wait until there are enough of their table. */
class Held {
  readonly #tables = new Map<string, { rows: string[]; chars: number }>();
  #chars = 0;

  *add(table: string, row: string): Generator<BackupPart> {
    const held = this.#tables.get(table) ?? { rows: [], chars: 0 };
    this.#tables.set(table, held);
    held.rows.push(row);
    held.chars += row.length;
    this.#chars += row.length;
    if (held.rows.length >= MOST_ROWS || held.chars >= MOST_CHARS) yield this.#take(table, held);
    else if (this.#chars >= MOST_HELD_CHARS) yield* this.all();
  }

  *all(): Generator<BackupPart> {
    for (const [table, held] of this.#tables) yield this.#take(table, held);
  }

  #take(table: string, { rows, chars }: { rows: string[]; chars: number }): BackupPart {
    this.#tables.delete(table);
    this.#chars -= chars;
    return { table, rows };
  }
}

const newer = (header: unknown): boolean =>
  v.is(v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.gtValue(FORMAT_VERSION)) }), header);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
