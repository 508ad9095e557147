import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import type { BenchRow } from './bench-row.ts';
import { launchBrowser, startProduct } from './support/product.ts';
import { newPerson } from '../e2e/harness/people.ts';
import { signInWith } from './support/sign-in.ts';

const BUDGET_KB = 150;

/** The JavaScript that a browser asks for until the first screen can be read and tapped, gzipped at level 9. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const rows: BenchRow[] = [];
    const person = await newPerson(product.origin);
    for (const screen of ['/onboarding/welcome', '/dashboard'] as const) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      if (screen === '/dashboard') await signInWith(context, product.origin, person);
      const kb = await scriptKb(await context.newPage(), product.origin + screen);
      rows.push({ what: `JavaScript of ${screen}, gzipped`, measured: `${kb.toFixed(1)} KB`, budget: `≤ ${BUDGET_KB} KB`, ok: kb <= BUDGET_KB });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function scriptKb(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(gzipped));
  };
  page.on('response', count);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#root .meal, #root .step-progress').first().waitFor();
  page.off('response', count);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
