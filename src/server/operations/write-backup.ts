import { sql } from 'drizzle-orm';
import { readKeysInFile } from '../reminders/kept-vapid-keys.ts';
import type { VapidKeys } from '../reminders/vapid-keys.ts';
import { rowsOf, type Database, type Orm } from '../store/database.ts';
import { appliedMigrations, tableNames } from '../store/migrate.ts';
import { FORMAT, FORMAT_VERSION, type Header } from './backup-format.ts';

/** Fetched at once: pictures make rows of 50 KB. */
const ROWS_AT_ONCE = 200;
/** Counts of the current minute and day, and what can be asked for again, are nothing to keep. */
const LEFT_OUT = new Set(['rate_windows', 'product_cache']);

/**
 * Writes the lines of a backup, all of one moment, while others go on. With the embedded database they wait, because it has one session;
 * its push keys, which lie in a file beside it, come along as a row. Returns how many rows there are.
 */
export async function writeBackup(
  database: Database,
  dataDir: string,
  nowMs: number,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const keys = database.kind === 'pglite' ? await readKeysInFile(dataDir) : null;
  return database.orm.transaction(
    async (orm) => {
      const header: Header = {
        format: FORMAT,
        version: FORMAT_VERSION,
        madeAt: new Date(nowMs).toISOString(),
        migrations: await appliedMigrations(orm),
      };
      await write(JSON.stringify(header));
      let rows = 0;
      for (const table of await tablesThere(orm)) {
        await write(JSON.stringify([table]));
        if (table === 'push_keys' && keys) rows += await writeKeys(keys, write);
        else rows += await writeTable(orm, table, write);
      }
      await write(JSON.stringify({ end: true, rows }));
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Before an update has run, some of the tables are not there yet. */
async function tablesThere(orm: Orm): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(
    await orm.execute(sql`select tablename as name from pg_tables where schemaname = current_schema()`),
  );
  const there = new Set(rows.map(({ name }) => name));
  return tableNames().filter((name) => there.has(name) && !LEFT_OUT.has(name));
}

async function writeTable(orm: Orm, table: string, write: (line: string) => Promise<void>): Promise<number> {
  // A column of type json keeps the line breaks that it came with; outside of strings they are only space.
  await orm.execute(
    sql`declare backup no scroll cursor for select replace(row_to_json(t)::text, e'\n', ' ') as line from ${sql.identifier(table)} t`,
  );
  let count = 0;
  for (;;) {
    const rows = rowsOf<{ line: string }>(await orm.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`)));
    if (rows.length === 0) break;
    await write(rows.map(({ line }) => line).join('\n'));
    count += rows.length;
  }
  await orm.execute(sql`close backup`);
  return count;
}

async function writeKeys(
  { publicKey, privateKey }: VapidKeys,
  write: (line: string) => Promise<void>,
): Promise<number> {
  await write(JSON.stringify({ singleton: true, public_key: publicKey, private_key: privateKey }));
  return 1;
}
