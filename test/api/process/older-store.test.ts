import { describe, expect, inject, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openDatabase } from '#server/store/open-database.ts';
import older from '#test/older/device.json' with { type: 'json' };
import { fillStore, STOPPED_MS } from '#test/older/fill-store.ts';
import { client } from '../support/client.ts';
import { clockAhead } from '../support/clock-ahead.ts';
import { startServer, temporaryFolder } from '../support/start-server.ts';
import { dishesOn, freshStore } from '../support/world.ts';

const HOUR_MS = 3_600_000;

describe.each(['PGlite', 'PostgreSQL'] as const)('on %s', (kind) => {
  test('a server opens the tables of an older version: its person is signed in and finds everything', async () => {
    const { store, remove } = kind === 'PGlite' ? await emptyFolder() : await freshStore(kind);
    const env = 'dataDir' in store ? { DATA_DIR: store.dataDir } : { DATABASE_URL: store.databaseUrl };
    const database = await openDatabase(readConfig(env, []));
    await fillStore(database);
    await database.close();

    const server = await startServer(inject('serverEntry'), store, {
      env: clockAhead(STOPPED_MS + HOUR_MS - Date.now()),
    });
    const user = client(server.origin, older.localStorage.auth_token);
    const days = [...new Set(older.stores.meals.rows.map(({ day }) => day))].filter((day) => day !== '');
    const dishes = (
      await Promise.all([...days, older.stores.tombs.rows[0]?.date ?? ''].map((day) => dishesOn(user, day)))
    ).flat();
    expect(dishes.map(({ title }) => title).toSorted()).toEqual([
      'ლობიო, რომელიც შეიცვლება',
      'მჭადი, პასუხი დაიკარგა',
      'ხაჭაპური, ორივემ იცის',
      'ხინკალი, რომელიც წაიშლება',
    ]);
    expect((await user.ask('getMe')).data).toMatchObject({
      uid: older.uid,
      displayName: 'ნინო',
      consent: { version: 1 },
    });
    expect((await user.ask('getDashboard', { query: { date: older.today } })).data).toMatchObject({
      waterIntake: { totalIntake: 750 },
    });
    expect((await user.ask('getConversations', { query: {} })).data.map(({ userMessage }) => userMessage)).toEqual([
      'პირველი შეკითხვა',
    ]);
    await server.end('SIGTERM');
    await remove();
  });
});

async function emptyFolder() {
  const { path, remove } = await temporaryFolder();
  return { store: { dataDir: path }, remove };
}
