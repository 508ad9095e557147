import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { bundleFolder, bundleServer } from '#test/api/support/bundle-server.ts';
import { startServer } from '#test/api/support/start-server.ts';
import type { BenchRow } from '../bench-row.ts';
import { onboard, type Connection } from './http-load.ts';
import { startTwoPostgres } from '../support/server/two-postgres.ts';

const DEVICES = 40;
/** Load before the first database dies, and after the second one has taken over. */
const BEFORE_MS = 4_000;
const AFTER_MS = 6_000;
const DAY = '2026-01-15';

/** What all devices together have seen. */
interface Seen {
  /** Ids of dishes that were acknowledged, and when, ms. */
  acknowledged: { id: string; atMs: number }[];
  heldOff: number;
  faults: string[];
}

/** The first of two databases is killed under load and the second takes over: what was acknowledged is there, once. */
export async function run(): Promise<BenchRow[]> {
  const two = await startTwoPostgres();
  const entry = await bundleServer(bundleFolder('bench/server'));
  const server = await startServer(entry, { databaseUrl: two.url }, { nodeFlags: [] });
  const seen: Seen = { acknowledged: [], heldOff: 0, faults: [] };
  try {
    const opened: Connection[] = [];
    for (let number = 0; number < DEVICES; number += 1) opened.push(await onboard(server.port));
    let isOver = false;
    const devices = opened.map((open) =>
      logDishes(open, seen, () => isOver).catch((error: unknown) => void seen.faults.push(String(error))),
    );
    await pause(BEFORE_MS);
    const killedMs = performance.now();
    await two.killFirst();
    await two.promoteSecond();
    const promotedMs = performance.now();
    await pause(AFTER_MS);
    isOver = true;
    await Promise.all(devices);
    const { lost, doubled, there } = await compare(two.url, seen);
    const next = Math.min(...seen.acknowledged.filter(({ atMs }) => atMs > promotedMs).map(({ atMs }) => atMs));
    const seconds = (next - killedMs) / 1000;
    return [
      {
        what: `acknowledged dishes that are lost, of ${seen.acknowledged.length}, when the first of two databases is killed`,
        measured: `${lost}`,
        budget: '0',
        ok: lost === 0 && seen.acknowledged.length > 0,
      },
      { what: `dishes that are there twice, of ${there}`, measured: `${doubled}`, budget: '0', ok: doubled === 0 },
      {
        what: 'answers but 200, 409 and 503 with Retry-After',
        measured: `${seen.faults.length}${seen.faults[0] === undefined ? '' : `: ${seen.faults[0]}`}`,
        budget: '0',
        ok: seen.faults.length === 0,
      },
      {
        what: `outage, from the kill to the next acknowledgement; the second was promoted after ${((promotedMs - killedMs) / 1000).toFixed(1)} s`,
        measured: `${seconds.toFixed(1)} s, ${seen.heldOff} times held off`,
        budget: '≤ 10 s',
        ok: seconds <= 10,
      },
    ];
  } finally {
    await server.end('SIGTERM');
    await two.stop();
  }
}

/** One dish after the other, each sent until it is acknowledged. */
async function logDishes(open: Connection, seen: Seen, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const id = uuidv7();
    const meal = { id, title: 'ლობიო', calories: 320, proteins: 18, carbs: 45, fats: 6.5, mealType: 'lunch' };
    const body = JSON.stringify({ meal, date: DAY });
    for (;;) {
      const { status, text, retryAfterSeconds } = await open.send('POST', '/dashboard/meals', body, {
        'Idempotency-Key': id,
      });
      if (status === 200) {
        seen.acknowledged.push({ id, atMs: performance.now() });
        break;
      }
      if (status === 503 && retryAfterSeconds !== null) seen.heldOff += 1;
      else if (status !== 409) seen.faults.push(`${status} ${text.slice(0, 120)}`);
      // Sooner than it was told to: so the outage is measured, and not the pause of the devices.
      await pause(100);
    }
  }
  open.close();
}

async function compare(url: string, { acknowledged }: Seen): Promise<{ lost: number; doubled: number; there: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from meals where not deleted');
  await client.end();
  const ids = new Set(rows.map(({ id }) => id));
  return {
    lost: acknowledged.filter(({ id }) => !ids.has(id)).length,
    doubled: rows.length - ids.size,
    there: rows.length,
  };
}
