import { freshDatabase, startPostgres } from '#test/api/support/database/postgres.ts';
import type { Store } from '#test/api/support/start-server.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { drainOnce, type Drain } from '../support/drain.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

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
    for (let count = 0; count < RUNS; count += 1) drains.push(await drainOnce(browser, product.origin, WAITING));
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
