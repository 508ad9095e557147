import { median, type BenchRow } from '../bench-row.ts';
import { openDiary, personWithEntries, PHONE } from '../support/diary.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

const ENTRIES = 5_000;
const RUNS = 7;

/** From the start of the navigation to the day's dishes on the screen: offline, from the home screen, 5,000 entries stored. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const person = await personWithEntries(product.origin, ENTRIES);
    const context = await browser.newContext({ ...PHONE, baseURL: product.origin });
    await context.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.dish-row')) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark('day-readable'));
      }).observe(document, { childList: true, subtree: true });
    });
    const { page } = await openDiary(context, person, ENTRIES);
    const session = await context.newCDPSession(page);
    await page.reload();
    await context.setOffline(true);

    const rows: BenchRow[] = [];
    for (const [slower, budgetMs] of [
      [1, 300],
      [4, 900],
    ] as const) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const samples: number[] = [];
      for (let count = 0; count < RUNS; count += 1) {
        await page.goto(`${product.origin}/dashboard?source=home`);
        const mark = await page.waitForFunction(() => performance.getEntriesByName('day-readable')[0]?.startTime);
        samples.push(Number(await mark.jsonValue()));
      }
      const ms = median(samples);
      rows.push({
        what: `offline start, ${ENTRIES} entries, ${slower}× CPU`,
        measured: `${Math.round(ms)} ms`,
        budget: `≤ ${budgetMs} ms`,
        ok: ms <= budgetMs,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}
