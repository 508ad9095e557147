import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getExport } from '#contract/diary/export.ts';
import { Day } from '#contract/primitives.ts';
import { theDiary } from '#device/diary/diary.ts';
import { syncPorts } from '#device/jobs/ports/sync-ports.ts';
import { signedCall } from '#device/api/signed-call.ts';
import { databaseName } from '#device/diary/schema.ts';
import { startSession } from '#device/session/session.ts';
import { readConfig } from '#server/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { openDatabase } from '#server/store/open-database.ts';
import type { Locks } from '#sync/ports.ts';
import { runCycle } from '#sync/engine/run-cycle.ts';
import { engineOf } from '#sync/engine/start-engine.ts';
import { withLease } from '#sync/engine/take-lease.ts';
import { RULES } from '#sync/rules.ts';
import older from '#test/older/device.json' with { type: 'json' };
import { fillStore } from '#test/older/fill-store.ts';
import { waitingIn } from '../open-test-diary.ts';
import { standInPage } from '../real-server.ts';

/** Node has no Web Locks; nobody else wants this diary. */
const aloneWithIt: Locks = {
  async hold(_name, _options, body) {
    await body(new AbortController().signal);
    return true;
  },
};

const TODAY = v.parse(Day, older.today);
let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: older.at + 3_600_000 });
  folder = mkdtempSync(join(tmpdir(), 'lukma-'));
  const config = readConfig({ PORT: '0', DATA_DIR: folder }, []);
  const database = await openDatabase(config);
  await fillStore(database);
  await database.close();
  server = await startServer(config, folder);
  standInPage(`http://127.0.0.1:${server.port}`);
  for (const [key, value] of Object.entries(older.localStorage)) localStorage.setItem(key, value);
  await fillDevice();
  await startSession();
}, 60_000);

afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('an older device opens with all that it showed and all that waits', async () => {
  const diary = theDiary();
  expect(diary.uid).toBe(older.uid);
  expect((await waitingIn(diary)).map(({ change }) => change.kind)).toEqual(
    older.stores.outbox.rows.map(({ change }) => change.kind),
  );
  const shown = await diary.store.read((tx) => tx.meals.byDay(TODAY));
  expect(shown.map(({ view }) => view?.title).toSorted()).toEqual([
    'აჯაფსანდალი ფოტოთი',
    'ლობიო, შეცვლილი',
    'მჭადი, პასუხი დაიკარგა',
    'ქადა, ელოდება',
    'ხაჭაპური, ორივემ იცის',
  ]);
});

test(
  'what waited reaches the server once, also what had reached it before its answer was lost',
  { timeout: 60_000 },
  async () => {
    const diary = theDiary();
    const ports = { ...syncPorts(diary.uid, diary.db), locks: aloneWithIt };
    for (let cycle = 0; cycle < 20 && (await waitingIn(diary)).length > 0; cycle += 1) {
      await withLease(
        ports,
        RULES,
        'sync',
        new AbortController().signal,
        async (lease) => void (await runCycle(engineOf(ports, { uid: diary.uid }, lease))),
      );
    }
    expect(await waitingIn(diary)).toEqual([]);

    const { days, weights, favourites, user, plan, conversations } = await signedCall(getExport, {});
    const meals = days.flatMap((day) => day.meals);
    expect(meals.map(({ title }) => title).toSorted()).toEqual([
      'აჯაფსანდალი ფოტოთი',
      'ლობიო, შეცვლილი',
      'მჭადი, პასუხი დაიკარგა',
      'ქადა, ელოდება',
      'ხაჭაპური, ორივემ იცის',
    ]);
    expect(meals.find(({ title }) => title === 'აჯაფსანდალი ფოტოთი')).toMatchObject({ pictureMissing: false });
    const today = days.find(({ date }) => date === TODAY);
    expect(today).toMatchObject({
      water: { totalIntake: 500 + 250 + 200 },
      goals: { calories: 2000, waterGoal: 2500 },
    });
    expect(days.filter(({ date }) => date < TODAY).map(({ water }) => water.totalIntake)).toContain(300);
    expect(weights.map(({ weight }) => weight).toSorted()).toEqual([69.4, 70]);
    expect(favourites.map(({ dish }) => dish.title).toSorted()).toEqual(['ახალი რჩეული', 'ჩემი სალათი']);
    expect(user).toMatchObject({ displayName: 'ნინო', profile: { age: 31 } });
    expect(plan?.days[0]?.meals.lunch[0]?.mealId).toBe(older.stores.plan.rows[0]?.view.days[1]?.meals.lunch[0]?.mealId);
    expect(conversations.map(({ userMessage }) => userMessage).toSorted()).toEqual([
      'მეორე შეკითხვა',
      'პირველი შეკითხვა',
    ]);
    expect(await diary.db.photos.count()).toBe(1);
  },
);

/** Makes IndexedDB what the older app left. */
async function fillDevice(): Promise<void> {
  const device = new Dexie(databaseName(older.uid));
  device
    .version(older.version)
    .stores(Object.fromEntries(Object.entries(older.stores).map(([name, { schema }]) => [name, schema])));
  await device.open();
  for (const [name, { rows }] of Object.entries(older.stores)) await device.table(name).bulkPut(rows.map(withBytes));
  device.close();
}

/** JSON has no bytes: they stand there as base64. */
function withBytes(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      isBytes(value) ? Uint8Array.from(Buffer.from(value.$bytes, 'base64')).buffer : value,
    ]),
  );
}

const isBytes = (value: unknown): value is { $bytes: string } =>
  typeof value === 'object' && value !== null && '$bytes' in value;
