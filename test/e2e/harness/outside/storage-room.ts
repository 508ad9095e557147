import type { Page } from 'playwright/test';

/** A device whose storage can be full. */
export interface SmallDevice {
  /** From now on nothing more goes in. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/** Chromium lets small writes pass for half a minute by the room that it saw last: it must never have seen much. */
const ROOM = 16 * MEGABYTE;

/** Gives the origin of a page little room, before it stores anything. */
export async function smallDevice(page: Page, origin: string): Promise<SmallDevice> {
  const browser = await page.context().newCDPSession(page);
  const limit = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
  await limit(ROOM);
  return {
    fill: async () => {
      await limit(1);
      // More than it can still believe in: it looks anew, and remembers that there is no room.
      await page.evaluate(tryToWrite, 2 * ROOM);
    },
    makeRoom: async () => void (await limit()),
  };
}

/** Runs in the page. Resolves when the write was refused, rejects when it went in. */
async function tryToWrite(bytes: number): Promise<void> {
  const open = indexedDB.open('filler');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    open.addEventListener('upgradeneeded', () => open.result.createObjectStore('bytes'));
    open.addEventListener('success', () => resolve(open.result));
    open.addEventListener('error', () => reject(open.error));
  }).catch(() => null);
  if (!db) return;
  const transaction = db.transaction('bytes', 'readwrite');
  transaction.objectStore('bytes').put(new ArrayBuffer(bytes), 'all');
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('abort', () => resolve());
    transaction.addEventListener('complete', () => reject(new Error('There was room')));
  });
  db.close();
}
