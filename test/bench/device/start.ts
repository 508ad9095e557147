import type { Browser, BrowserContext } from 'playwright';
import { newPerson } from '#test/e2e/harness/people.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { serveBarePage } from '../support/bare-page.ts';
import { PHONE } from '../support/diary.ts';
import { traceMainThread, type MainThread } from '../support/main-thread.ts';
import { launchBrowser, startProduct } from '../support/product.ts';
import { signInWith } from '../support/sign-in.ts';

const RUNS = 5;
const SLOWER = 4;
const TIMES_BARE = 1.5;
const LONGEST_MS = 50;
const BLOCKING_MS = 100;
/** Nothing has happened on the line for half a second, and the page has drawn this. */
const SHOWN = { bare: '.card', welcome: '.step-progress', dashboard: '.water-figure' } as const;
type Screen = keyof typeof SHOWN;

/**
 * What a start costs the main thread until the page rests, beside a page that does no more than load the same libraries and draw a card,
 * in turn: its own processor time at full speed, long tasks on a processor a quarter as fast.
 */
export async function run(): Promise<BenchRow[]> {
  const [product, bare, browser] = [await startProduct(), await serveBarePage(), await launchBrowser()];
  const person = await newPerson(product.origin);
  const visit = async (screen: Screen, slower: number): Promise<MainThread> => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    if (screen === 'dashboard') await signInWith(context, product.origin, person);
    const address = {
      bare: bare.origin,
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
    const runs: Record<Screen, { full: MainThread; slow: MainThread }[]> = { bare: [], welcome: [], dashboard: [] };
    for (let count = 0; count < RUNS; count += 1) {
      for (const screen of ['bare', 'welcome', 'dashboard'] as const)
        runs[screen].push({ full: await visit(screen, 1), slow: await visit(screen, SLOWER) });
    }
    const floor = median(runs.bare.map(({ full }) => full.cpu));
    return (['welcome', 'dashboard'] as const).flatMap((screen) => {
      const cpu = median(runs[screen].map(({ full }) => full.cpu));
      const slow = runs[screen].map((one) => one.slow);
      const longest = median(slow.map((one) => one.longest));
      const blocking = median(slow.map((one) => one.blocking));
      return [
        {
          what: `start of the ${screen}: main thread, against a bare page (${Math.round(floor)} ms)`,
          measured: `${Math.round(cpu)} ms, ${(cpu / floor).toFixed(2)} times`,
          budget: `≤ ${TIMES_BARE} times`,
          ok: cpu <= floor * TIMES_BARE,
        },
        row(`start of the ${screen}: longest task, 4× CPU`, longest, LONGEST_MS),
        row(`start of the ${screen}: blocking time, 4× CPU`, blocking, BLOCKING_MS),
      ];
    });
  } finally {
    await browser.close();
    await bare.stop();
    await product.stop();
  }
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
