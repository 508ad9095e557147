import * as v from 'valibot';
import { BackupError, End, FORMAT, FORMAT_VERSION, Header, TableLine } from './backup-format.ts';

/** Some rows of one table, each a JSON object as text. */
interface BackupRows {
  table: string;
  rows: string[];
}

/** A backup that is being read: its header is known. */
export interface OpenBackup {
  header: Header;
  /** The rest, in pieces that fit into a statement. Throws BackupError where something is missing or damaged. */
  rows(): AsyncGenerator<BackupRows>;
}

const MOST_CHARS = 1_000_000;
const MOST_ROWS = 1_000;

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
  return { header: header.output, rows: () => readRows(reader) };
}

async function* readRows(reader: AsyncIterator<string>): AsyncGenerator<BackupRows> {
  let table: string | null = null;
  let rows: string[] = [];
  let chars = 0;
  let count = 0;
  for (;;) {
    // A file that was cut off, or whose bytes are wrong, fails in the decompression.
    const { done, value: line } = await reader.next().catch(() => ({ done: true as const, value: '' }));
    if (done === true) throw new BackupError('The backup breaks off: it was not written to its end, or it is damaged.');
    const isRow = line.startsWith('{"') && !line.startsWith('{"end"');
    if (rows.length > 0 && (!isRow || rows.length >= MOST_ROWS || chars >= MOST_CHARS)) {
      if (table === null) throw new BackupError('The backup has rows without a table.');
      yield { table, rows };
      [rows, chars] = [[], 0];
    }
    if (isRow) {
      rows.push(line);
      chars += line.length;
      count += 1;
      continue;
    }
    const value = parsed(line);
    if (v.is(End, value)) {
      if (value.rows !== count) throw new BackupError(`The backup has ${count} rows and should have ${value.rows}.`);
      return;
    }
    if (!v.is(TableLine, value)) throw new BackupError('The backup has a line that is none of its format.');
    [table] = value;
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
