import type { Page } from 'playwright';
import { addDays, dayInZone, TBILISI } from '#domain/diary/diary-day.ts';
import { newPerson } from '#test/e2e/harness/people.ts';
import { seedHistory } from '#test/e2e/harness/seed-history.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { openDiary, PHONE } from '../support/diary.ts';
import { launchBrowser, startProduct } from '../support/product.ts';

const DAYS = 3 * 365;
const RUNS = 7;
const BUDGET_MS = 200;
const SLOWER = 4;
/** History, meal plan, assistant and profile. */
const SCREENS_READ_AHEAD = 4;

/**
 * Three years of entries, offline: from the tap to all cards of the history, and from month to month. People tap the bar once the diary
 * has come to rest, when the screen's code has been read ahead; a tap on a page that has only just come reads it then.
 */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const person = await newPerson(product.origin);
    const today = dayInZone(Date.now(), TBILISI);
    const entries = await seedHistory(product.origin, person.token, today, DAYS);
    const context = await browser.newContext({ ...PHONE, baseURL: product.origin });
    const { page } = await openDiary(context, person, entries);
    await page.reload();
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

    const opened: number[] = [];
    const openedAtOnce: number[] = [];
    const turned: number[] = [];
    for (let count = 0; count < RUNS; count += 1) {
      // A fresh page each time: nothing is kept of the run before.
      for (const samples of [openedAtOnce, opened]) {
        await page.goto('/dashboard');
        await page.locator('.dish-row').first().waitFor();
        if (samples === opened) await atRest(page);
        samples.push(await timeTo(page, 'nav a[href="/history"]'));
      }
      await page.goto(`/history?span=month&day=${addDays(today, -31 * (count + 1))}`);
      await page.locator(ALL_CARDS).first().waitFor();
      turned.push(await timeTo(page, '.period-bar-turn button'));
    }
    const what = `history of three years (${entries} dishes), offline, ${SLOWER}× CPU`;
    return [
      row(`${what}: opened`, opened, BUDGET_MS),
      row(`${what}: opened on a page that has only just come`, openedAtOnce),
      row(`${what}: another month`, turned, BUDGET_MS),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Waits until the code of the other screens has been read ahead and nothing is left to do. */
async function atRest(page: Page): Promise<void> {
  const readAhead = (screens: number) =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/screen-[^/]+\.js$/.test(name)).length >= screens;
  await page.waitForFunction(readAhead, SCREENS_READ_AHEAD);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The last cards to come are the report and the streak, whose words follow its look back through the years. */
const ALL_CARDS = '.history-columns:has(.bar-chart):has(.macro-chart):has(.report-tiles):has(.streak-card b)';

/** Clicks what `selector` finds and measures, inside the page, until every card of the next period stands in a frame. */
async function timeTo(page: Page, selector: string): Promise<number> {
  await page.evaluate((cards) => {
    const before = document.querySelector('.period-bar-turn b')?.textContent;
    performance.clearMeasures('history');
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const turned = document.querySelector('.period-bar-turn b')?.textContent !== before;
          if (!turned || !document.querySelector(cards)) return;
          observer.disconnect();
          requestAnimationFrame(() => performance.measure('history', { start: timeStamp, end: performance.now() }));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  }, ALL_CARDS);
  await page.locator(selector).locator('visible=true').first().click();
  const taken = await page.waitForFunction(() => performance.getEntriesByName('history')[0]?.duration);
  return Number(await taken.jsonValue());
}

function row(what: string, samples: readonly number[], budgetMs?: number): BenchRow {
  const ms = median(samples);
  const budget = budgetMs === undefined ? '–' : `≤ ${budgetMs} ms`;
  return { what, measured: `${Math.round(ms)} ms`, budget, ok: budgetMs === undefined || ms <= budgetMs };
}
