import type { Page } from 'playwright/test';

/**
 * Everything that the pages of this origin have kept on the device, as one text: each database with its rows, each cache with
 * addresses and bodies, both storages. Files of the app itself, and the catalogue that is everybody's, are left out.
 */
export const deviceRemains = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const decoder = new TextDecoder();
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const written = (value: unknown) =>
      JSON.stringify(value, (_, part: unknown) => (part instanceof ArrayBuffer ? decoder.decode(part) : part));
    const found: string[] = [written({ ...localStorage }), written({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === 'catalogue') continue;
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        found.push(name, store, written(await done(rows.getAllKeys())), written(await done(rows.getAll())));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      if (name.includes('precache')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return found.join('\n');
  });

/** The names of what localStorage and sessionStorage hold. */
export const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

/** The users whose diaries lie on the device. */
export const diariesOn = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith('diary-')),
  );
