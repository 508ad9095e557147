import type { Browser, BrowserContext } from 'playwright';
import { newPerson, type Person } from '#test/e2e/harness/people.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { serveBarePage, serveFloorPage } from '../support/bare-page.ts';
import { PHONE } from '../support/diary.ts';
import { openUntilRest } from '../support/page-rest.ts';
import { capture, type Captured } from '../support/floor-page.ts';
import { traceMainThread, type MainThread } from '../support/main-thread.ts';
import { launchBrowser, startProduct } from '../support/product.ts';
import { signInWith } from '../support/sign-in.ts';

const RUNS = 5;
const SLOWER = 4;
const TIMES_BARE = 1.5;
const LONGEST_MS = 50;
/** Of the processor at full speed: what takes a quarter as fast one 50 ms. */
const LONGEST_CPU_MS = 12.5;
const BLOCKING_MS = 100;
/** What a page has drawn that rests. */
const SHOWN = { bare: '.card', floor: '.water-figure', welcome: '.step-progress', dashboard: '.water-figure' } as const;
type Screen = keyof typeof SHOWN;
/** At full speed, and on a processor a quarter as fast. */
interface Visit {
  full: MainThread;
  slow: MainThread;
}

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
    const runs: Record<Screen, Visit[]> = {
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
      return [
        {
          what: `start of the ${screen}: main thread, against a bare page (${Math.round(least)} ms)`,
          measured: `${Math.round(cpu)} ms, ${(cpu / least).toFixed(2)} times`,
          budget: `≤ ${TIMES_BARE} times`,
          ok: cpu <= least * TIMES_BARE,
        },
        ...tasksOf(`start of the ${screen}`, runs[screen], [LONGEST_CPU_MS, LONGEST_MS, BLOCKING_MS]),
      ];
    });
    const dashboard = cpuOf('dashboard');
    return [
      ...rows,
      ...tasksOf('the bare page', runs.bare),
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
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return traceMainThread(browser, { page, devtools }, () => openUntilRest(page, devtools, address, shown));
}

/** How long `who` holds the main thread at a time, against budgets in ms where there are some: the bare page's own are what no page with these libraries is below by itself. */
function tasksOf(who: string, runs: readonly Visit[], budgets: readonly number[] = []): BenchRow[] {
  const figures = [
    ['longest task, its processor time', median(runs.map(({ full }) => full.longestCpu))],
    ['longest task, 4× CPU', median(runs.map(({ slow }) => slow.longest))],
    ['blocking time, 4× CPU', median(runs.map(({ slow }) => slow.blocking))],
  ] as const;
  return figures.map(([what, ms], at) => {
    const budgetMs = budgets[at];
    return {
      what: `${who}: ${what}`,
      measured: `${Math.round(ms)} ms`,
      budget: budgetMs === undefined ? '–' : `≤ ${budgetMs} ms`,
      ok: budgetMs === undefined || ms <= budgetMs,
    };
  });
}
