import type { CDPSession, Page, Worker } from 'playwright/test';
import { BACKGROUND_SYNC_TAG } from '#sync/engine/background-tag.ts';

/** Sends the browser's `sync` event to the app's service worker, as Chromium does when the network is back. `page` needs to show nothing. */
export const dispatchSync = (page: Page, origin: string): Promise<void> =>
  withRegistration(page, origin, (browser, registrationId) =>
    browser.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: BACKGROUND_SYNC_TAG,
      lastChance: false,
    }),
  );

/** Delivers a push message to the app's service worker, as Chromium does when its push service has decrypted one. */
export const pushMessage = (page: Page, origin: string, data: string): Promise<void> =>
  withRegistration(page, origin, (browser, registrationId) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
  );

/** What a worker of a test finds in its global scope, which the page's types do not know. */
type WorkerScope = typeof globalThis & {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
};

/** Taps the shown notification that has this tag, as the system tells of it: by an event of the service worker. */
export const tapNotification = (worker: Worker, tag: string): Promise<void> =>
  worker.evaluate(async (wanted) => {
    const { registration, NotificationEvent } = globalThis as WorkerScope;
    const [notification] = await registration.getNotifications({ tag: wanted });
    if (!notification) throw new Error(`no notification ${wanted}`);
    const tap = new NotificationEvent('notificationclick', { notification });
    // Only the browser's own events can be waited for.
    dispatchEvent(Object.assign(tap, { waitUntil: () => undefined }));
  }, tag);

/** The browser gives its subscription up; `endpoint` is where the next one takes messages. A private window has no push service, so its answer is put in its place. */
export const loseSubscription = (worker: Worker, endpoint: string): Promise<void> =>
  worker.evaluate((next) => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const pushManager = {
      getSubscription: async () => null,
      subscribe: async () => ({ toJSON: () => ({ endpoint: next, keys }) }),
    };
    Object.defineProperty((globalThis as WorkerScope).registration, 'pushManager', { value: pushManager });
    dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil: () => undefined }));
  }, endpoint);

async function withRegistration(
  page: Page,
  origin: string,
  act: (browser: CDPSession, id: string) => Promise<unknown>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await act(browser, await found);
  await browser.detach();
}
