import type { Page } from 'playwright';
import { dish } from '#app/text/food/meal.ts';
import { quantile, type BenchRow } from '../bench-row.ts';
import { serveTapPage } from '../support/bare-page.ts';
import { openDiary, personWithEntries, PHONE } from '../support/diary.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

const ENTRIES = 5_000;
const TAPS = 60;
const WARM_UP = 5;

/**
 * From the tap on "add" to the row in the document, 5,000 entries stored, without throttling; and what is under it, in the same browser: one write by
 * itself, and the same tap on a page with nothing but IndexedDB and React.
 */
export async function run(): Promise<BenchRow[]> {
  const [product, bare, browser] = [await startProduct(), await serveTapPage(), await launchBrowser()];
  try {
    const person = await personWithEntries(product.origin, ENTRIES);
    const context = await browser.newContext({ ...PHONE, baseURL: product.origin });
    const diary = await openDiary(context, person, ENTRIES);
    const rows: BenchRow[] = [await floor(diary.page), ...(await bareTap(await context.newPage(), bare.origin))];
    await diary.page.bringToFront();
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      const samples: number[] = [];
      for (let tap = 0; tap < TAPS + WARM_UP; tap += 1) {
        const title = `ბენჩი ${offline ? 'ოფლაინ' : 'ონლაინ'} ${tap}`;
        const sheet = await diary.openAddMeal('dinner');
        await diary.fillDish(sheet, { title, kcal: 320 });
        await watchRow(diary.page, dish.addToDiary, title);
        await sheet.getByRole('button', { name: dish.addToDiary }).click();
        const taken = await untilRow(diary.page);
        if (tap >= WARM_UP) samples.push(taken);
        await sheet.waitFor({ state: 'hidden' });
      }
      const how = offline ? 'offline' : 'online';
      rows.push(
        row(`tap → row, ${how}, p50`, quantile(samples, 0.5), 16),
        row(`tap → row, ${how}, p95`, quantile(samples, 0.95), 50),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await bare.stop();
    await product.stop();
  }
}

/** What the browser itself needs to put one row safely on the disk: nothing that keeps an entry can be faster. */
async function floor(page: Page): Promise<BenchRow> {
  const samples = await page.evaluate(async (times) => {
    const done = (request: IDBRequest | IDBTransaction, event: string) =>
      new Promise((resolve, reject) => {
        request.addEventListener(event, resolve);
        request.addEventListener('error', reject);
      });
    const opening = indexedDB.open('bench-floor', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
    await done(opening, 'success');
    const took: number[] = [];
    for (let each = 0; each < times; each += 1) {
      const started = performance.now();
      const transaction = opening.result.transaction('rows', 'readwrite', { durability: 'strict' });
      transaction.objectStore('rows').put({ title: 'ბენჩი', each }, each);
      await done(transaction, 'complete');
      took.push(performance.now() - started);
    }
    opening.result.close();
    indexedDB.deleteDatabase('bench-floor');
    return took;
  }, TAPS);
  return {
    what: 'floor: one bare IndexedDB put on the disk, p50',
    measured: `${quantile(samples, 0.5).toFixed(1)} ms`,
    budget: '–',
    ok: true,
  };
}

/** The same tap where nothing else is. */
async function bareTap(page: Page, origin: string): Promise<BenchRow[]> {
  await page.goto(origin);
  const samples: number[] = [];
  for (let tap = 0; tap < TAPS + WARM_UP; tap += 1) {
    const title = `რიგი ${tap}`;
    await watchRow(page, 'რიგი', title);
    await page.getByRole('button').click();
    const taken = await untilRow(page);
    if (tap >= WARM_UP) samples.push(taken);
  }
  await page.close();
  return [0.5, 0.95].map((share) => ({
    what: `floor: tap → row with IndexedDB and React alone, p${share * 100}`,
    measured: `${quantile(samples, share).toFixed(1)} ms`,
    budget: '–',
    ok: true,
  }));
}

const row = (what: string, ms: number, budgetMs: number): BenchRow => ({
  what,
  measured: `${ms.toFixed(1)} ms`,
  budget: `≤ ${budgetMs} ms`,
  ok: ms <= budgetMs,
});

/** The ms that `watchRow` has measured, once the row is there. */
async function untilRow(page: Page): Promise<number> {
  const taken = await page.waitForFunction(() => performance.getEntriesByName('tap-to-row')[0]?.duration);
  return Number(await taken.jsonValue());
}

/** Measures, inside the page, from the click on a button to the first row that carries the title. */
async function watchRow(page: Page, button: string, title: string): Promise<void> {
  await page.evaluate(
    ([label, words]) => {
      performance.clearMeasures('tap-to-row');
      let tapped = 0;
      addEventListener(
        'click',
        (event) => {
          const target = event.target instanceof Element ? event.target.closest('button') : null;
          if (target?.textContent?.includes(label ?? '')) tapped = event.timeStamp;
        },
        { capture: true, once: true },
      );
      new MutationObserver((_, observer) => {
        const rows = [...document.querySelectorAll('.dish-row')];
        if (!tapped || !rows.some((row) => row.textContent?.includes(words ?? ''))) return;
        observer.disconnect();
        performance.measure('tap-to-row', { start: tapped, end: performance.now() });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [button, title],
  );
}
