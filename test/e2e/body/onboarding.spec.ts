import { common } from '#app/text/common.ts';
import { consent } from '#app/text/account/consent.ts';
import { consentQuestion } from '#app/text/account/consent-question.ts';
import { login } from '#app/text/sign-in/login.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { expect, flightMode, onlineTest, readyForFlight, test } from '../harness/fixtures.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { Questionnaire } from '../harness/pages/questionnaire.ts';
import { ServerTruth } from '../harness/server-truth.ts';

onlineTest(
  'who is under 18 is suggested to keep the weight, reads why, and is asked for the consent of a parent',
  async ({ page }) => {
    const questions = new Questionnaire(page);
    await questions.open();
    await questions.start();
    await questions.next();
    await questions.type(onboarding.numbers.age.label, '16');
    await questions.next();
    await questions.next();
    await questions.next();
    await questions.isAt('goal');
    await expect(page.getByRole('radio', { name: onboarding.goal.choices['maintain-weight'].label })).toBeChecked();
    await questions.next();
    await questions.isAt('activity-level');
    await questions.next();
    await questions.isAt('summary');
    await expect(page.getByText(onboarding.summary.minor)).toBeVisible();
    await page.getByRole('button', { name: common.proceed }).click();
    await questions.isAt('features');
    const withParent = page.getByRole('checkbox', { name: consent.sentenceOfMinor });
    await expect(withParent).not.toBeChecked();
    await questions.create.click();
    await expect(withParent).toBeFocused();
    await withParent.check();
    await questions.makePlan();
  },
);

onlineTest('answers survive a reload', async ({ page }) => {
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

onlineTest(
  'a failed registration says so, keeps the answers and can be tried again; the waiting view runs to its end before the success shows',
  async ({ page, network, server }) => {
    network.answerWith(/^POST \/api\/auth\/onboarding$/, 1, 500, { success: false, message: 'boom', code: 'internal' });
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

test('without a network at the last step the plan waits and is made by itself later, even after a reload', async ({
  page,
  context,
  network,
  server,
}) => {
  const questions = new Questionnaire(page);
  await questions.open();
  await readyForFlight(page);
  await questions.answer({ age: '33' });
  await flightMode(context, network, true);
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
  'someone without a plan is offered the questionnaire on the diary and keeps the same diary',
  async ({ page, server, network }) => {
    const answer = await fetch(`${server.origin}/api/auth/anonymous`, { method: 'POST' });
    const { data } = (await answer.json()) as { data: { token: string; user: { uid: string } } };
    await page.goto('/healthz');
    await page.evaluate((token) => localStorage.setItem('auth_token', token), data.token);
    await page.goto('/dashboard');

    await page.getByRole('button', { name: consentQuestion.agree }).click();
    await page.getByRole('link', { name: 'კითხვარის შევსება' }).click();
    const questions = new Questionnaire(page);
    await questions.isAt('welcome');
    await questions.answer();
    await questions.makePlan();
    await questions.openDiary();

    await expect(page.getByRole('link', { name: 'კითხვარის შევსება' })).toHaveCount(0);
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user_data') ?? '{}') as { uid: string });
    expect(user.uid).toBe(data.user.uid);
    expect(network.count(/^POST \/api\/auth\/onboarding$/)).toBe(1);
  },
);

test('a server without onboarding shows the questionnaire nowhere, offline neither', async ({
  newProduct,
  newDevice,
  troubles,
}) => {
  const network = await newProduct({ ONBOARDING_ENABLED: 'false' });
  troubles.allow(/^Failed to load resource/);
  const { page, context } = await newDevice(undefined, { baseURL: network.origin });

  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: login.start })).toHaveCount(0);
  for (const path of ['/onboarding', '/onboarding/gender', '/dashboard', '/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await readyForFlight(page);
  await flightMode(context, network, true);
  await page.goto('/onboarding/welcome');
  await expect(page).toHaveURL(/\/login$/);
});

/** Runs in the page: notes how far the waiting view has come, and forgets what it noted before. */
function watchProgress(): void {
  delete document.documentElement.dataset['lastPercent'];
  new MutationObserver(() => {
    const bar = document.querySelector('.waiting [role=progressbar], .waiting progress');
    const now = bar?.getAttribute('aria-valuenow');
    if (now) document.documentElement.dataset['lastPercent'] = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-valuenow'] });
}
