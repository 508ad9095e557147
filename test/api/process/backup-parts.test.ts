import { appendFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { mergeDiary } from '#server/accounts/merge-diary.ts';
import { createUser, newUserId } from '#server/accounts/new-user.ts';
import { ownerOfPhone, registerPhone } from '#server/accounts/registration.ts';
import { mergedInto, startSession } from '#server/accounts/sessions/sessions.ts';
import { linesOf, writeBackupFile } from '#server/operations/backup-file.ts';
import { BackupError } from '#server/operations/backup-format.ts';
import { LEFT_OUT, LOOK_UPS, OF_NOBODY, OF_USERS } from '#server/operations/backup-tables.ts';
import { openBackup } from '#server/operations/read-backup.ts';
import { restoreBackup } from '#server/operations/restore.ts';
import { backupOf, type BackupSource } from '#server/operations/write-backup.ts';
import { hashOf } from '#server/platform/secrets.ts';
import { readConfig } from '#server/settings/config.ts';
import { rowsOf, type Database, type Orm } from '#server/store/database.ts';
import { openPglite } from '#server/store/drivers/pglite.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { startGeneration } from '#server/store/generation.ts';
import { appliedMigrations, applyMigrations, migrate, tableNames } from '#server/store/migrate.ts';
import { keyedHash } from '#server/store/server-secret.ts';
import { ownerOf, readPicture, storePicture } from '#server/uploads/stored-pictures.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { freshId, freshStore } from '../support/world.ts';
import { temporaryFolder } from '../support/start-server.ts';

const NOW = Date.now();
const SPACE = readConfig({}, []).limits.space;
/** Three parts of users. */
const CROWD = 1_100;
const LAST_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

const freshPostgres = async () => {
  const database = openPostgres(await freshDatabase(inject('postgresUrl')), 4);
  await migrate(database);
  await startGeneration(database, false, NOW);
  return database;
};

const restoreInto = async (database: Database, path: string) =>
  restoreBackup(database, await openBackup(linesOf(path)), true, NOW);

/** Users of whom each has a day, a dish and a session. Those of long ago are not written twice. */
const crowd = (orm: Orm) =>
  orm.execute(sql`with made as (
      insert into users (user_id, rev, profile_rev, created_ms, updated_ms, is_anonymous, was_asked_password, auto_renew)
      select gen_random_uuid(), 3, 1, 1, 1, true, false, false from generate_series(1, ${CROWD}) returning user_id),
    dishes as (insert into meals (user_id, id, date, deleted, title, image_url, calories, proteins, carbs, fats, meal_type, seconds, nanoseconds, ingredients, rev)
      select user_id, gen_random_uuid(), '2026-01-15', false, 'ლობიო', '', 300, 1, 1, 1, 'lunch', 1, 0, '[]', 3 from made),
    owners as (insert into session_owners select 'token ' || user_id, user_id from made)
    insert into sessions (token_hash, user_id, created_ms) select 'token ' || user_id, user_id, 1 from made`);

/** Everything that a backup keeps, as text. */
async function contentOf({ orm }: Database): Promise<string[]> {
  const kept = tableNames().filter((name) => !LEFT_OUT.some((one) => one === name) && name !== 'server_state');
  const rows: string[] = [];
  for (const name of kept) {
    const found = await orm.execute(
      sql`select ${name} || ' ' || (to_jsonb(t) - 'rev')::text as line from ${sql.identifier(name)} t`,
    );
    rows.push(...rowsOf<{ line: string }>(found).map(({ line }) => line));
  }
  return rows.toSorted();
}

test('every table is told of in one way', () => {
  const told = [...OF_USERS, ...Object.keys(LOOK_UPS), ...OF_NOBODY, ...LEFT_OUT];
  expect(told.toSorted()).toEqual(tableNames());
});

test.each(['PostgreSQL', 'PGlite'] as const)(
  'a backup of %s that is killed in each of its parts goes on where it stopped, and is whole',
  async (kind) => {
    const fresh = await freshStore(kind);
    const database =
      'dataDir' in fresh.store ? await openPglite(fresh.store.dataDir) : openPostgres(fresh.store.databaseUrl, 4);
    await migrate(database);
    await startGeneration(database, false, NOW);
    await crowd(database.orm);
    const folder = await temporaryFolder();
    const path = join(folder.path, 'a.backup');
    const source = backupOf(database, folder.path, Date.now);
    const begun: (string | null)[] = [];
    let [parts, deaths] = [0, 0];
    // One more part each time, and then it dies in the next one.
    const mortal: BackupSource = async (place, write) => {
      begun.push(place && `${place.stage} ${place.after ?? ''}`);
      const end = await source(place, write);
      if ((parts += 1) % 2 === 0) {
        deaths += 1;
        throw new Error('killed');
      }
      return end;
    };
    for (;;) {
      const died = deaths;
      const rows = await writeBackupFile(path, mortal, NOW).catch((error: unknown) => {
        if (deaths === died) throw error;
        return null;
      });
      if (rows !== null) break;
      // What it had begun is there in part.
      await appendFile(`${path}.part`, 'half of a part');
    }
    // Nothing that was written whole was read again.
    expect(begun.length).toBe(new Set(begun).size + deaths);
    expect([...new Set(begun)].map((place) => place?.split(' ')[0])).toEqual([
      undefined,
      'users',
      'users',
      'users',
      'rest',
      'again',
    ]);
    const other = await freshPostgres();
    await restoreInto(other, path);
    expect(await contentOf(other)).toEqual(await contentOf(database));
    await Promise.all([database.close(), other.close(), folder.remove()]);
    await fresh.remove();
  },
  120_000,
);

test('a backup whose draft is damaged is refused and begins anew; one of another process is left alone', async () => {
  const database = await freshPostgres();
  await createUser(database.orm, newUserId(), NOW);
  const folder = await temporaryFolder();
  const path = join(folder.path, 'a.backup');
  const source = backupOf(database, folder.path, Date.now);
  await expect(
    writeBackupFile(
      path,
      async (place, write) => (place ? Promise.reject(new Error('killed')) : source(place, write)),
      NOW,
    ),
  ).rejects.toThrow('killed');
  await writeFile(`${path}.part`, Buffer.alloc((await stat(`${path}.part`)).size, 'rubbish'));
  await expect(writeBackupFile(path, source, NOW)).rejects.toThrow(BackupError);
  await expect(writeBackupFile(path, source, NOW)).resolves.toBeGreaterThan(0);
  const busy = join(folder.path, 'busy.backup');
  await writeFile(`${busy}.part`, '');
  await writeFile(`${busy}.part.json`, JSON.stringify({ bytes: 0, rows: 0, next: null, pid: process.ppid }));
  await expect(writeBackupFile(busy, source, NOW)).rejects.toThrow('writes');
  await database.close();
  await folder.remove();
});

test('what goes from one user to another while they are read is with one of them, and a picture has its bytes or no name', async () => {
  const database = await freshPostgres();
  const { orm } = database;
  const hash = await keyedHash(orm, 'a secret of the test');
  await crowd(orm);
  const folder = await temporaryFolder();
  const path = join(folder.path, 'a.backup');
  const [first] = rowsOf<{ id: string }>(
    await orm.execute(sql`select user_id as id from users order by user_id limit 1`),
  );
  const early = first?.id ?? '';
  await orm.transaction((transaction) => registerPhone(transaction, hash, early, '555000001', 2));
  const nameless = newUserId().replace(/^./, 'f');
  await createUser(orm, nameless, 1);
  const token = await startSession(orm, {
    userId: nameless,
    device: '',
    nowMs: 1,
    life: { idleMs: 1e13, mostMs: 1e13 },
    confirmedBy: null,
  });
  await orm.execute(sql`update users set updated_ms = 1`);
  const [before, after] = ['a'.repeat(32), 'b'.repeat(32)];
  await storePicture(orm, early, before, new Uint8Array([1, 2]), { limits: SPACE, nowMs: 1 });
  const source = backupOf(database, folder.path, Date.now);
  let parts = 0;
  await writeBackupFile(
    path,
    async (place, write) => {
      // Behind the first part, which has the first user, and before the last users.
      if ((parts += 1) === 3) {
        await storePicture(orm, early, after, new Uint8Array([3]), { limits: SPACE, nowMs: NOW });
        await orm.transaction((transaction) => registerPhone(transaction, hash, early, '555000002', NOW));
        await createUser(orm, LAST_ID, NOW);
        await orm.transaction((transaction) => registerPhone(transaction, hash, LAST_ID, '555000001', NOW));
        await orm.transaction((transaction) => mergeDiary(transaction, hash, nameless, LAST_ID, NOW));
      }
      return source(place, write);
    },
    NOW,
  );
  const other = await freshPostgres();
  await restoreInto(other, path);
  expect(await ownerOfPhone(other.orm, '555000001')).toBe(LAST_ID);
  expect(await ownerOfPhone(other.orm, '555000002')).toBe(early);
  expect(await mergedInto(other.orm, hashOf(token))).toBe(LAST_ID);
  expect(await readPicture(other, before)).toEqual(Buffer.from([1, 2]));
  // It came when its user had been read, who was read again.
  expect(await readPicture(other, after)).toEqual(Buffer.from([3]));

  // One that comes after the backup has no name in it, so that its device sends it again.
  const late = 'c'.repeat(32);
  await storePicture(orm, early, late, new Uint8Array([4]), { limits: SPACE, nowMs: NOW });
  expect(await ownerOf(other.orm, late)).toBeNull();
  expect(await storePicture(other.orm, early, late, new Uint8Array([4]), { limits: SPACE, nowMs: NOW })).toBe('kept');
  expect(await contentOf(other)).toEqual(await contentOf(database));
  await Promise.all([database.close(), other.close(), folder.remove()]);
});

test('a number that two users had while they were read is with who was read last', async () => {
  const database = await freshPostgres();
  const folder = await temporaryFolder();
  const path = join(folder.path, 'a.backup');
  await crowd(database.orm);
  const hash = await keyedHash(database.orm, 'a secret of the test');
  const [first] = rowsOf<{ id: string }>(
    await database.orm.execute(sql`select user_id as id from users order by user_id limit 1`),
  );
  const early = first?.id ?? '';
  await database.orm.transaction((orm) => registerPhone(orm, hash, early, '555000001', NOW));
  await database.orm.execute(sql`update users set updated_ms = 1`);
  const source = backupOf(database, folder.path, Date.now);
  await writeBackupFile(
    path,
    async (place, write) => {
      if (place?.stage === 'rest')
        // As if it happened when the last look has passed.
        await database.orm
          .execute(sql`with taken as (update phones set user_id = ${LAST_ID}::uuid where phone = '555000001')
          insert into users (user_id, rev, profile_rev, created_ms, updated_ms, phone_number, is_anonymous, was_asked_password, auto_renew)
          values (${LAST_ID}, 1, 1, 1, ${Date.now()}::bigint, '555000001', false, false, false)`);
      return source(place, write);
    },
    NOW,
  );
  const other = await freshPostgres();
  await restoreInto(other, path);
  const numbers = rowsOf(
    await other.orm.execute(
      sql`select user_id as id, phone_number as phone from users where user_id in (${early}, ${LAST_ID}) order by user_id`,
    ),
  );
  expect(numbers).toEqual([
    { id: early, phone: null },
    { id: LAST_ID, phone: '555000001' },
  ]);
  expect(await ownerOfPhone(other.orm, '555000001')).toBe(LAST_ID);
  await Promise.all([database.close(), other.close(), folder.remove()]);
});

test('a backup of the first version, each table whole and by an older server, is put back and brought up to date', async () => {
  const older = openPostgres(await freshDatabase(inject('postgresUrl')), 4);
  const lines = await older.exclusively(async (orm) => {
    await applyMigrations(orm, 19);
    await orm.execute(sql`insert into server_state values (true, ${freshId()}, 1, false)`);
    await crowd(orm);
    await orm.execute(
      sql`update users set email = 'nino@example.ge', is_anonymous = false where user_id = (select user_id from users limit 1)`,
    );
    const migrations = await appliedMigrations(orm);
    const written = [
      JSON.stringify({ format: 'lukma-backup', version: 1, madeAt: '2026-01-15T00:00:00.000Z', migrations }),
    ];
    let rows = 0;
    for (const name of ['server_state', 'users', 'meals', 'sessions', 'session_owners']) {
      const found = rowsOf<{ line: string }>(
        await orm.execute(sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`),
      );
      written.push(JSON.stringify([name]), ...found.map(({ line }) => line));
      rows += found.length;
    }
    return [...written, JSON.stringify({ end: true, rows }), ''];
  });
  await older.close();
  const folder = await temporaryFolder();
  const path = join(folder.path, 'old.backup');
  await writeFile(path, gzipSync(lines.join('\n')));
  const database = await freshPostgres();
  expect(await restoreInto(database, path)).toBe(1 + 4 * CROWD);
  const counts = await database.orm.execute(
    sql`select (select count(*) from meals)::int as meals, (select count(*) from sessions)::int as sessions, (select email from email_owners) as email`,
  );
  expect(rowsOf(counts)).toEqual([{ meals: CROWD, sessions: CROWD, email: 'nino@example.ge' }]);
  await database.close();
  await folder.remove();
});
