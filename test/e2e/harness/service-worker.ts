import type { CDPSession, Page } from 'playwright/test';
import { BACKGROUND_SYNC_TAG } from '../../../src/sync/background-tag.ts';

/** Sends the browser's `sync` event to the app's service worker, as Chromium does when the network is back. `page` needs to show nothing. */
export const dispatchSync = (page: Page, origin: string): Promise<void> =>
  withRegistration(page, origin, (browser, registrationId) =>
    browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: BACKGROUND_SYNC_TAG, lastChance: false }),
  );

/** Delivers a push message to the app's service worker, as Chromium does when its push service has decrypted one. */
export const pushMessage = (page: Page, origin: string, data: string): Promise<void> =>
  withRegistration(page, origin, (browser, registrationId) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
  );

async function withRegistration(page: Page, origin: string, act: (browser: CDPSession, id: string) => Promise<unknown>): Promise<void> {
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
