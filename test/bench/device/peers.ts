import type { Browser, BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#build/find-chromium.mjs';
import { addDays, dayInZone, TBILISI } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { freshDatabase, startPostgres } from '#test/api/support/database/postgres.ts';
import { temporaryFolder, type Store } from '#test/api/support/start-server.ts';
import { newPerson } from '#test/e2e/harness/people.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { drainOnce } from '../support/drain.ts';
import { buildPeerPages } from '../support/peer-pages.ts';
import { launchBrowser, startProduct } from '../support/product.ts';
import { startSlowProxy } from '../support/slow-proxy.ts';

const RUNS = Number(process.env['PEERS_RUNS'] ?? 5);
/** `drain` or `reads` alone; both unless told. */
const PART = process.env['PEERS_PART'];
const WAITING = 500;
const STORED = 5_000;
const MEALS_A_DAY = 5;
const WRITES = 60;
const WARM_UP = 5;
const SLOW_MS = 100;

/** Our figure may be at most so many times the peer's. */
const GOAL = { postgres: 1, pglite: 1.3, slow: 1, write: 1.5, open: 1.1 };

const CAVEATS = `What stands beside these figures:
- RxDB (Apache-2.0, its free Dexie storage) drains by a bare page on the main thread, through our own POST /batch, with one batch for all that
  waits; conflicts, time-outs, refusals of single entries and two tabs are not its handler's business. Ours is the whole app with its screen,
  in a worker, under a Web Lock, and asks for what else became due when the network is back.
- Both are followed from the 'online' event until everything is acknowledged and this is noted on the device. Keys are new with RxDB after a crash
  (what was sent is sent again as another request); ours are fixed on the device before the first fetch.
- RxDB and Dexie write with relaxed durability (the browser's default); ours is strict: what is shown is on the disk. Both show a write of their own
  before or while it is stored; ours shows it when it is stored.
- A row of RxDB and Dexie has 8 fields; ours is the whole entry, its base, its state and an operation of the outbox.
- Cold open: a browser that was started anew on the same profile, before anybody writes; the code is loaded before the clock runs. IndexedDB alone opens and reads the database
  that ours has filled; that of Dexie has one table of 18, and rows of a third.
- One machine, one browser, medians of ${RUNS} runs (writes: of ${RUNS} × ${WRITES}), peers in turn within each run.`;

/** The same work by RxDB, by plain Dexie and by ours, in one run. Ratios, since a machine's speed matters. */
export async function run(): Promise<BenchRow[]> {
  const pages = await buildPeerPages();
  console.error(CAVEATS);
  return [...(PART === 'reads' ? [] : await allDrains(pages)), ...(PART === 'drain' ? [] : await reads(pages))];
}

async function allDrains(pages: string): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  try {
    const store = { databaseUrl: await freshDatabase(postgres.url) };
    return [
      ...(await drains('PostgreSQL', pages, GOAL.postgres, store)),
      ...(await drains('PGlite', pages, GOAL.pglite)),
    ];
  } finally {
    await postgres.stop();
  }
}

async function drains(name: string, pages: string, goal: number, store?: Store): Promise<BenchRow[]> {
  const product = await startProduct(store);
  const proxy = await startSlowProxy(product.origin, pages);
  const browser = await launchBrowser();
  try {
    const taken = [0, SLOW_MS].map((delayMs) => ({ delayMs, rxdb: [], ours: [], empty: [] }) as Taken);
    // The first run warms the server up and counts for nobody; the next ones take turns, so that all meet the same machine.
    for (let count = 0; count <= RUNS; count += 1)
      for (const { delayMs, rxdb, ours, empty } of taken) {
        const theirs = await drainRxdb(browser, proxy, delayMs);
        const own = await drainOnce(browser, proxy.origin, WAITING, () => (proxy.delayMs = delayMs));
        proxy.delayMs = 0;
        if (count === 0) continue;
        rxdb.push(theirs);
        ours.push(own.ms);
        empty.push(own.emptyMs);
      }
    return taken.flatMap(({ delayMs, rxdb, ours, empty }) => {
      const what = `drain of ${WAITING}, ${name}${delayMs > 0 ? `, ${delayMs} ms before each answer` : ''}`;
      return [
        ratio(what, { RxDB: rxdb, ours }, 'RxDB', delayMs > 0 ? GOAL.slow : goal),
        { what: `${what}: until ours has an empty outbox`, measured: ms(median(empty)), budget: '', ok: true },
      ];
    });
  } finally {
    await browser.close();
    await proxy.stop();
    await product.stop();
  }
}

interface Taken {
  delayMs: number;
  rxdb: number[];
  ours: number[];
  empty: number[];
}

async function drainRxdb(
  browser: Browser,
  proxy: { origin: string; delayMs: number },
  delayMs: number,
): Promise<number> {
  const person = await newPerson(proxy.origin);
  const context = await browser.newContext();
  try {
    const page = await peerPage(context, proxy.origin, 'rxdb');
    await page.evaluate((token) => window.peer.follow(token), person.token);
    await context.setOffline(true);
    await page.evaluate((rows) => window.peer.log(rows), dishes(WAITING));
    await page.evaluate((wanted) => window.peer.watchDrain(wanted), WAITING);
    proxy.delayMs = delayMs;
    await context.setOffline(false);
    const done = await page.waitForFunction(() => window.drained, undefined, { timeout: 60_000 });
    proxy.delayMs = 0;
    return (await done.jsonValue())?.ms ?? 0;
  } finally {
    await context.close();
  }
}

