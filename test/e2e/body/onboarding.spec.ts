import { common } from '#app/text/common.ts';
import { consentRecord } from '#app/text/account/consent-record.ts';
import { consentQuestion } from '#app/text/account/consent-question.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { HEALTH_CONSENT_VERSION } from '#domain/body/health-consent.ts';
import { client } from '#test/api/support/client.ts';
import { expect, flightMode, onlineTest, readyForFlight, test } from '../harness/fixtures.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { Questionnaire } from '../harness/pages/questionnaire.ts';
import { ServerTruth } from '../harness/server-truth.ts';

onlineTest(
  'answers survive a reload and a failed registration, which can be tried again; the waiting view runs to its end before the success shows',
  async ({ page, network, server }) => {
    await test.step('answers survive a reload', async () => {
      const questions = new Questionnaire(page);
      await questions.open('gender');
      await questions.choose(onboarding.gender.choices.male);
      await questions.next();
      await questions.type(onboarding.numbers.age.label, '41');
      await questions.next();
      await questions.isAt('height');

      await page.reload();
      await questions.back.click();

      await expect(page.getByRole('textbox', { name: onboarding.numbers.age.label })).toHaveValue('41');
      await questions.back.click();
      await expect(page.getByRole('radio', { name: onboarding.gender.choices.male })).toBeChecked();
    });

    await test.step('a failed registration says so, keeps the answers and can be tried again; the waiting view runs to its end before the success shows', async () => {
      network.answerWith(/^POST \/api\/auth\/onboarding$/, 1, 500, {
        success: false,
        message: 'boom',
        code: 'internal',
      });
      const questions = new Questionnaire(page);
      await questions.open();
      await questions.answer({ age: '41' });

      await questions.create.click();
      const alert = page.getByRole('alertdialog', { name: onboarding.failure.title });
      await expect(alert).toContainText(onboarding.failure.text);
      await alert.getByRole('button', { name: common.close }).click();
      await expect(alert).toBeHidden();
      await page.evaluate(watchProgress);
      await questions.makePlan();
      expect(await page.evaluate(() => document.documentElement.dataset['lastPercent'])).toBe('100');
      await questions.openDiary();

      const truth = await ServerTruth.of(page, server.origin);
      expect((await truth.changes()).profile?.profile.age).toBe(41);
    });
  },
);

onlineTest(
  'a registration whose answer was lost is asked for again and stays one user',
  async ({ page, network, server }) => {
    network.loseAnswers(/^POST \/api\/auth\/onboarding$/, 1);
    const questions = new Questionnaire(page);
    await questions.open();
    await questions.answer();

    await questions.create.click();
    await page.getByRole('alertdialog').getByRole('button', { name: common.retry }).click({ timeout: 20_000 });
    await questions.isMade();
    await questions.openDiary();

    expect(network.count(/^POST \/api\/auth\/onboarding$/)).toBeGreaterThan(1);
    const { plan, goals } = await (await ServerTruth.of(page, server.origin)).changes();
    expect(plan).not.toBeNull();
    expect(goals).toHaveLength(1);
  },
);

test('a stranger who came once can answer offline; the plan waits and is made by itself later, even after a reload', async ({
  page,
  context,
  network,
  server,
}) => {
  const questions = new Questionnaire(page);
  await questions.open();
  await readyForFlight(page);
  await flightMode(context, network, true);
  await page.goto('/');
  await questions.answer({ age: '33', goal: 'gain-weight', targetWeight: '70' });
  await expect(page.getByText(onboarding.features.offline)).toBeVisible();

  await questions.create.click();
  await expect(page.getByText(onboarding.features.waitingText)).toBeVisible();
  await page.reload();
  await questions.isAt('features');
  await expect(page.getByText(onboarding.features.waitingText)).toBeVisible();

  await flightMode(context, network, false);
  await questions.isMade();
  await questions.openDiary();
  await new DiaryPage(page).shows();
  const truth = await ServerTruth.of(page, server.origin);
  expect((await truth.changes()).profile?.profile.age).toBe(33);
});

onlineTest(
  'someone without a plan is asked for the consent once, offered the questionnaire on the diary, and keeps the same diary',
  async ({ page, server, network }) => {
    const answer = await fetch(`${server.origin}/api/auth/anonymous`, { method: 'POST' });
    const { data } = (await answer.json()) as { data: { token: string; user: { uid: string } } };
    await page.goto('/healthz');
    await page.evaluate((token) => localStorage.setItem('auth_token', token), data.token);
    await page.goto('/dashboard');

    const question = page.getByRole('alertdialog', { name: consentQuestion.title });
    await question.getByRole('button', { name: consentQuestion.agree }).click();
    await expect(question).toHaveCount(0);
    // It is kept with its version.
    const { data: user } = await client(server.origin, data.token).ask('getMe');
    expect(user.consent?.version).toBe(HEALTH_CONSENT_VERSION);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: consentRecord.name })).not.toContainText(consentRecord.notGiven);
    await expect(question).toHaveCount(0);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'კითხვარის შევსება' }).click();
    const questions = new Questionnaire(page);
    await questions.isAt('welcome');
    await questions.answer();
    await questions.makePlan();
    await questions.openDiary();

    await expect(page.getByRole('link', { name: 'კითხვარის შევსება' })).toHaveCount(0);
    const known = await page.evaluate(() => JSON.parse(localStorage.getItem('user_data') ?? '{}') as { uid: string });
    expect(known.uid).toBe(data.user.uid);
    expect(network.count(/^POST \/api\/auth\/onboarding$/)).toBe(1);
  },
);

/** Runs in the page: notes how far the waiting view has come, and forgets what it noted before. */
function watchProgress(): void {
  delete document.documentElement.dataset['lastPercent'];
  new MutationObserver(() => {
    const bar = document.querySelector('.waiting [role=progressbar], .waiting progress');
    const now = bar?.getAttribute('aria-valuenow');
    if (now) document.documentElement.dataset['lastPercent'] = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-valuenow'] });
}
