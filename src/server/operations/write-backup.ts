import { sql } from 'drizzle-orm';
import { readKeysInFile } from '../reminders/kept-vapid-keys.ts';
import { rowsOf, type Database, type Orm } from '../store/database.ts';
import { appliedMigrations } from '../store/migrate.ts';
import { BackupError, FORMAT, FORMAT_VERSION, type Header, type PartEnd, type Place } from './backup-format.ts';
import { LOOK_UPS, OF_NOBODY, OF_USERS, OUTLIVING, tablesThere } from './backup-tables.ts';

/** Fetched at once: pictures make rows of 50 KB. */
const ROWS_AT_ONCE = 200;
/** So many users are a part: what is lost when a backup is killed. */
const USERS_IN_PART = 500;
/** Clocks of servers may differ by so much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Writes a line, or several with line breaks between them. */
export type WriteLine = (line: string) => Promise<void>;

/** Where a backup is read from: parts of it, one after the other. `place`: where it goes on; null: from the beginning. */
export type BackupSource = (place: Place | null, write: WriteLine) => Promise<PartEnd>;

/**
 * A database as a source of backups, while others go on. All rows of a user are of one moment, one user after the other: what is many
 * machines has no moment of its own, and what was broken off goes on. Users whose account changed meanwhile come again at the end, so
 * that a number or a diary that went from one to another is with one of them. The push keys of an embedded database lie in a file beside it.
 */
export function backupOf(database: Database, dataDir: string, clock: () => number): BackupSource {
  const { orm } = database;
  return async (place, write) => {
    const migrations = await appliedMigrations(orm);
    if (place === null) {
      const startedMs = clock();
      const madeAt = new Date(startedMs).toISOString();
      const header: Header = { format: FORMAT, version: FORMAT_VERSION, madeAt, migrations };
      await write(JSON.stringify(header));
      return { next: { stage: 'users', after: null, startedMs, migrations: migrations.length }, rows: 0 };
    }
    if (place.migrations !== migrations.length)
      throw new BackupError('The database was updated since this backup was begun; remove what there is of it.');
    const there = await tablesThere(orm);
    if (place.stage === 'rest') {
      const keys = database.kind === 'pglite' ? await readKeysInFile(dataDir) : null;
      if (keys) await write(`["push_keys"]\n${keysAsRow(keys)}`);
      const nobodys = OF_NOBODY.filter((name) => there.has(name)).map((name) => tableWhere(name, 'true'));
      const rows = await copy(orm, [...nobodys, ...OUTLIVING.filter((name) => there.has(name)).map(ofTheGone)], write);
      return { next: { ...place, stage: 'again', after: null }, rows: rows + (keys ? 1 : 0) };
    }
    const isAgain = place.stage === 'again';
    const sinceMs = isAgain ? place.startedMs - CLOCKS_DIFFER_MS : 0;
    const users = await usersAfter(orm, place.after, sinceMs);
    let rows = 0;
    for (const userId of users) {
      if (isAgain) await write(JSON.stringify(['again', userId]));
      rows += await copy(orm, rowsOfUser(there, userId), write);
    }
    const after = users.at(-1);
    if (after !== undefined && users.length === USERS_IN_PART) return { next: { ...place, after }, rows };
    return { next: isAgain ? null : { ...place, stage: 'rest', after: null }, rows };
  };
}

const keysAsRow = ({ publicKey, privateKey }: { publicKey: string; privateKey: string }): string =>
  JSON.stringify({ singleton: true, public_key: publicKey, private_key: privateKey });

/** SQL: rows of a table with its name. */
const tableWhere = (name: string, where: string): string => named(name, `select t.* from ${name} t where ${where}`);
const named = (name: string, rows: string): string =>
  // A column of type json keeps the line breaks that it came with; outside of strings they are only space.
  `select '${name}' as name, replace(row_to_json(r)::text, e'\\n', ' ') as line from (${rows}) r`;

/** SQL: everything of a user. */
function rowsOfUser(there: ReadonlySet<string>, userId: string): string[] {
  const where = `t.user_id = '${userId}'::uuid`;
  return [
    ...OF_USERS.filter((name) => there.has(name)).map((name) => tableWhere(name, where)),
    ...Object.entries(LOOK_UPS).flatMap(([name, { select }]) => (there.has(name) ? [named(name, select(where))] : [])),
  ];
}

/** SQL: rows of those who are users no more. */
function ofTheGone(name: string): string {
  const where = 'not exists (select from users u where u.user_id = t.user_id)';
  const lookUp = LOOK_UPS[name];
  return lookUp ? named(name, lookUp.select(where)) : tableWhere(name, where);
}

async function usersAfter(orm: Orm, after: string | null, changedSinceMs: number): Promise<string[]> {
  const rows = await orm.execute(sql`select user_id as id from users
    where (${after}::uuid is null or user_id > ${after}::uuid) and updated_ms >= ${changedSinceMs}::bigint order by user_id limit ${USERS_IN_PART}`);
  return rowsOf<{ id: string }>(rows).map(({ id }) => id);
}

/** Writes what queries give, all of it as it was in one moment. Returns how many rows there were. */
async function copy(orm: Orm, queries: readonly string[], write: WriteLine): Promise<number> {
  return orm.transaction(
    async (transaction) => {
      await transaction.execute(sql.raw(`declare backup no scroll cursor for ${queries.join(' union all ')}`));
      let count = 0;
      let last = '';
      for (;;) {
        const rows = rowsOf<{ name: string; line: string }>(
          await transaction.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`)),
        );
        const lines: string[] = [];
        for (const { name, line } of rows) {
          if (name !== last) lines.push(JSON.stringify([name]));
          last = name;
          lines.push(line);
        }
        if (lines.length > 0) await write(lines.join('\n'));
        count += rows.length;
        if (rows.length < ROWS_AT_ONCE) break;
      }
      await transaction.execute(sql`close backup`);
      return count;
    },
    { accessMode: 'read only' },
  );
}