type Peer = 'rxdb' | 'dexie' | 'ours';
const PEERS: readonly Peer[] = ['rxdb', 'dexie', 'ours'];
const NAMES = { rxdb: 'RxDB', dexie: 'Dexie', ours: 'ours', bare: 'IndexedDB alone on our rows' } as const;
/** `bare` only opens: it is what is under ours. */
const OPENED: readonly (Peer | 'bare')[] = [...PEERS, 'bare'];

/** Writes and cold opens need no server but one that hands the pages out. */
async function reads(pages: string): Promise<BenchRow[]> {
  const proxy = await startSlowProxy('http://127.0.0.1:1', pages);
  const profile = await temporaryFolder();
  const written: Record<string, number[]> = {};
  const opened: Record<string, number[]> = {};
  const day = dayInZone(Date.now(), TBILISI);
  try {
    await inProfile(profile.path, async (context) => {
      for (const peer of PEERS) {
        const page = await peerPage(context, proxy.origin, peer);
        await page.evaluate((rows) => window.peer.fill(rows), dishes(STORED));
        await page.close();
      }
    });
    // Nobody writes before all have opened: a browser reads what was written last anew, and whoever comes next would wait for it.
    for (let count = 0; count < RUNS; count += 1)
      for (const peer of turned(OPENED, count))
        // A browser of its own: whoever opens first pays for all of an origin.
        await inProfile(profile.path, async (context) => {
          const page = await peerPage(context, proxy.origin, peer);
          const { ms: took, found } = await page.evaluate((date) => window.peer.open(date), addDays(day, -count - 1));
          if (found !== MEALS_A_DAY) throw new Error(`${peer} found ${found} dishes`);
          (opened[NAMES[peer]] ??= []).push(took);
        });
    for (let count = 0; count < RUNS; count += 1)
      for (const peer of turned(PEERS, count))
        await inProfile(profile.path, async (context) => {
          const page = await peerPage(context, proxy.origin, peer);
          await page.evaluate((date) => window.peer.open(date), addDays(day, -count - 1));
          const samples = await page.evaluate(
            (rows) => window.peer.write(rows),
            dishes(WRITES + WARM_UP, `${count}`).map((dish) => ({ ...dish, date: addDays(day, -2_000 - count) })),
          );
          (written[NAMES[peer]] ??= []).push(...samples.slice(WARM_UP));
        });
  } finally {
    await proxy.stop();
    await profile.remove();
  }
  return [
    ratio(`write → live view, ${STORED} rows`, written, 'RxDB', GOAL.write),
    ratio(`cold open of a day in ${STORED} rows`, opened, 'Dexie', GOAL.open),
    ratio('the same', opened, NAMES.bare),
  ];
}

/** Nobody is always the first. */
const turned = <One>(all: readonly One[], by: number): One[] => all.map((_, at) => all[(at + by) % all.length] as One);

async function inProfile(folder: string, act: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    await act(context);
  } finally {
    await context.close();
  }
}

async function peerPage(context: BrowserContext, origin: string, peer: Peer | 'bare'): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${peer}: ${error.message}`));
  await page.goto(`${origin}/peers/${peer}.html`);
  await page.waitForFunction(() => window.peer !== undefined);
  return page;
}

/** Dishes as a person logs them, five a day. */
function dishes(count: number, mark = ''): Dish[] {
  const today = dayInZone(Date.now(), TBILISI);
  return Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    date: addDays(today, -Math.floor(at / MEALS_A_DAY)),
    title: `ხინკალი ${mark} ${at}`,
    mealType: MEAL_TYPES[at % MEAL_TYPES.length] ?? 'lunch',
    calories: 300 + (at % 200),
    proteins: 20,
    carbs: 40,
    fats: 12,
  }));
}

interface Dish {
  id: string;
  date: string;
  title: string;
  mealType: string;
  calories: number;
  proteins: number;
  carbs: number;
  fats: number;
}

declare global {
  interface Window {
    /** What a page of the peers does (`peers/pages`, `support/our-diary.ts`). */
    peer: {
      fill(rows: Dish[]): Promise<void>;
      write(rows: Dish[]): Promise<number[]>;
      open(day: string): Promise<{ ms: number; found: number }>;
      follow(token: string): Promise<void>;
      log(rows: Dish[]): Promise<void>;
      watchDrain(wanted: number): void;
    };
  }
}

const ms = (value: number): string => `${value.toFixed(value < 20 ? 1 : 0)} ms`;

/** Without a goal it is only told. */
function ratio(what: string, samples: Record<string, number[]>, against: string, goal?: number): BenchRow {
  const times = median(samples['ours'] ?? []) / median(samples[against] ?? []);
  const figures = Object.entries(samples).map(([name, all]) => `${name} ${ms(median(all))}`);
  return {
    what: `${what}: ${figures.join(', ')}; ours against ${against}`,
    measured: `× ${times.toFixed(2)}`,
    budget: goal === undefined ? '–' : `≤ × ${goal.toFixed(1)}`,
    ok: goal === undefined || times <= goal,
  };
}
