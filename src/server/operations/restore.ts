import { sql } from 'drizzle-orm';
import { holdRenewals } from '../payments/hold-renewals.ts';
import type { VapidKeys } from '../reminders/vapid-keys.ts';
import { rowsOf, type Database, type Orm } from '../store/database.ts';
import { renewGeneration } from '../store/generation.ts';
import { applyMigrations, isKnownHistory, tableNames } from '../store/migrate.ts';
import { BackupError } from './backup-format.ts';
import { LOOK_UPS, tablesThere, WITH_USERS } from './backup-tables.ts';
import type { OpenBackup } from './read-backup.ts';

/**
 * Puts a backup into a database without users, or into any with `replace`, in one transaction: all of it or nothing. The tables are made
 * as they were when it was written, filled, and brought up to date; then the generation is new and every revision lifted, so that devices
 * pull anew and send again what the backup lacks, and no month is charged that may have been charged since. Returns how many rows there
 * were. Throws BackupError.
 */
export async function restoreBackup(
  database: Database,
  backup: OpenBackup,
  replace: boolean,
  nowMs: number,
): Promise<number> {
  const { migrations } = backup.header;
  if (!isKnownHistory(migrations))
    throw new BackupError(
      'The backup was made by another version, with tables that this one does not know; update first.',
    );
  return database.exclusively(async (orm) => {
    const there = await usersIn(orm);
    if (there > 0 && !replace)
      throw new BackupError(`The database has ${there} users. Name an empty one, or say --replace to lose them.`);
    for (const table of [...tableNames(), 'migrations'])
      await orm.execute(sql`drop table if exists ${sql.identifier(table)}`);
    await applyMigrations(orm, migrations.length);
    const made = await tablesThere(orm);
    let count = 0;
    for await (const part of backup.parts()) {
      if ('again' in part) await dropUser(orm, made, part.again);
      else {
        await insertRows(orm, part.table, part.rows);
        count += part.rows.length;
      }
    }
    await applyMigrations(orm);
    await reconcileUsers(orm);
    await holdRenewals(orm, nowMs);
    await renewGeneration(orm, nowMs);
    return count;
  });
}

/** The push keys of a database that was restored, for the file beside the embedded one. */
export async function takeKeys(orm: Orm): Promise<VapidKeys | null> {
  const rows = rowsOf<VapidKeys>(
    await orm.execute(sql`delete from push_keys returning public_key as "publicKey", private_key as "privateKey"`),
  );
  return rows[0] ?? null;
}

async function insertRows(orm: Orm, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  const records = sql`json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`;
  const lookUp = LOOK_UPS[table];
  // A number or a picture's name that went from one user to another while they were read belongs to who was read last.
  if (lookUp && lookUp.key !== 'user_id') {
    const key = sql.identifier(lookUp.key);
    await orm.execute(sql`delete from ${name} where ${key} in (select r.${key} from ${records} r)`);
  }
  await orm.execute(sql`insert into ${name} select * from ${records} on conflict do nothing`);
}

/** What was read of a user before counts no more. */
async function dropUser(orm: Orm, made: ReadonlySet<string>, userId: string): Promise<void> {
  for (const table of WITH_USERS)
    if (made.has(table)) await orm.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}::uuid`);
}

/** Users are of different moments: a diary that was merged in between is only where it went, and a number only with whom it is now. */
async function reconcileUsers(orm: Orm): Promise<void> {
  const merged = sql`select m.merged_id from merged_users m`;
  await orm.execute(sql`update sessions s set merged_into = m.user_id from merged_users m
    where m.merged_id = s.user_id and s.merged_into is null`);
  for (const table of WITH_USERS)
    if (table !== 'sessions' && table !== 'session_owners')
      await orm.execute(sql`delete from ${sql.identifier(table)} where user_id in (${merged})`);
  await orm.execute(sql`update users u set phone_number = null where phone_number is not null
    and not exists (select from phones p where p.phone = u.phone_number and p.user_id = u.user_id)`);
}

async function usersIn(orm: Orm): Promise<number> {
  const [known] = rowsOf<{ there: boolean }>(await orm.execute(sql`select to_regclass('users') is not null as there`));
  if (!known?.there) return 0;
  const [row] = rowsOf<{ count: number }>(await orm.execute(sql`select count(*)::int as count from users`));
  return row?.count ?? 0;
}
