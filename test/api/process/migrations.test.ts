import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { hashOf, newToken } from '#server/platform/secrets.ts';
import type { Database } from '#server/store/database.ts';
import { rowsOf } from '#server/store/database.ts';
import { openPglite } from '#server/store/drivers/pglite.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { applyMigrations, migrate, migrationStatements, statementsOf, tableNames } from '#server/store/migrate.ts';
import { client } from '../support/client.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { startServer } from '../support/start-server.ts';
import { changesSince, freshId, freshStore, log } from '../support/world.ts';

const DAY = '2026-01-15';
const LATER = '2026-01-16';

test.each(['PGlite', 'PostgreSQL'] as const)(
  'a diary of the first released tables is whole after the update, on %s',
  async (kind) => {
    const { store, remove } = await freshStore(kind);
    const database = 'dataDir' in store ? await openPglite(store.dataDir) : openPostgres(store.databaseUrl, 2);
    const [token, meal, deleted, key] = [newToken(), freshId(), freshId(), freshId()];
    await database.exclusively(async (orm) => {
      for (const table of [...tableNames(), 'migrations'])
        await orm.execute(sql`drop table if exists ${sql.identifier(table)}`);
      await applyMigrations(orm, 1);
      for (const statement of statementsOf(firstReleasesRows({ token, meal, deleted, key })))
        await orm.execute(sql.raw(statement));
    });
    await database.close();

    const server = await startServer(inject('serverEntry'), store);
    const person = client(server.origin, token);
    const { data: me } = await person.ask('getMe');
    expect(me).toMatchObject({
      displayName: 'ნინო',
      isAnonymous: true,
      profile: { gender: 'female', age: 30, weight: 64.5 },
    });
    const pages = await changesSince(person, 0);
    const days = pages.flatMap((page) => page.days);
    expect(days.map(({ date }) => date)).toEqual([DAY, LATER]);
    expect(days[0]?.mealHistory.meals.lunch.dishes).toMatchObject([
      { id: meal, title: 'ლობიო ქოთანში', calories: 320.5, ingredients: [{ name: 'ლობიო' }] },
    ]);
    expect(days[0]?.waterIntake.totalIntake).toBe(750);
    expect(pages.flatMap(({ weights }) => weights).map(({ date, weight }) => [date, weight])).toEqual([
      [DAY, 65],
      [LATER, 64.5],
    ]);
    expect(pages.at(-1)).toMatchObject({ rev: 12, plan: { dietId: 'balanced' } });
    // What later tables added has its first value, and the rest goes on from where it was.
    expect((await person.ask('getSessions')).data).toMatchObject([{ device: '', current: true }]);
    expect((await person.ask('getConversations')).data).toEqual([]);
    const again = { body: { weight: 64.5, date: LATER } };
    expect((await person.ask('postWeight', again, { key })).status).toBe(422);
    expect((await log(person, LATER)).rev).toBe(13);
    expect((await person.ask('deleteUser')).status).toBe(200);
    expect((await person.ask('getMe')).status).toBe(401);
    await server.end('SIGTERM');
    await remove();
  },
);

test('every table of the database is known by name, and so in a backup', async () => {
  const database: Database = openPostgres(await freshDatabase(inject('postgresUrl')), 2);
  await migrate(database);
  const rows = rowsOf<{ name: string }>(
    await database.orm.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
  );
  await database.close();
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => name !== 'migrations')
      .toSorted(),
  ).toEqual(tableNames());
});

test(
  'a migration that is killed in every statement, before and after it ran, goes on and makes the same tables',
  { timeout: 120_000 },
  async () => {
    const [whole, before, after] = await Promise.all([openFresh(), openFresh(), openFresh()]);
    await migrate(whole);
    let deaths = 0;
    for (const fatal of migrationStatements())
      for (const database of [before, after]) {
        const mortal: Database = {
          ...database,
          async run(statement, values) {
            const isFatal = statement.text === fatal;
            if (isFatal && database === before) throw new Error('killed');
            const rows = await database.run<never>(statement, values);
            if (isFatal) throw new Error('killed');
            return rows;
          },
        };
        await migrate(mortal).catch(() => (deaths += 1));
      }
    expect(deaths).toBe(2 * migrationStatements().length);
    const tables = await Promise.all(
      [whole, before, after].map(async (database) => {
        await migrate(database);
        const made = await schemaOf(database);
        await database.close();
        return made;
      }),
    );
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[2]).toEqual(tables[0]);
  },
);

const openFresh = async () => openPostgres(await freshDatabase(inject('postgresUrl')), 4);

/** Columns, keys and indexes of all tables, in words. */
async function schemaOf({ orm }: Database): Promise<string[]> {
  const rows = rowsOf<{ what: string }>(
    await orm.execute(sql`select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as what
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select name || ' ' || coalesce(statements, -1) from migrations`),
  );
  return rows.map(({ what }) => what).toSorted();
}

/** A user as a server of the first release left them: a week's plan, two days, a deleted entry, a stored answer, a picture. */
function firstReleasesRows({
  token,
  meal,
  deleted,
  key,
}: {
  token: string;
  meal: string;
  deleted: string;
  key: string;
}): string {
  const user = freshId();
  return `
insert into server_state values (true, '${freshId()}', 1, false);
insert into users values ('${user}', 12, 3, 1768400000000, 1768400000000, null, null, 'ნინო', true, false, 'female', 30, 170, 60, 'lose-weight', 'light', 1768400000000, null, false);
insert into plans values ('${user}', '${freshId()}', 'balanced', 'lose-weight', 'light', 65, 60, '${DAY}', '2026-03-15', 2);
insert into goals values ('${user}', '${DAY}', 1500, 150, 50, 100, 2000, 2);
insert into weights values ('${user}', '${DAY}', 65, 1768460000000, 2), ('${user}', '${LATER}', 64.5, 1768550000000, 12);
insert into days values ('${user}', '${DAY}', 9), ('${user}', '${LATER}', 11);
insert into meals values ('${user}', '${meal}', '${DAY}', false, 'ლობიო ქოთანში', '', null, 320.5, 18, 45, 6.5, 'lunch', null, 1768460000, 0, null, null, '[{"name":"ლობიო","calories":320.5,"protein":18,"fat":6.5,"carbs":45}]', 5);
insert into meals values ('${user}', '${deleted}', '${LATER}', true, '', '', null, 0, 0, 0, 0, 'lunch', null, 0, 0, null, null, '[]', 11);
insert into water values ('${user}', 'a', '${DAY}', 500, 7), ('${user}', 'b', '${DAY}', 250, 9);
insert into idempotency values ('${user}', '${key}', 'the hash of another payload', 200, '{"success":true,"message":"OK","data":{}}', 12, 1768550000000);
insert into uploads values ('${user}', '0123456789abcdef0123456789abcdef', '\\xffd8ff', 1768460000000);
insert into upload_names values ('0123456789abcdef0123456789abcdef', '${user}');
insert into sessions values ('${hashOf(token)}', '${user}', 1768400000000);
insert into link_tokens values ('${hashOf(newToken())}', '${user}', 1768400600000);
insert into arrivals values ('hash', 'payload', '${user}', 1768400000000);
insert into step_counts values ('${DAY}', 'welcome', 41);
`;
}
