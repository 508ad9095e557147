import type { Page } from 'playwright/test';
import { common } from '../../src/app/text/common.ts';
import { errors } from '../../src/app/text/errors.ts';
import { trial } from '../../src/app/text/trial.ts';
import { upgrade } from '../../src/app/text/upgrade.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, flightMode, test } from './harness/fixtures.ts';
import { DiaryPage } from './harness/diary-page.ts';
import { leaveToken } from './harness/people.ts';

const plans = (page: Page) => page.getByRole('dialog', { name: upgrade.title });
const becomePro = (page: Page) => page.getByRole('region', { name: trial.name }).getByRole('button', { name: common.becomePro });
const payButton = (page: Page, name: string = common.becomePro) => page.getByRole('dialog').getByRole('button', { name });
const result = (page: Page, of: keyof typeof upgrade.results) => page.getByRole('dialog', { name: upgrade.results[of].title });
const bank = (page: Page) => page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'სატესტო ბანკი' }) });

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('PRO is bought at the bank: after a refusal and a page that was closed, one payment, and everything is open', async ({ page, person, network }) => {
  await leaveToken(page, 'auth_token', person.token);
  const diary = new DiaryPage(page);
  await diary.open();
  await becomePro(page).click();
  await expect(plans(page)).toContainText(upgrade.monthly);
  await expectAccessible(page, 'the PRO plans');
  network.answerWith(/^POST \/api\/payment\/create$/, 1, 500, { success: false, message: 'no bank', code: 'internal' });
  await payButton(page).click();
  await expect(plans(page).getByRole('alert')).toHaveText(errors.general);
  await expectAccessible(page, 'an order that failed');

  await payButton(page).click();
  await expect(bank(page)).toContainText('₾9.75');
  await expectAccessible(page, 'the bank\'s page');
  await page.getByRole('button', { name: 'ბანკის უარი' }).click();
  await expect(result(page, 'failed')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page, 'a payment that failed');

  await payButton(page, upgrade.payAgain).click();
  await expect(bank(page)).toBeVisible();
  const closed = page.url();
  await diary.open();
  await becomePro(page).click();
  await payButton(page).click();
  await expect(bank(page)).toBeVisible();
  expect(page.url(), 'the same order, so that nobody pays twice').toBe(closed);
  await page.getByRole('button', { name: 'გადახდა', exact: true }).click();
  await expect(result(page, 'paid')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page, 'a payment made');
  await page.getByRole('button', { name: upgrade.toDiary }).click();
  await diary.shows();
  await expect(page.getByRole('region', { name: trial.name })).toHaveCount(0);
});

test('how a payment ended is asked about once the network is back, and an address typed by hand buys nothing', async ({ diary, context, network }) => {
  const { page } = diary;
  await flightMode(context, network, true);
  await page.goto('/dashboard?payFail=1');
  await expect(result(page, 'offline')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page, 'a payment nobody can ask about yet');
  await flightMode(context, network, false);
  await expect(result(page, 'failed')).toBeVisible();
  await page.keyboard.press('Escape');
  await diary.shows();
  await page.goto('/dashboard?paySuccess=1');
  await expect(result(page, 'asking')).toBeVisible();
  await expectAccessible(page, 'a payment being asked about');
  await page.getByRole('button', { name: common.close }).first().click();
  await expect(becomePro(page)).toBeVisible();
});
