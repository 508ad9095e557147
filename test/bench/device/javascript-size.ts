import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import type { BenchRow } from '../bench-row.ts';
import { launchBrowser, startProduct } from '../support/product.ts';
import { newPerson } from '#test/e2e/harness/people.ts';
import { signInWith } from '../support/sign-in.ts';

const BUDGET_KB = 150;

/** The JavaScript that a browser asks for until the first screen stands, by the page's own clock, gzipped at level 9. */
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
      rows.push({
        what: `JavaScript of ${screen}, gzipped`,
        measured: `${kb.toFixed(1)} KB`,
        budget: `≤ ${BUDGET_KB} KB`,
        ok: kb <= BUDGET_KB,
      });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function scriptKb(page: Page, url: string): Promise<number> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      if (!document.querySelector('#root .meal, #root .step-progress')) return;
      performance.mark('first-screen');
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  const asked = await page.waitForFunction(() => {
    const [shown] = performance.getEntriesByName('first-screen');
    return (
      shown &&
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (startTime < shown.startTime ? [name] : []))
    );
  });
  const bodies = ((await asked.jsonValue()) ?? []).flatMap((name) => scripts.get(name)?.body() ?? []);
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipped(body), 0) / 1024;
}

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
