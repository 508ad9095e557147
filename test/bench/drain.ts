import type { Page } from 'playwright';
import { freshDatabase, startPostgres } from '../api/support/postgres.ts';
import type { Store } from '../api/support/start-server.ts';
import { median, type BenchRow } from './bench-row.ts';
import { openDiary, personWithEntries, PHONE } from './support/diary.ts';
import { launchBrowser, startProduct } from './support/product.ts';

const WAITING = 500;
const RUNS = 3;
const LONGEST_FRAME_MS = 50;

/** From "online" to an outbox in which nothing waits, 500 dishes, and the longest frame of the page meanwhile. */
export async function run(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  try {
    return [
      ...(await measured('PostgreSQL', 250, { databaseUrl: await freshDatabase(postgres.url) })),
      ...(await measured('PGlite', 500)),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measured(name: string, budgetMs: number, store?: Store): Promise<BenchRow[]> {
  const product = await startProduct(store);
  const browser = await launchBrowser();
  try {
    const drains: Drain[] = [];
    for (let count = 0; count < RUNS; count += 1) {
      const person = await personWithEntries(product.origin, 1);
      const context = await browser.newContext({ ...PHONE, baseURL: product.origin });
      const diary = await openDiary(context, person, 1);
      await context.setOffline(true);
      await diary.logMeal({ title: 'ხინკალი', kcal: 320, meal: 'dinner' });
      await multiplyWaiting(diary.page, person.uid);
      await watchDrain(diary.page, person.uid);
      await context.setOffline(false);
      const done = await diary.page.waitForFunction(() => window.drained, undefined, { timeout: 60_000 });
      const drain = await done.jsonValue();
      if (drain) drains.push(drain);
      await context.close();
    }
    const ms = median(drains.map((drain) => drain.ms));
    const frame = median(drains.map((drain) => drain.longestFrameMs));
    return [
      {
        what: `drain of ${WAITING} to ${name}`,
        measured: `${Math.round(ms)} ms`,
        budget: `≤ ${budgetMs} ms`,
        ok: ms <= budgetMs,
      },
      {
        what: `longest frame while draining to ${name}`,
        measured: `${Math.round(frame)} ms`,
        budget: `≤ ${LONGEST_FRAME_MS} ms`,
        ok: frame <= LONGEST_FRAME_MS,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Drain {
  ms: number;
  longestFrameMs: number;
}

declare global {
  interface Window {
    drained?: Drain;
  }
}

/** Copies the one waiting dish, its row and its operation, until that many wait. */
async function multiplyWaiting(page: Page, uid: string): Promise<void> {
  await page.evaluate(
    async ([name, wanted]) => {
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
          for (let count = 1; count < Number(wanted); count += 1) {
            const id = operation.change.meal.id.slice(0, -6) + count.toString(16).padStart(6, '0');
            // Five a day over a hundred days, as a long time without a network leaves them.
            const earlier = new Date(
              Date.parse(`${operation.change.meal.date}T00:00:00Z`) - Math.floor(count / 5) * 86_400_000,
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
    [`diary-${uid}`, WAITING],
  );
}

/** Measures, inside the page, from the `online` event until nothing is queued or under way. */
async function watchDrain(page: Page, uid: string): Promise<void> {
  await page.evaluate(async (name) => {
    const open = indexedDB.open(name);
    const db = await new Promise<IDBDatabase>((resolve) =>
      open.addEventListener('success', () => resolve(open.result)),
    );
    const counted = (state: string) =>
      new Promise<number>((resolve) => {
        const count = db.transaction('outbox').objectStore('outbox').index('state').count(state);
        count.addEventListener('success', () => resolve(count.result));
      });
    addEventListener(
      'online',
      () => {
        const started = performance.now();
        let longestFrameMs = 0;
        let frame = started;
        const tick = (now: number) => {
          longestFrameMs = Math.max(longestFrameMs, now - frame);
          frame = now;
          if (!window.drained) requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
        const look = async () => {
          if ((await counted('queued')) + (await counted('inflight')) > 0) return void setTimeout(look, 4);
          db.close();
          window.drained = { ms: performance.now() - started, longestFrameMs };
        };
        void look();
      },
      { once: true },
    );
  }, `diary-${uid}`);
}
