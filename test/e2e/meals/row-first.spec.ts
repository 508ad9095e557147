import type { Page } from 'playwright/test';
import { dish } from '#app/text/food/meal.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';

/** Has the page note, ahead of all who listen for it at the transaction itself, when something that goes to the server is stored. */
const noteStored = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { noted });
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
    IDBDatabase.prototype.transaction = function (names, ...how) {
      const transaction = Reflect.apply(begin, this, [names, ...how]);
      if (how[0] === 'readwrite' && [...(typeof names === 'string' ? [names] : names)].includes('outbox'))
        transaction.addEventListener('complete', () => noted.push('stored'));
      return transaction;
    };
  });

/** Notes when `title` stands among the rows; what was noted before the next tap is dropped. */
const noteRow = (page: Page, title: string) =>
  page.evaluate((words) => {
    const noted = Reflect.get(globalThis, 'noted');
    addEventListener('click', () => noted.splice(0), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('.dish-row')].some(({ textContent }) => textContent?.includes(words))) return;
      observer.disconnect();
      noted.push('row');
    }).observe(document.body, { childList: true, subtree: true });
  }, title);

test('a dish that was logged is drawn as soon as it is stored, before who reads the day anew hears of it', async ({
  diary,
}) => {
  const { page } = diary;
  await noteStored(page);
  await page.reload();
  await diary.shows();
  await diary.drained();
  const sheet = await diary.openAddMeal('lunch');
  await diary.fillDish(sheet, { title: 'მჭადი', kcal: 210 });
  await noteRow(page, 'მჭადი');
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet).toBeHidden();
  await expect(diary.dish('მჭადი')).toBeVisible();

  const noted = await page.evaluate(() => Reflect.get(globalThis, 'noted'));
  expect(noted.slice(0, 2)).toEqual(['row', 'stored']);
});

test('what is noted for the next start after the row is put right by that start where a crash came first', async ({
  diary,
}) => {
  const { page } = diary;
  const glance = () => page.evaluate(() => localStorage.getItem('day_glance'));
  await expect.poll(glance).toContain('"eaten":0');
  const older = (await glance()) ?? '';
  await diary.logMeal({ title: 'ლობიანი', kcal: 430, meal: 'lunch' });
  const left = (await diary.ring.textContent()) ?? '';
  await expect.poll(glance).toContain('"eaten":430');

  // A page without the app, which would note today again.
  await page.goto('/healthz');
  await page.evaluate((text) => localStorage.setItem('day_glance', text), older);
  await diary.open();

  await expect(diary.ring).toHaveText(left);
  await expect.poll(glance).toContain('"eaten":430');
});
