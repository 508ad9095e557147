import type { CDPSession, Page } from 'playwright';

/** Nothing has happened on the line for so long. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 100;
const LONGEST_MS = 60_000;

/**
 * Opens `address` in `page` and resolves when it shows `selector` and its line is quiet. It looks through the devtools: a locator of Playwright has a
 * script of its own compiled in the page, 9 ms that would count as the page's. Rejects after a minute.
 */
export async function openUntilRest(page: Page, devtools: CDPSession, address: string, selector: string) {
  let underWay = 0;
  let heardAt = performance.now();
  const hear = (more: number) => () => {
    underWay += more;
    heardAt = performance.now();
  };
  page.on('request', hear(1));
  page.on('requestfinished', hear(-1));
  page.on('requestfailed', hear(-1));
  const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
  const isShown = async () => (await devtools.send('Runtime.evaluate', { expression })).result.value === true;

  const before = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const isQuiet = () => underWay === 0 && performance.now() - heardAt >= QUIET_MS;
  while (!isQuiet() || !(await isShown())) {
    if (performance.now() - before > LONGEST_MS) throw new Error(`${address} does not come to rest`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
