import { consent } from '../../src/app/text/consent.ts';
import { common } from '../../src/app/text/common.ts';
import { legalNames } from '../../src/app/text/legal/legal-names.ts';
import { legalScreen } from '../../src/app/text/legal/legal-screen.ts';
import { onboarding } from '../../src/app/text/onboarding.ts';
import { transfer } from '../../src/app/text/transfer.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, flightMode, readyForFlight, test } from './harness/fixtures.ts';
import { Questionnaire } from './harness/questionnaire.ts';

test('nobody begins without consent to health data; its pages open signed out and offline, and it is withdrawn with the account', async ({ page, context, network }) => {
  const questions = new Questionnaire(page);
  await questions.open();
  // Before the app is there the page's own link leads on, to be asked at the end.
  await expect(questions.consent).toBeVisible();

  await page.getByRole('link', { name: onboarding.welcome.start, exact: true }).click();
  await expect(page.getByText(consent.missing)).toBeVisible();
  await expect(questions.consent).toBeFocused();
  await expectAccessible(page, 'the first step');

  await readyForFlight(page);
  await flightMode(context, network, true);
  for (const [name, address] of [
    [legalNames.privacy, '/privacy'],
    [legalNames.terms, '/terms'],
    [legalNames.refund, '/refund'],
  ] as const) {
    await page.getByRole('navigation', { name: legalNames.documents }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByText(legalScreen.companyUnknown)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'a legal page');
  await flightMode(context, network, false);

  await questions.open();
  await questions.answer();
  await questions.makePlan();
  await questions.openDiary();
  await page.goto('/profile');
  await page.getByRole('button', { name: consent.name }).click();
  const sheet = page.getByRole('dialog', { name: consent.withdrawTitle });
  await expect(sheet.getByText(consent.withdrawText)).toBeVisible();
  await expect(sheet.getByRole('button', { name: transfer.exportFirst })).toBeVisible();
  await sheet.getByRole('textbox').fill(transfer.word);
  await sheet.getByRole('button', { name: consent.withdrawConfirm }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: common.back })).toHaveCount(0);
});
