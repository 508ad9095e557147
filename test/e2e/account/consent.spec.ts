import { consentQuestion } from '#app/text/account/consent-question.ts';
import { leaving } from '#app/text/account/leaving.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { freshPhone, newestCode } from '#test/api/support/outside/sms.ts';
import { consent } from '#app/text/account/consent.ts';
import { consentRecord } from '#app/text/account/consent-record.ts';
import { common } from '#app/text/common.ts';
import { legalNames } from '#app/text/legal/legal-names.ts';
import { legalScreen } from '#app/text/legal/legal-screen.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, onlineTest, readyForFlight, test } from '../harness/fixtures.ts';
import { Questionnaire } from '../harness/pages/questionnaire.ts';

test('nobody begins without consent to health data; its pages open signed out and offline, and it is withdrawn with the account', async ({
  page,
  context,
  network,
}) => {
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
  await page.getByRole('button', { name: consentRecord.name }).click();
  const sheet = page.getByRole('dialog', { name: consentRecord.withdrawTitle });
  await expect(sheet.getByText(consentRecord.withdrawText)).toBeVisible();
  await expect(sheet.getByRole('button', { name: transfer.exportFirst })).toBeVisible();
  await sheet.getByRole('textbox').fill(transfer.word);
  await sheet.getByRole('button', { name: consentRecord.withdrawConfirm }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: common.back })).toHaveCount(0);
});

onlineTest(
  'a new number is asked for the consent before anything is kept, and whoever refuses leaves with what is theirs',
  async ({ page, server }) => {
    const phone = freshPhone();
    const world = { smsFolder: server.dataDir ?? '' };
    await page.goto('/login');
    await page.getByRole('textbox', { name: signIn.phone }).fill(phone);
    await page.getByRole('button', { name: signIn.getCode }).click();
    await expect(page.getByRole('group', { name: signIn.code })).toBeVisible();
    await page.keyboard.type(await newestCode(world, phone));
    await page.getByRole('button', { name: registration.skipPassword }).click();
    const question = page.getByRole('alertdialog', { name: consentQuestion.title });
    await expect(question).toContainText(consent.sentence);
    await expectAccessible(page, 'the question for the consent');

    await question.getByRole('button', { name: consentQuestion.refuse }).click();
    const refused = page.getByRole('alertdialog', { name: consentQuestion.refusedTitle });
    await expect(refused).toContainText(consentQuestion.refusedText);
    await expectAccessible(page, 'what a refusal means');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      refused.getByRole('button', { name: consentQuestion.export }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    await refused.getByRole('button', { name: common.back }).click();
    // It is asked again at the next start, not forgotten.
    await page.reload();
    await question.getByRole('button', { name: consentQuestion.refuse }).click();
    await refused.getByRole('button', { name: consentQuestion.signOut }).click();
    await page
      .getByRole('alertdialog', { name: leaving.title })
      .getByRole('button', { name: leaving.leave, exact: true })
      .click();
    await expect(page).toHaveURL(/\/login$/);
  },
);
