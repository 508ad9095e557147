import type { Page } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { trial } from '#app/text/pro/trial.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import type { FaultProxy } from '../harness/outside/fault-proxy.ts';
import { expect, flightMode, readyForFlight, test } from '../harness/fixtures.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { leaveToken } from '../harness/people.ts';

const plans = (page: Page) => page.getByRole('dialog', { name: upgrade.title });
const becomePro = (page: Page) =>
  page.getByRole('region', { name: trial.name }).getByRole('button', { name: common.becomePro });
const payButton = (page: Page) => plans(page).getByRole('button', { name: common.becomePro });

/** Lets the server say that it has no bank. */
const withoutBank = (network: FaultProxy) =>
  network.rewrite('/api/config', (body) => body.replace('"payment":true', '"payment":false'));

test('the PRO plans say what PRO is, close by every way out and count the trial down while they are open', async ({
  page,
  person,
  context,
  network,
}) => {
  withoutBank(network);
  await leaveToken(page, 'auth_token', person.token);
  await page.clock.install();
  await new DiaryPage(page).open();
  await becomePro(page).click();
  await expect(plans(page)).toContainText(trial.daysLeft('3'));
  for (const price of ['₾0', '3 დღე', '₾15.00', '₾9.75', 'თვეში', '−35%'])
    await expect(plans(page)).toContainText(price);
  const rows = await plans(page).getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.trim().split(/\s*\t\s*|\n+/))).toEqual([
    ['რა შედის', 'უფასო', 'PRO'],
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

  await readyForFlight(page);
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
