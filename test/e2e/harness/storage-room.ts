import type { Page } from 'playwright/test';

/** Fills the device: the origin may hold no more than it does. The answer makes room again. */
export async function fillDevice(page: Page, origin: string): Promise<() => Promise<void>> {
  // The limit holds as long as this session.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return () => browser.detach();
}
