import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { BenchRow } from './bench-row.ts';
import { launchBrowser, startProduct } from './support/product.ts';
import { onboardOverHttp, signInWith } from './support/signed-in.ts';

const BUDGET_KB = 150;

/** The JavaScript that a browser fetches until the first screen can be used, gzipped at level 9. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const rows: BenchRow[] = [];
    const person = await onboardOverHttp(product.origin);
    for (const screen of ['/onboarding/welcome', '/dashboard'] as const) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      if (screen === '/dashboard') await signInWith(context, person);
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
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.request().resourceType() === 'script' || type.includes('javascript')) sizes.push(response.body().then(gzipped));
  });
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
