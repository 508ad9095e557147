import 'fake-indexeddb/auto';
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_REMINDERS } from '#domain/reminders/reminder-settings.ts';
import { saveReminders } from '#device/reminders/commands.ts';
import { theDiary } from '#device/diary/diary.ts';
import { fetchConfig } from '#device/api/config.ts';
import { readReminders } from '#device/reminders/kept-reminders.ts';
import { tellReminders } from '#device/reminders/tell-server.ts';
import { closePage, onboard, standInPage, startRealServer } from './real-server.ts';

let server: Awaited<ReturnType<typeof startRealServer>>;
beforeAll(async () => {
  server = await startRealServer();
}, 60_000);
afterAll(() => server.stop());

/** What Node has not: a browser's subscription to a push service that nobody reaches from here. */
function standInBrowser(service: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const seen = { subscribed: '', unsubscribed: 0 };
  const subscription = {
    options: { applicationServerKey: null as ArrayBuffer | null },
    toJSON: () => ({ endpoint: `${service}/abc`, expirationTime: null, keys }),
    unsubscribe: () => Promise.resolve(void (seen.unsubscribed += 1)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(seen.subscribed === '' ? null : subscription),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      seen.subscribed = applicationServerKey;
      subscription.options.applicationServerKey = new Uint8Array(Buffer.from(applicationServerKey, 'base64url')).buffer;
      return Promise.resolve(subscription);
    },
  };
  const locks = { request: (_: string, work: () => Promise<void>) => work() };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks,
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  return seen;
}

const told = async () => (await readReminders(theDiary().db)).told;

beforeEach(async () => {
  standInPage(server.origin);
  closePage();
  await onboard();
  await fetchConfig();
});

test('the server hears once what a device wants, and again when that has changed', async () => {
  const browser = standInBrowser('https://fcm.googleapis.com/fcm/send');
  await tellReminders(theDiary());
  expect([await told(), browser.subscribed]).toEqual([null, '']);

  await saveReminders({ ...FIRST_REMINDERS, on: true });
  await tellReminders(theDiary());
  const first = await told();
  expect(first).toMatchObject({ accepted: true });
  expect(Buffer.from(browser.subscribed, 'base64url')).toHaveLength(65);
  await tellReminders(theDiary());
  expect(await told()).toEqual(first);

  await saveReminders({ ...FIRST_REMINDERS, on: true, weekdays: [1] });
  await tellReminders(theDiary());
  expect((await told())?.text).not.toBe(first?.text);
  expect(browser.unsubscribed).toBe(0);
});

test('a device whose push service the server does not know reminds by itself, and does not ask twice', async () => {
  standInBrowser('https://push.example.org');
  await saveReminders({ ...FIRST_REMINDERS, on: true });
  await tellReminders(theDiary());
  const refused = await told();
  expect(refused).toMatchObject({ accepted: false });
  await tellReminders(theDiary());
  expect(await told()).toEqual(refused);
});

test('turned off, the subscription ends here and on the server', async () => {
  const browser = standInBrowser('https://fcm.googleapis.com/fcm/send');
  await saveReminders({ ...FIRST_REMINDERS, on: true });
  await tellReminders(theDiary());
  await saveReminders({ ...FIRST_REMINDERS, on: false });
  await tellReminders(theDiary());
  expect([await told(), browser.unsubscribed]).toEqual([null, 1]);
});

test('without a network the settings stay here and are told later', async () => {
  standInBrowser('https://fcm.googleapis.com/fcm/send');
  const { locks, serviceWorker } = navigator;
  vi.stubGlobal('navigator', { onLine: false, locks, serviceWorker });
  await saveReminders({ ...FIRST_REMINDERS, on: true });
  await tellReminders(theDiary());
  expect(await told()).toBeNull();
  vi.stubGlobal('navigator', { onLine: true, locks, serviceWorker });
  await tellReminders(theDiary());
  expect(await told()).toMatchObject({ accepted: true });
});
