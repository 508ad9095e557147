import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_REMINDERS, type ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { deleteEverything } from '#server/accounts/delete-user.ts';
import { createUser } from '#server/accounts/new-user.ts';
import { keptVapidKeys } from '#server/reminders/kept-vapid-keys.ts';
import { forgetReminders, keepReminders } from '#server/reminders/reminder-store.ts';
import { nextInstant, sendDue } from '#server/reminders/send-due.ts';
import { makeSendPush } from '#server/reminders/send-push.ts';
import { makeVapidKeys } from '#server/reminders/vapid-keys.ts';
import { eachBucket } from '#server/store/buckets.ts';
import type { Database } from '#server/store/database.ts';
import { openPglite } from '#server/store/drivers/pglite.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { goals, meals, reminders, things, water, weights } from '#server/store/tables/diary-tables.ts';
import { startPushService, type Browser, type PushService } from '../support/outside/push-service.ts';
import { temporaryFolder } from '../support/start-server.ts';
import { freshId, freshStore } from '../support/world.ts';

const ZONE = 'Asia/Tbilisi';
const DAY = '2026-03-02';
/** On that Monday in Tbilisi. */
const at = (hours: number, minutes = 0) => Date.UTC(2026, 2, 2, hours - 4, minutes);
const MINUTE_MS = 60_000;
const LUNCH_AT = at(14);
const OFF = { on: false, at: 0 };
const NO_MEALS = { breakfast: OFF, lunch: OFF, dinner: OFF, snacks: OFF };

