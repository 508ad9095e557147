import type { Page } from 'playwright/test';
import { BACKGROUND_SYNC_TAG } from '../../../src/sync/background-tag.ts';

/** Sends the browser's `sync` event to the app's service worker, as Chromium does when the network is back. `page` needs to show nothing. */
export async function dispatchSync(page: Page, origin: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await found,
    tag: BACKGROUND_SYNC_TAG,
    lastChance: false,
  });
  await browser.detach();
}
