import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../src/build/find-chromium.mjs';
import { freePort } from '../api/support/postgres.ts';
import { median, type BenchRow } from './bench-row.ts';
import { startProduct } from './support/product.ts';
import { newPerson } from '../e2e/harness/people.ts';
import { signInWith } from './support/sign-in.ts';

const RUNS = 5;
const TIMES = {
  'first-contentful-paint': { name: 'first contentful paint', budgetMs: 800 },
  'largest-contentful-paint': { name: 'largest contentful paint', budgetMs: 1300 },
  'total-blocking-time': { name: 'total blocking time', budgetMs: 50 },
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse as a phone: simulated slow 4G and a four times slower processor; the median of five runs. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  try {
    return [
      ...(await measured('/onboarding/welcome', product.origin, false)),
      ...(await measured('/dashboard', product.origin, true)),
    ];
  } finally {
    await product.stop();
  }
}

async function measured(path: string, origin: string, signedIn: boolean): Promise<BenchRow[]> {
  const reports: Awaited<ReturnType<typeof report>>[] = [];
  for (let count = 0; count < RUNS; count += 1) reports.push(await report(origin + path, origin, signedIn));

  const times = Object.entries(TIMES).map(([audit, { name, budgetMs }]): BenchRow => {
    const ms = median(reports.map((one) => one.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY));
    return { what: `${path}: ${name}`, measured: `${Math.round(ms)} ms`, budget: `≤ ${budgetMs} ms`, ok: ms <= budgetMs };
  });
  const scores = CATEGORIES.map((category): BenchRow => {
    const score = median(reports.map((one) => Math.round((one.categories[category]?.score ?? 0) * 100)));
    return { what: `${path}: Lighthouse ${category}`, measured: String(score), budget: '100', ok: score === 100 };
  });
  return [...times, ...scores];
}

async function report(url: string, origin: string, signedIn: boolean) {
  const profile = await mkdtemp(join(tmpdir(), 'lukma-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (signedIn) {
      // A page without the app: the service worker must not be there before the measured load.
      await signInWith(browser, origin, await newPerson(origin));
      const page = await browser.newPage();
      await page.goto(`${origin}/healthz`);
      await page.close();
    }
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], disableStorageReset: true, output: 'json', logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse gave no report for ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
