import type { Browser, Page } from 'playwright';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { DiaryPage } from '#test/e2e/harness/pages/diary-page.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { openDiary, personWithEntries, PHONE } from '../support/diary.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

const RUNS = 5;
const QUERY = 'ხინკალ';
/** Between two keys, of somebody who types fast. */
const KEY_MS = 60;
const MOST_SHOWN = 20;
const LIMITS = [
  { slower: 1, ms: 150 },
  { slower: 4, ms: 600 },
] as const;

interface Search {
  /** From the last key to the frame that shows the right rows. */
  ms: number;
  /** Most rows that stood in the list at any time from the first key on. */
  rows: number;
  /** Pictures that were asked for from the first key on. */
  pictures: number;
}

/** The first search for a recipe after a start of the app, typed as soon as the list is there with its pictures. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const rows: BenchRow[] = [];
    for (const { slower, ms } of LIMITS) {
      const searches = await firstSearches(browser, product.origin, slower);
      const [taken, shown, asked] = [
        median(searches.map((one) => one.ms)),
        Math.max(...searches.map((one) => one.rows)),
        Math.max(...searches.map((one) => one.pictures)),
      ];
      rows.push({
        what: `first search of recipes, last key → right rows, ${slower}× CPU`,
        measured: `${Math.round(taken)} ms, ${shown} rows, ${asked} pictures`,
        budget: `≤ ${ms} ms, ≤ ${MOST_SHOWN} rows and pictures`,
        ok: taken <= ms && shown <= MOST_SHOWN && asked <= MOST_SHOWN,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function firstSearches(browser: Browser, origin: string, slower: number): Promise<Search[]> {
  const person = await personWithEntries(origin, 1);
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const first = await openDiary(context, person, 1);
  await catalogueStored(first);
  await first.page.close();
  const searches: Search[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const page = await context.newPage();
    const diary = new DiaryPage(page);
    await diary.open();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
    searches.push(await searchOnce(page, diary));
    await page.close();
  }
  await context.close();
  return searches;
}

/** Waits until recipes are listed, which they are once the device holds the catalogue. */
async function catalogueStored(diary: DiaryPage): Promise<void> {
  const sheet = await diary.openAddMeal('lunch', 'meals');
  await sheet.getByRole('radio', { name: mealLists.recipes }).check();
  await sheet.getByRole('listitem').first().waitFor();
}

async function searchOnce(page: Page, diary: DiaryPage): Promise<Search> {
  const sheet = await diary.openAddMeal('lunch', 'meals');
  await sheet.getByRole('radio', { name: mealLists.recipes }).check();
  await sheet.getByRole('listitem').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.recipe-row img')].every(({ complete }) => complete),
  );
  const field = sheet.getByRole('searchbox', { name: mealLists.search });
  await field.focus();
  let pictures = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures += 1;
  });
  await page.evaluate(watch, QUERY);
  await field.pressSequentially(QUERY, { delay: KEY_MS });
  const seen = await page.waitForFunction(() => {
    const [shown] = performance.getEntriesByName('right-rows');
    return shown && { ms: shown.duration, rows: Number(document.documentElement.dataset['mostRows']) };
  });
  // The pictures come last, and nothing more after them.
  await page.waitForFunction(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.recipe-row img')];
    return (
      images.length === document.querySelectorAll('.recipe-row').length && images.every(({ complete }) => complete)
    );
  });
  const { ms = Number.NaN, rows = Number.NaN } = (await seen.jsonValue()) ?? {};
  return { ms, rows, pictures };
}

/** Runs in the page: counts rows from now on, and measures from the last key to the frame in which the list begins with a right one. */
function watch(query: string): void {
  const rowsNow = () => [...document.querySelectorAll('.sheet .recipe-row')];
  let most = 0;
  let lastKey = 0;
  const count = () => {
    most = Math.max(most, rowsNow().length);
    document.documentElement.dataset['mostRows'] = String(most);
  };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  addEventListener('input', ({ timeStamp }) => (lastKey = timeStamp), { capture: true });
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('.sheet input[type=search]');
    const rows = rowsNow();
    const isRight = field?.value === query && rows[0]?.textContent.includes(query);
    if (isRight) performance.measure('right-rows', { start: lastKey, end: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
