import type { Browser, Page } from 'playwright';
import { PHONE, openDiary, personWithEntries } from './diary.ts';

/** How long a drain took, and the longest frame of the page meanwhile. */
export interface Drain {
  ms: number;
  longestFrameMs: number;
  /** Until the outbox is empty: what was acknowledged is part of the server's truth here, too. */
  emptyMs: number;
}

declare global {
  interface Window {
    drained?: Drain;
  }
}

/** The drain of that many dishes by a fresh browser whose network is back; `before`: just before it is. */
export async function drainOnce(
  browser: Browser,
  origin: string,
  waiting: number,
  before = (): unknown => undefined,
): Promise<Drain> {
  const person = await personWithEntries(origin, 1);
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    const diary = await openDiary(context, person, 1);
    await context.setOffline(true);
    await diary.logMeal({ title: 'ხინკალი', kcal: 320, meal: 'dinner' });
    await multiplyWaiting(diary.page, person.uid, waiting);
    await watchDrain(diary.page, person.uid);
    before();
    await context.setOffline(false);
    const done = await diary.page.waitForFunction(() => window.drained, undefined, { timeout: 60_000 });
    const drain = await done.jsonValue();
    if (!drain) throw new Error('a drain without its figures');
    return drain;
  } finally {
    await context.close();
  }
}

/** Copies the one waiting dish, its row and its operation, until that many wait. */
async function multiplyWaiting(page: Page, uid: string, wanted: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      const open = indexedDB.open(String(name));
      const db = await new Promise<IDBDatabase>((resolve) =>
        open.addEventListener('success', () => resolve(open.result)),
      );
      const transaction = db.transaction(['outbox', 'meals'], 'readwrite');
      const all = transaction.objectStore('outbox').getAll();
      all.addEventListener('success', () => {
        const { seq: _seq, ...operation } = all.result.find(
          (one: { change: { kind: string } }) => one.change.kind === 'meal.put',
        );
        const stored = transaction.objectStore('meals').get(operation.change.meal.id);
        stored.addEventListener('success', () => {
          for (let made = 1; made < Number(count); made += 1) {
            const id = operation.change.meal.id.slice(0, -6) + made.toString(16).padStart(6, '0');
            // Five a day over a hundred days, as a long time without a network leaves them.
            const earlier = new Date(
              Date.parse(`${operation.change.meal.date}T00:00:00Z`) - Math.floor(made / 5) * 86_400_000,
            );
            const date = [earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, earlier.getUTCDate()]
              .map((part) => String(part).padStart(2, '0'))
              .join('-');
            const meal = { ...operation.change.meal, id, date };
            transaction.objectStore('outbox').add({
              ...operation,
              opId: crypto.randomUUID(),
              lane: `meal:${id}`,
              change: { ...operation.change, meal },
            });
            transaction.objectStore('meals').put({ ...stored.result, id, day: date, view: meal });
          }
        });
      });
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      db.close();
    },
    [`diary-${uid}`, wanted],
  );
}

/** Measures, inside the page, from the `online` event until nothing is queued or under way. */
async function watchDrain(page: Page, uid: string): Promise<void> {
  await page.evaluate(async (name) => {
    const open = indexedDB.open(name);
    const db = await new Promise<IDBDatabase>((resolve) =>
      open.addEventListener('success', () => resolve(open.result)),
    );
    const told = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    // What left together is one row of `flights`, also once it was acknowledged; the rows of the outbox stay as they were.
    const look = async () => {
      const stores = db.transaction(['outbox', 'flights']);
      const outbox = stores.objectStore('outbox');
      const [queued, inflight, all, flights] = await Promise.all([
        told(outbox.index('state').count('queued')),
        told(outbox.index('state').count('inflight')),
        told(outbox.count()),
        told<{ members: unknown[]; acked?: unknown }[]>(stores.objectStore('flights').getAll()),
      ]);
      const arrived = flights
        .filter(({ acked }) => acked !== undefined)
        .reduce((sum, { members }) => sum + members.length, 0);
      return { waiting: queued + inflight - arrived, all };
    };
    // So Dexie tells other tabs of a commit. Whoever looks all the time keeps the drain from its own tables.
    const commits = new BroadcastChannel('x-storagemutated-1');
    const nextCommit = () =>
      new Promise<number>((resolve) => {
        const told = () => resolve(performance.now());
        commits.addEventListener('message', told, { once: true });
        // One that is not told of is seen later.
        setTimeout(told, 1000);
      });
    addEventListener(
      'online',
      () => {
        const started = performance.now();
        let longestFrameMs = 0;
        let frame = started;
        let ms: number | null = null;
        const tick = (now: number) => {
          if (ms !== null) return;
          longestFrameMs = Math.max(longestFrameMs, now - frame);
          frame = now;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
        // A look may have to wait for a transaction that began after the commit: what counts is when that was told of.
        const watch = async (toldAt: number) => {
          const committed = nextCommit();
          const { waiting, all } = await look();
          if (ms === null && waiting === 0) ms = toldAt - started;
          if (ms === null || all > 0) return void committed.then(watch);
          commits.close();
          db.close();
          window.drained = { ms, longestFrameMs, emptyMs: performance.now() - started };
        };
        void watch(started);
      },
      { once: true },
    );
  }, `diary-${uid}`);
}