describe.each(['PGlite', 'PostgreSQL'] as const)('a round of reminders on %s', (kind) => {
  let database: Database;
  let second: Database;
  let service: PushService;
  let remove: () => Promise<void>;
  let now = 0;
  const keys = makeVapidKeys();

  beforeAll(async () => {
    const fresh = await freshStore(kind);
    remove = fresh.remove;
    const open = () =>
      'databaseUrl' in fresh.store ? openPostgres(fresh.store.databaseUrl, 4) : openPglite(fresh.store.dataDir);
    database = await open();
    await migrate(database);
    // A folder belongs to one process; there the second server is a second round on the same database.
    second = kind === 'PostgreSQL' ? await open() : database;
    service = await startPushService();
  });
  afterAll(async () => {
    await service.stop();
    if (second !== database) await second.close();
    await database.close();
    await remove();
  });

  const waited: number[] = [];
  const round = (on: Database = database, signal = new AbortController().signal) =>
    sendDue(
      {
        database: on,
        clock: () => now,
        send: makeSendPush(keys, 'mailto:help@lukma.ge', () => now),
        wait: (ms) => Promise.resolve(void waited.push(ms)),
      },
      signal,
    );

  /** Somebody who is reminded of lunch at 14:00, as of the morning of that Monday. */
  async function somebody(
    changes: Partial<ReminderSettings> = {},
    timeZone = ZONE,
  ): Promise<{ userId: string; browser: Browser }> {
    now = at(9);
    const userId = freshId();
    await createUser(database.orm, userId, now);
    const atTwo = { ...NO_MEALS, lunch: { on: true, at: 14 * 60 } };
    const settings = { ...FIRST_REMINDERS, on: true, meals: atTwo, ...changes };
    const browser = service.subscribe();
    const {
      endpoint,
      keys: { p256dh, auth },
    } = browser.subscription;
    const nextMs = nextInstant(settings, timeZone, now);
    await keepReminders(database.orm, {
      userId,
      device: freshId(),
      tokenHash: 'hash',
      endpoint,
      p256dh,
      auth,
      timeZone,
      settings,
      nextMs,
      seenMs: now,
    });
    return { userId, browser };
  }
  const lunchOf = (userId: string, { deleted }: { deleted: boolean }): typeof meals.$inferInsert => ({
    userId,
    id: freshId(),
    date: DAY,
    deleted,
    title: 'ხარჩო',
    imageUrl: '',
    calories: 300,
    proteins: 1,
    carbs: 1,
    fats: 1,
    mealType: 'lunch',
    seconds: 1,
    nanoseconds: 0,
    ingredients: [],
    rev: 2,
  });
  const rowsOf = (userId: string) => database.orm.select().from(reminders).where(eq(reminders.userId, userId));
  const titles = ({ delivered }: Browser) => delivered.map(({ note }) => note.title);

  test('sends what is due at its minute, not before, and only once', async () => {
    const { userId, browser } = await somebody();
    now = LUNCH_AT - 1;
    await round();
    expect(browser.delivered).toEqual([]);
    now = LUNCH_AT;
    await round();
    await round();
    now += 10 * MINUTE_MS;
    await round();
    expect(titles(browser)).toEqual(['სადილის დროა']);
    const [sent] = browser.delivered;
    expect(sent).toMatchObject({ ttl: 3600, urgency: 'normal', topic: 'lunch', publicKey: keys.publicKey });
    expect(sent?.note).toEqual({
      title: 'სადილის დროა',
      body: expect.any(String) as string,
      tag: 'reminder-lunch',
      open: '/dashboard?add=meal',
    });
    expect(sent?.claims).toEqual({
      aud: service.origin,
      sub: 'mailto:help@lukma.ge',
      exp: LUNCH_AT / 1000 + 12 * 3600,
    });
    expect((await rowsOf(userId))[0]?.nextMs).toBe(LUNCH_AT + 24 * 60 * MINUTE_MS);
  });

  test('sends each of many once, with several servers at it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => somebody()));
    now = LUNCH_AT;
    await Promise.all([round(), round(second), round(), round(second)]);
    expect(people.map(({ browser }) => browser.delivered.length)).toEqual(people.map(() => 1));
  });

  test('leaves a meal alone that is logged, water that is drunk, a weight that is known', async () => {
    const everything: Partial<ReminderSettings> = {
      water: { on: true, everyMinutes: 180 },
      weight: { on: true, at: 14 * 60, weekday: null },
    };
    const { userId, browser } = await somebody(everything);
    const other = await somebody(everything);
    await database.orm.insert(meals).values(lunchOf(userId, { deleted: false }));
    await database.orm
      .insert(goals)
      .values({ userId, date: DAY, calories: 1, carbs: 1, fats: 1, proteins: 1, waterGoal: 1500, rev: 2 });
    await database.orm.insert(water).values([
      { userId, id: 'a', date: DAY, ml: 1000, rev: 2 },
      { userId, id: 'b', date: DAY, ml: 500, rev: 2 },
    ]);
    await database.orm.insert(weights).values({ userId, date: DAY, weight: 64, atMs: now, rev: 2 });
    now = LUNCH_AT;
    await round();
    expect(titles(browser)).toEqual([]);
    expect(titles(other.browser).toSorted()).toEqual(['აწონვის დროა', 'სადილის დროა', 'წყლის დროა'].toSorted());
  });

  test('reminds again when the meal was deleted and the weigh-in taken back', async () => {
    const { userId, browser } = await somebody({ weight: { on: true, at: 14 * 60, weekday: 1 } });
    await database.orm.insert(meals).values(lunchOf(userId, { deleted: true }));
    await database.orm.insert(weights).values({ userId, date: DAY, weight: null, atMs: now, rev: 2 });
    now = LUNCH_AT;
    await round();
    expect(titles(browser).toSorted()).toEqual(['აწონვის დროა', 'სადილის დროა'].toSorted());
  });

  test('says on the evening before a fast of weeks that it begins, to who keeps it, and nothing of the person', async () => {
    const only = { meals: NO_MEALS };
    const [keeper, other, changed] = [await somebody(only), await somebody(only), await somebody(only)];
    const keeps = (userId: string, value: { keeps: string } | null) =>
      database.orm.insert(things).values({ userId, name: 'fasting', key: 'current', value, rev: 2 });
    await keeps(keeper.userId, { keeps: 'great' });
    await keeps(changed.userId, null);
    // Sunday, the seventh of June, in Tbilisi: tomorrow the Apostles' fast begins.
    now = Date.UTC(2026, 5, 7, 15, 0);
    await round();
    const body = expect.any(String) as string;
    expect(keeper.browser.delivered.map(({ note }) => note)).toEqual([
      { title: 'ხვალ პეტრე-პავლობის მარხვა იწყება', body, tag: 'reminder-fast', open: '/fasts' },
    ]);
    expect([other, changed].flatMap(({ browser }) => titles(browser))).toEqual([]);
  });

  test('keeps the quiet hours and the days of the person, in the zone of the person', async () => {
    const quiet = await somebody({ quiet: { from: 13 * 60, to: 15 * 60 } });
    const weekend = await somebody({ weekdays: [6, 7] });
    const tokyo = await somebody({}, 'Asia/Tokyo');
    now = LUNCH_AT;
    await round();
    expect([titles(quiet.browser), titles(weekend.browser), titles(tokyo.browser)]).toEqual([[], [], []]);
    expect((await rowsOf(weekend.userId))[0]?.nextMs).toBe(Date.UTC(2026, 2, 7, 10));
    now = Date.UTC(2026, 2, 3, 5);
    await round();
    expect(titles(tokyo.browser)).toEqual(['სადილის დროა']);
  });

  test('lets go what a server that was down would send too late', async () => {
    const { userId, browser } = await somebody();
    now = LUNCH_AT + 16 * MINUTE_MS;
    await round();
    expect(browser.delivered).toEqual([]);
    expect((await rowsOf(userId))[0]?.nextMs).toBe(LUNCH_AT + 24 * 60 * MINUTE_MS);
  });

  test('forgets a browser that has given its subscription up', async () => {
    for (const status of [404, 410]) {
      const { userId, browser } = await somebody();
      now = LUNCH_AT;
      service.willAnswer(status);
      await round();
      expect(browser.delivered).toEqual([]);
      expect(await rowsOf(userId)).toEqual([]);
    }
  });

  test('tries once more when the push service has trouble, and keeps the subscription that it refuses', async () => {
    const { browser } = await somebody();
    now = LUNCH_AT;
    waited.length = 0;
    service.willAnswer(503);
    await round();
    expect([titles(browser), waited]).toEqual([['სადილის დროა'], [5_000]]);

    const refused = await somebody();
    now = LUNCH_AT;
    const before = service.count();
    service.willAnswer(403);
    await round();
    expect([refused.browser.delivered.length, service.count() - before, (await rowsOf(refused.userId)).length]).toEqual(
      [0, 1, 1],
    );
  });

  test('follows no redirect', async () => {
    const { userId, browser } = await somebody();
    now = LUNCH_AT;
    const before = service.count();
    service.willAnswer(307);
    await round();
    expect([browser.delivered.length, service.count() - before, (await rowsOf(userId)).length]).toEqual([0, 1, 1]);
  });

  test('knows ten devices of a person, and none that was not opened for a month or whose account is gone', async () => {
    const { userId } = await somebody();
    const [row] = await rowsOf(userId);
    if (!row) throw new Error('Nobody is reminded');
    for (let device = 1; device <= 12; device += 1)
      await keepReminders(database.orm, {
        ...row,
        device: freshId(),
        tokenHash: `session ${device}`,
        seenMs: now + device,
      });
    const seen = (await rowsOf(userId)).map(({ seenMs }) => seenMs - now).toSorted((one, other) => one - other);
    expect(seen).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await eachBucket((bucket) => forgetReminders(database.orm, now + 12 + 30 * 24 * 60 * MINUTE_MS, bucket));
    expect(await rowsOf(userId)).toHaveLength(1);
    await deleteEverything(database.orm, userId);
    expect(await rowsOf(userId)).toEqual([]);
  });

  test('is signed with keys that are made once and stay', async () => {
    const folder = await temporaryFolder();
    const made = await keptVapidKeys(database, folder.path);
    expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
    expect(await keptVapidKeys(second, folder.path)).toEqual(made);
    await folder.remove();
  });
});

test('beside the embedded database the keys lie in a file that only its owner reads, and a damaged one is told', async () => {
  const { store, remove } = await freshStore('PGlite');
  const folder = 'dataDir' in store ? store.dataDir : '';
  const database = await openPglite(folder);
  await keptVapidKeys(database, folder);
  const file = join(folder, 'vapid.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -9));
  await expect(keptVapidKeys(database, folder)).rejects.toThrow('vapid.json');
  await database.close();
  await remove();
});
