import type { Browser, BrowserContext } from 'playwright';
import { newPerson, type Person } from '#test/e2e/harness/people.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { serveBarePage, serveFloorPage } from '../support/bare-page.ts';
import { PHONE } from '../support/diary.ts';
import { capture, type Captured } from '../support/floor-page.ts';
import { traceMainThread, type MainThread } from '../support/main-thread.ts';
import { launchBrowser, startProduct } from '../support/product.ts';
import { signInWith } from '../support/sign-in.ts';

const RUNS = 5;
const SLOWER = 4;
const TIMES_BARE = 1.5;
const LONGEST_MS = 50;
const BLOCKING_MS = 100;
/** Nothing has happened on the line for half a second, and the page has drawn this. */
const SHOWN = { bare: '.card', floor: '.water-figure', welcome: '.step-progress', dashboard: '.water-figure' } as const;
type Screen = keyof typeof SHOWN;

/**
 * What a start costs the main thread until the page rests, beside a page that does no more than load the same libraries and draw a card,
 * in turn: its own processor time at full speed, long tasks on a processor a quarter as fast. What is under the dashboard is a page that stores and
 * reads the same rows by plain Dexie and draws the very elements, under the same styles, once and by no component.
 */
export async function run(): Promise<BenchRow[]> {
  const [product, bare, browser] = [await startProduct(), await serveBarePage(), await launchBrowser()];
  const person = await newPerson(product.origin);
  const floor = await serveFloorPage(await captureDashboard(browser, product.origin, person), product.origin);
  const visit = async (screen: Screen, slower: number): Promise<MainThread> => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    if (screen === 'dashboard') await signInWith(context, product.origin, person);
    const address = {
      bare: bare.origin,
      floor: floor.origin,
      welcome: `${product.origin}/onboarding/welcome`,
      dashboard: `${product.origin}/dashboard`,
    };
    try {
      return await start(browser, context, address[screen], SHOWN[screen], slower);
    } finally {
      await context.close();
    }
  };
  try {
    const runs: Record<Screen, { full: MainThread; slow: MainThread }[]> = {
      bare: [],
      floor: [],
      welcome: [],
      dashboard: [],
    };
    for (let count = 0; count < RUNS; count += 1) {
      for (const screen of ['bare', 'floor', 'welcome', 'dashboard'] as const)
        runs[screen].push({ full: await visit(screen, 1), slow: await visit(screen, SLOWER) });
    }
    const cpuOf = (screen: Screen) => median(runs[screen].map(({ full }) => full.cpu));
    const least = cpuOf('bare');
    const under = cpuOf('floor');
    const rows = (['welcome', 'dashboard'] as const).flatMap((screen) => {
      const cpu = cpuOf(screen);
      const slow = runs[screen].map((one) => one.slow);
      const longest = median(slow.map((one) => one.longest));
      const blocking = median(slow.map((one) => one.blocking));
      return [
        {
          what: `start of the ${screen}: main thread, against a bare page (${Math.round(least)} ms)`,
          measured: `${Math.round(cpu)} ms, ${(cpu / least).toFixed(2)} times`,
          budget: `≤ ${TIMES_BARE} times`,
          ok: cpu <= least * TIMES_BARE,
        },
        row(`start of the ${screen}: longest task, 4× CPU`, longest, LONGEST_MS),
        row(`start of the ${screen}: blocking time, 4× CPU`, blocking, BLOCKING_MS),
      ];
    });
    const dashboard = cpuOf('dashboard');
    return [
      ...rows,
      {
        what: `what is under the dashboard: the same rows and elements, by no component of ours (${(under / least).toFixed(2)} times the bare page)`,
        measured: `${Math.round(under)} ms; ours ${(dashboard / under).toFixed(2)} times`,
        budget: '–',
        ok: true,
      },
    ];
  } finally {
    await browser.close();
    await bare.stop();
    await floor.stop();
    await product.stop();
  }
}

/** The dashboard as a browser shows it that has just come to rest. */
async function captureDashboard(browser: Browser, origin: string, person: Person): Promise<Captured> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await signInWith(context, origin, person);
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.locator(SHOWN.dashboard).first().waitFor();
  await page.waitForLoadState('networkidle');
  const captured = await capture(page, person.uid);
  await context.close();
  return captured;
}

async function start(
  browser: Browser,
  context: BrowserContext,
  address: string,
  shown: string,
  slower: number,
): Promise<MainThread> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  return traceMainThread(browser, page, async () => {
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
  });
}

const row = (what: string, ms: number, budgetMs: number): BenchRow => ({
  what,
  measured: `${Math.round(ms)} ms`,
  budget: `≤ ${budgetMs} ms`,
  ok: ms <= budgetMs,
});
