import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#build/find-chromium.mjs';
import { freePort } from '#test/api/support/database/postgres.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { startProduct } from '../support/product.ts';
import { newPerson } from '#test/e2e/harness/people.ts';
import { signInWith } from '../support/sign-in.ts';

const RUNS = 5;
const TIMES = {
  'first-contentful-paint': { name: 'first contentful paint', budgetMs: 800 },
  'largest-contentful-paint': { name: 'largest contentful paint', budgetMs: 1300 },
  'total-blocking-time': { name: 'total blocking time', budgetMs: 50 },
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How Lighthouse slows a phone's line and processor: computed from a fast load, or really held back. */
const THROTTLING = { simulate: 'simulated', devtools: 'applied' } as const;
type Throttling = keyof typeof THROTTLING;

/** Whom the browser is of: nobody; a person whose diary it has opened before; one whose device was emptied but for the session. */
type Visitor = 'stranger' | 'known' | 'emptied';

const SCREENS = [
  ['/onboarding/welcome', 'stranger', '/onboarding/welcome'],
  ['/dashboard', 'known', '/dashboard'],
  ['/dashboard', 'emptied', '/dashboard of an emptied device'],
] as const;

/**
 * Lighthouse as a phone: slow 4G and a four times slower processor, both ways; the median of five runs. Before each load
 * it empties caches and service workers, as is its way; what is stored of a person stays, as it does on a phone.
 */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  try {
    const rows: BenchRow[] = [];
    for (const throttling of ['simulate', 'devtools'] as const) {
      for (const [path, visitor, screen] of SCREENS)
        rows.push(...(await measured(path, product.origin, visitor, screen, throttling)));
    }
    return rows;
  } finally {
    await product.stop();
  }
}

async function measured(
  path: string,
  origin: string,
  visitor: Visitor,
  name: string,
  throttling: Throttling,
): Promise<BenchRow[]> {
  const reports: Awaited<ReturnType<typeof report>>[] = [];
  for (let count = 0; count < RUNS; count += 1) reports.push(await report(origin + path, origin, visitor, throttling));
  const screen = `${name} (${THROTTLING[throttling]})`;

  const times = Object.entries(TIMES).map(([audit, { name, budgetMs }]): BenchRow => {
    const ms = median(reports.map((one) => one.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY));
    return {
      what: `${screen}: ${name}`,
      measured: `${Math.round(ms)} ms`,
      budget: `≤ ${budgetMs} ms`,
      ok: ms <= budgetMs,
    };
  });
  // What is not speed is the same either way.
  const scores = CATEGORIES.filter((category) => category === 'performance' || throttling === 'simulate').map(
    (category): BenchRow => {
      const score = median(reports.map((one) => Math.round((one.categories[category]?.score ?? 0) * 100)));
      return { what: `${screen}: Lighthouse ${category}`, measured: String(score), budget: '100', ok: score === 100 };
    },
  );
  return [...times, ...scores];
}

async function report(url: string, origin: string, visitor: Visitor, throttlingMethod: Throttling) {
  const profile = await mkdtemp(join(tmpdir(), 'lukma-lighthouse-'));
  const port = await freePort();
  const launch = (...args: string[]) =>
    chromium.launchPersistentContext(profile, {
      executablePath: findOrInstallChromium(),
      args: [...CHROMIUM_FLAGS, ...args],
    });
  try {
    // In a browser of its own: what has run in the measured one before would count.
    if (visitor !== 'stranger') await comeBefore(await launch(), origin, visitor);
    const browser = await launch(`--remote-debugging-port=${port}`);
    try {
      const result = await lighthouse(url, {
        port,
        onlyCategories: [...CATEGORIES],
        output: 'json',
        logLevel: 'silent',
        throttlingMethod,
      });
      if (!result) throw new Error(`Lighthouse gave no report for ${url}`);
      return result.lhr;
    } finally {
      await browser.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Signs a new person in; `known` also looks at the day, `emptied` only leaves the session behind. */
async function comeBefore(browser: BrowserContext, origin: string, visitor: 'known' | 'emptied'): Promise<void> {
  await signInWith(browser, origin, await newPerson(origin));
  const page = await browser.newPage();
  await page.goto(visitor === 'known' ? `${origin}/dashboard` : `${origin}/healthz`);
  if (visitor === 'known') {
    await page.waitForFunction(() => document.querySelector('.water-figure') && localStorage.getItem('day_glance'));
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  await browser.close();
}
