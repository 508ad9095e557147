import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { FIRST_REMINDERS } from '#domain/reminders/reminder-settings.ts';
import { makeVapidKeys } from '#server/reminders/vapid-keys.ts';
import { client } from '../support/client.ts';
import { startPushService, type PushService } from '../support/outside/push-service.ts';
import { startServer } from '../support/start-server.ts';
import { freshId, freshStore, newUserAt, onEveryStore } from '../support/world.ts';

const LUNCH = { ...FIRST_REMINDERS, on: true, weekdays: [1, 2, 3, 4, 5, 6, 7] };
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const wish = (changes: Record<string, unknown> = {}) => ({
  device: freshId(),
  subscription: { ...service.subscribe().subscription, endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
  timeZone: 'Asia/Tbilisi',
  reminders: LUNCH,
  ...changes,
});

onEveryStore({}, (world) => {
  test('a device is told when the next reminder comes, by its own clock', async () => {
    const user = await world().newUser();
    const only = (at: number) => ({
      ...LUNCH,
      quiet: { from: 0, to: 0 },
      meals: { ...LUNCH.meals, breakfast: { on: false, at: 0 }, dinner: { on: false, at: 0 }, lunch: { on: true, at } },
    });
    for (const [timeZone, offset] of [
      ['Asia/Tbilisi', 4],
      ['Asia/Tokyo', 9],
      ['America/Bogota', -5],
    ] as const) {
      const { data } = await user.ask('putReminders', { body: wish({ timeZone, reminders: only(13 * 60) }) });
      const at = new Date(data.nextAt ?? 0);
      expect([(at.getUTCHours() + offset + 24) % 24, at.getUTCMinutes()]).toEqual([13, 0]);
      expect(at.getTime()).toBeGreaterThan(Date.now());
      expect(at.getTime()).toBeLessThan(Date.now() + 25 * 3_600_000);
    }
    expect((await user.ask('putReminders', { body: wish({ reminders: FIRST_REMINDERS }) })).data.nextAt).toBeNull();
  });

  test('the same device again replaces its wishes, and takes them back as often as it likes', async () => {
    const user = await world().newUser();
    const body = wish();
    expect((await user.ask('putReminders', { body })).status).toBe(200);
    expect((await user.ask('putReminders', { body: { ...body, reminders: FIRST_REMINDERS } })).data.nextAt).toBeNull();
    for (let times = 0; times < 2; times += 1) {
      expect((await user.ask('deleteReminders', { params: { device: body.device } })).data).toEqual({ deleted: true });
    }
  });

  test.each([
    ['an address inside our own network', { endpoint: 'https://169.254.169.254/latest' }],
    ['an address of this machine', { endpoint: 'https://localhost/push' }],
    ['http', { endpoint: 'http://fcm.googleapis.com/fcm/send/abc' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:22/abc' }],
    ['a host that only looks like a push service', { endpoint: 'https://fcm.googleapis.com.evil.example/abc' }],
    ['an address of a megabyte', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(5_000)}` }],
    ['a key that is no point', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('a subscription with %s is refused', async (_, changes) => {
    const user = await world().newGuest();
    const body = wish();
    const answer = await user.ask('putReminders', {
      body: { ...body, subscription: { ...body.subscription, ...changes } },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
    expect(answer.body.issues?.[0]?.path).toMatch(/^subscription/);
  });

  test.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '../../etc/passwd' }],
    ['device', { device: 'mine' }],
    ['reminders', { reminders: { ...LUNCH, quiet: { from: 1440, to: 0 } } }],
    ['reminders', { reminders: { ...LUNCH, weekdays: [0] } }],
    ['reminders', { reminders: { ...LUNCH, weekdays: Array.from({ length: 1000 }, () => 1) } }],
    ['reminders', { reminders: { ...LUNCH, water: { on: true, everyMinutes: 1 } } }],
  ])('a wrong %s is refused: %o', async (path, changes) => {
    const user = await world().newGuest();
    const answer = await user.ask('putReminders', { body: wish(changes) });
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.[0]?.path).toContain(path);
  });

  test('nobody is reminded without a sign-in', async () => {
    expect((await world().nobody.ask('putReminders', { body: wish() })).status).toBe(401);
    expect((await world().nobody.ask('deleteReminders', { params: { device: freshId() } })).status).toBe(401);
  });
});

describe('the keys by which push services know a server', () => {
  test('come from the environment when they stand there, and a wrong pair ends the start', async () => {
    const { store, remove } = await freshStore('PostgreSQL');
    const { publicKey, privateKey } = makeVapidKeys();
    const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    const server = await startServer(inject('serverEntry'), store, { env });
    expect((await client(server.origin).ask('getConfig')).data).toMatchObject({
      pushKey: publicKey,
      capabilities: { push: true },
    });
    await server.end('SIGTERM');
    const wrong = {
      ...env,
      VAPID_PUBLIC_KEY: makeVapidKeys().publicKey,
      PUSH_SERVICES: 'https://a.example/path',
      VAPID_SUBJECT: 'me',
    };
    const error = await startServer(inject('serverEntry'), store, { env: wrong }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      exitCode: 2,
      output: expect.stringMatching(/VAPID_SUBJECT[\s\S]*PUSH_SERVICES[\s\S]*VAPID_PUBLIC_KEY/) as string,
    });
    expect((error as { output: string }).output).not.toContain(privateKey);
    await remove();
  });
});

test('two servers on one PostgreSQL have one key, and send a reminder that is due once, by themselves', async () => {
  const { store, remove } = await freshStore('PostgreSQL');
  const env = { PUSH_SERVICES: service.origin, CONTACT_EMAIL: 'help@lukma.ge' };
  const start = () => startServer(inject('serverEntry'), store, { env });
  const before = await start();
  const user = await newUserAt(before.origin);
  const browser = service.subscribe();
  const now = new Date();
  const at = now.getUTCHours() * 60 + now.getUTCMinutes();
  const none = { on: false, at: 0 };
  const reminders = {
    ...LUNCH,
    quiet: { from: 0, to: 0 },
    meals: { breakfast: none, lunch: none, dinner: none, snacks: { on: true, at } },
  };
  const { device } = wish();
  await user.ask('putReminders', { body: { device, subscription: browser.subscription, timeZone: 'UTC', reminders } });
  const due = Math.floor(now.getTime() / 60_000) * 60_000;
  const { databaseUrl } = store as { databaseUrl: string };
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await before.end('SIGTERM');
  await database.query('update reminders set next_ms = $1', [due]);
  const servers = await Promise.all([start(), start()]);
  const [one = '', other = ''] = servers.map(({ origin }) => origin);

  await expect.poll(() => browser.delivered.length, { timeout: 45_000 }).toBe(1);
  const [{ note, claims, publicKey } = { note: null, claims: null, publicKey: null }] = browser.delivered;
  expect(note).toMatchObject({ title: 'წახემსების დროა', open: '/dashboard?add=meal' });
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:help@lukma.ge' });
  const keys = await Promise.all(
    [one, other].map(async (origin) => (await client(origin).ask('getConfig')).data.pushKey),
  );
  expect(keys).toEqual([publicKey, publicKey]);
  const { rows } = await database.query<{ next_ms: string }>('select next_ms from reminders');
  expect(Number(rows[0]?.next_ms)).toBe(due + 24 * 3_600_000);

  await client(one, user.token).ask('postLogout');
  expect((await database.query('select 1 from reminders')).rowCount).toBe(0);
  await database.end();
  for (const server of servers) await server.end('SIGTERM');
  expect(browser.delivered).toHaveLength(1);
  await remove();
});
