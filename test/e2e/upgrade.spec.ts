import type { Page } from 'playwright/test';
import { common } from '../../src/app/text/common.ts';
import { errors } from '../../src/app/text/errors.ts';
import { trial } from '../../src/app/text/trial.ts';
import { upgrade } from '../../src/app/text/upgrade.ts';
import { expectAccessible } from './harness/accessible.ts';
import type { FaultProxy } from './harness/fault-proxy.ts';
import { expect, flightMode, test } from './harness/fixtures.ts';
import { DiaryPage } from './harness/diary-page.ts';
import { leaveToken } from './harness/people.ts';

const plans = (page: Page) => page.getByRole('dialog', { name: upgrade.title });
const becomePro = (page: Page) => page.getByRole('region', { name: trial.name }).getByRole('button', { name: common.becomePro });
const payButton = (page: Page, name: string = common.becomePro) => page.getByRole('dialog').getByRole('button', { name });
const result = (page: Page, of: keyof typeof upgrade.results) => page.getByRole('dialog', { name: upgrade.results[of].title });

/** Lets the server say that payment is possible. */
const withPayment = (network: FaultProxy) => network.rewrite('/api/config', (body) => body.replace('"payment":false', '"payment":true'));

/** Lets the server say that PRO is paid for until a day far away. */
const paid = (network: FaultProxy) =>
  network.rewrite('/api/user/payment-info', (body) =>
    body
      .replace('"isPremium":false', '"isPremium":true')
      .replace('"premiumUntil":null', '"premiumUntil":"2099-12-20T08:00:00.000Z"'),
  );

test('the PRO plans say what PRO is, close by every way out and count the trial down while they are open', async ({
  page,
  person,
  context,
  network,
}) => {
  await leaveToken(page, 'auth_token', person.token);
  await page.clock.install();
  await new DiaryPage(page).open();
  await becomePro(page).click();
  await expect(plans(page)).toContainText(trial.daysLeft('3'));
  for (const price of ['₾0', '3 დღე', '₾15.00', '₾9.75', 'თვეში', '−35%']) await expect(plans(page)).toContainText(price);
  const rows = await plans(page).getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.trim().split(/\s*\t\s*|\n+/))).toEqual([
    ['რა შედის', 'საცდელი', 'PRO'],
    ['დღიური', 'კი', 'კი'],
    ['კალორიების აღრიცხვა', 'კი', 'კი'],
    ['წყლისა და წონის აღრიცხვა', 'კი', 'კი'],
    ['კერძის ხელით დამატება', 'კი', 'კი'],
    ['მაკრონუტრიენტები', 'არა', 'კი'],
    ['ფოტოს AI ანალიზი', 'არა', 'კი'],
    ['ტექსტის AI ანალიზი', 'არა', 'კი'],
    ['ჩატი AI ასისტენტთან', 'არა', 'კი'],
    ['დღიური რეკომენდაციები', 'არა', 'კი'],
    ['ყველა დიეტა', 'არა', 'კი'],
    ['ყველა რეცეპტი', 'არა', 'კი'],
    ['კვების სრული ისტორია', 'არა', 'კი'],
    ['კვირისა და თვის ანგარიშები', 'არა', 'კი'],
  ]);
  await expect(payButton(page)).toBeDisabled();
  await expect(plans(page)).toContainText(upgrade.notYet);

  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => globalThis.scrollY), 'the page behind stands still').toBe(0);
  await page.keyboard.press('Escape');
  await expect(plans(page)).toHaveCount(0);
  await expect(becomePro(page)).toBeFocused();
  await becomePro(page).press('Enter');
  await plans(page).getByRole('button', { name: common.close }).click();
  await expect(plans(page)).toHaveCount(0);
  await becomePro(page).click();
  await expect(plans(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(plans(page)).toHaveCount(0);

  await flightMode(context, network, true);
  await becomePro(page).click();
  await expect(payButton(page)).toBeDisabled();
  await expect(plans(page)).toContainText(upgrade.needsNetwork);
  await page.clock.fastForward('24:00:00');
  await expect(plans(page)).toContainText(trial.daysLeft('2'));
  await page.clock.fastForward('48:00:00');
  await expect(plans(page)).toContainText(trial.ended);
  await expect(plans(page)).toContainText(upgrade.ended);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('an order leads to the bank and back, and the server decides how it ended', async ({ page, person, network }) => {
      withPayment(network);
      await leaveToken(page, 'auth_token', person.token);
      const diary = new DiaryPage(page);
      await diary.open();
      await becomePro(page).click();
      await expect(payButton(page)).toBeEnabled();
      await expectAccessible(page, 'the PRO plans');

      network.answerWith(/^POST \/api\/payment\/create$/, 1, 500, { success: false, message: 'no bank', code: 'internal' });
      await payButton(page).click();
      await expect(plans(page).getByRole('alert')).toHaveText(errors.general);
      await expectAccessible(page, 'an order that failed');
      network.answerWith(/^POST \/api\/payment\/create$/, 1, 200, {
        success: true,
        message: '',
        data: { redirectUrl: `${network.origin}/dashboard?paySuccess=1` },
      });
      await payButton(page).click();

      await expect(result(page, 'asking')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expectAccessible(page, 'a payment being asked about');
      paid(network);
      await expect(result(page, 'paid')).toBeVisible();
      await expectAccessible(page, 'a payment made');
      await page.getByRole('button', { name: upgrade.toDiary }).click();
      await expect(page.getByRole('region', { name: trial.name })).toHaveCount(0);
    });

    test('a payment that failed can be tried again, and one without a network is asked about later', async ({
      diary,
      context,
      network,
    }) => {
      const { page } = diary;
      await flightMode(context, network, true);
      await page.goto('/dashboard?payFail=1');
      await expect(result(page, 'offline')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expectAccessible(page, 'a payment nobody can ask about yet');
      await flightMode(context, network, false);
      await expect(result(page, 'failed')).toBeVisible();
      await expect(payButton(page, upgrade.payAgain)).toBeDisabled();
      await expect(result(page, 'failed')).toContainText(upgrade.notYet);
      await expectAccessible(page, 'a payment that failed');
      await page.keyboard.press('Escape');
      await diary.shows();
      await expect(page.getByRole('dialog').and(page.locator(':not(.toast)'))).toHaveCount(0);
    });
  });
}
