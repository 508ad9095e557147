import type { Locator, Page } from 'playwright';
import { foodTextWords, reviewWords } from '#app/text/food/food-review.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import type { DiaryPage } from '#test/e2e/harness/pages/diary-page.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { openDiary, personWithEntries, PHONE } from '../support/diary.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

const RUNS = 12;
const WARM_UP = 2;
const SLOWER = 4;
/** Typed in turn: each finds what the other does not. */
const QUERIES = ['ხინკალ', 'მჭად'];

/** From the tap to the open add-meal dialog, and from a keystroke of a search to its list, each to the frame that shows it: offline, 4× CPU. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const person = await personWithEntries(product.origin, 1);
    const context = await browser.newContext({ ...PHONE, baseURL: product.origin });
    const diary = await openDiary(context, person, 1);
    const { page } = diary;
    // The catalogue has to be here, and the code of every page, before the network goes.
    await openSearch(diary);
    await closeDialog(diary);
    await context.setOffline(true);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

    const openings: number[] = [];
    for (let count = 0; count < RUNS + WARM_UP; count += 1) {
      await watch(page, 'click', '.mode-chooser', '');
      await diary.section('dinner').getByRole('button', { name: mealWords.dinner.add }).click();
      openings.push(await taken(page));
      await closeDialog(diary);
    }
    const field = await openSearch(diary);
    const strokes: number[] = [];
    for (let count = 0; count < RUNS + WARM_UP; count += 1) {
      const query = QUERIES[count % QUERIES.length] ?? '';
      await watch(page, 'input', '.food-finder ul', query);
      await field.fill(query);
      strokes.push(await taken(page));
    }
    return [
      row('tap → add-meal dialog, offline, 4× CPU', openings, 100),
      row('search keystroke → list, offline, 4× CPU', strokes, 50),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The search for what a word is that nobody knows. */
async function openSearch(diary: DiaryPage): Promise<Locator> {
  const sheet = await diary.openAddMeal('dinner', 'text');
  await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill('ჯიჯილაყა');
  await sheet.getByRole('list', { name: foodTextWords.preview }).waitFor();
  await sheet.getByRole('button', { name: foodTextWords.count }).click();
  return diary.page.getByRole('searchbox', { name: reviewWords.find });
}

async function closeDialog(diary: DiaryPage): Promise<void> {
  await diary.page.keyboard.press('Escape');
  await diary.page.locator('.sheet').filter({ visible: true }).waitFor({ state: 'hidden' });
}

/** Measures, inside the page, from the next event of this type to the frame in which the element shows these words. */
async function watch(page: Page, event: string, selector: string, words: string): Promise<void> {
  await page.evaluate(
    ([type, where, text]) => {
      performance.clearMeasures('shown');
      addEventListener(
        type ?? '',
        ({ timeStamp }) => {
          const look = () => {
            const shown = [...document.querySelectorAll(where ?? '')].some(
              (each) => each.checkVisibility() && each.textContent.includes(text ?? ''),
            );
            if (shown) performance.measure('shown', { start: timeStamp, end: performance.now() });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
    [event, selector, words],
  );
}

async function taken(page: Page): Promise<number> {
  const measure = await page.waitForFunction(() => performance.getEntriesByName('shown')[0]?.duration);
  return Number(await measure.jsonValue());
}

const row = (what: string, samples: readonly number[], budgetMs: number): BenchRow => {
  const ms = median(samples.slice(WARM_UP));
  return { what, measured: `${Math.round(ms)} ms`, budget: `≤ ${budgetMs} ms`, ok: ms <= budgetMs };
};
