import type { Page } from 'playwright/test';
import { dashboard } from '../../src/app/text/dashboard.ts';
import { addDays } from '../../src/domain/diary-day.ts';
import { expect, onlineTest as test } from './harness/fixtures.ts';

/** Opens an address while none of the app's files come: what shows is the page's own. */
async function openWithoutTheApp(page: Page, address: string): Promise<void> {
  await page.route(/\/assets\//, () => new Promise(() => undefined));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** The ring of the page itself. */
const ownRing = (page: Page) => page.locator('.boot-ring');

test('a start shows what is left of today before any file of the app has come', async ({ diary }) => {
  const { page } = diary;
  await diary.logMeal({ title: 'ლობიანი', kcal: 430, meal: 'lunch' });
  const left = await diary.ring.textContent();
  await openWithoutTheApp(page, '/dashboard');

  await expect(ownRing(page).locator('b')).toHaveText(left ?? '');
  await expect(ownRing(page)).toContainText(dashboard.remaining);
  await expect(page.locator('.boot-pair')).toContainText(`430${dashboard.eaten}`);
});

test('too much is shown as too much', async ({ diary }) => {
  const { page } = diary;
  await diary.logMeal({ title: 'სუფრა', kcal: 9000, meal: 'dinner' });
  await openWithoutTheApp(page, '/dashboard');

  await expect(ownRing(page)).toContainText(dashboard.excess);
  await expect(ownRing(page).locator('circle[stroke-dasharray]')).toHaveCount(2);
});

test('what was seen of another day is not shown', async ({ diary }) => {
  const { page } = diary;
  const today = await diary.today();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).toContain(today);
  // A page without the app, which would note today again.
  await page.goto('/healthz');
  await page.evaluate(
    ([day]) => localStorage.setItem('day_glance', (localStorage.getItem('day_glance') ?? '').replace(/\d{4}-\d\d-\d\d/, day)),
    [addDays(today, -1)] as const,
  );
  await openWithoutTheApp(page, '/dashboard');

  await expect(ownRing(page)).toBeVisible();
  await expect(ownRing(page).locator('p')).toBeHidden();
});

test('another day of the address is not mistaken for today', async ({ diary }) => {
  const { page } = diary;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).not.toBeNull();
  await openWithoutTheApp(page, `/dashboard?day=${addDays(await diary.today(), -1)}`);

  await expect(ownRing(page)).toBeVisible();
  await expect(ownRing(page).locator('p')).toBeHidden();
});
