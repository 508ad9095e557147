import { assistant } from '#app/text/diary/assistant.ts';
import { common } from '#app/text/common.ts';
import { consentQuestion } from '#app/text/account/consent-question.ts';
import { goals } from '#app/text/diary/goals.ts';
import { login } from '#app/text/sign-in/login.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { profile } from '#app/text/account/profile.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { freshPhone, newestCode } from '#test/api/support/outside/sms.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, readyForFlight, test } from '../harness/fixtures.ts';
import { withoutPlan } from '#app/text/diary/no-plan.ts';

test('where there is no questionnaire it shows nowhere, and a new number has a whole diary by the usual goals, which can be set', async ({
  newProduct,
  newDevice,
  troubles,
}) => {
  test.setTimeout(120_000);
  troubles.allow(/^Failed to load resource/);
  const network = await newProduct({ ONBOARDING_ENABLED: 'false' });
  const { server } = network;
  const { page, context, diary } = await newDevice(undefined, { baseURL: network.origin });

  await test.step('a server without onboarding shows the questionnaire nowhere, offline neither', async () => {
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
    await flightMode(context, network, false);
  });

  // A new number, and no way leads in a circle.
  const phone = freshPhone();
  await page.goto('/login');
  await page.getByRole('textbox', { name: signIn.phone }).fill(phone);
  await page.getByRole('button', { name: signIn.getCode }).click();
  await expect(page.getByRole('group', { name: signIn.code })).toBeVisible();
  await page.keyboard.type(await newestCode({ smsFolder: server.dataDir ?? '' }, phone));
  await page.getByRole('button', { name: registration.skipPassword }).click();
  await page.getByRole('button', { name: consentQuestion.agree }).click();

  await expect(diary.dialog()).toHaveCount(0);
  expect((await diary.seen()).goalKcal).toBe(2000);
  await expect(diary.waterFigure).toContainText(/2.?000/);
  await expect(page.getByText(withoutPlan.title)).toHaveCount(0);
  await expect(page.getByRole('link', { name: withoutPlan.openQuestionnaire })).toHaveCount(0);
  await expectAccessible(page, 'the diary without a plan');
  await diary.logMeal({ title: 'ჩაქაფული', kcal: 410, meal: 'lunch' });
  await diary.addWater();

  await page.goto('/mealplan');
  await expect(page.getByText(mealplan.noQuestionnaire)).toBeVisible();
  await page.getByRole('link', { name: mealplan.openGoals }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${profile.calories}`) })
    .click();
  const sheet = diary.dialog(goals.calories);
  await sheet.getByRole('textbox', { name: goals.caloriesField }).fill('1800');
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(sheet).toBeHidden();
  await diary.open();
  await expect.poll(async () => (await diary.seen()).goalKcal).toBe(1800);
  await diary.drained();
  await page.reload();
  expect((await diary.seen()).goalKcal).toBe(1800);
  await expect(diary.dish('ჩაქაფული')).toBeVisible();

  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/assistant');
  await page.getByRole('textbox', { name: assistant.question }).fill('რამდენი კალორია დამრჩა?');
  await page.getByRole('button', { name: assistant.send }).click();
  await expect(page.getByText(/1.?390/).first()).toBeVisible();
  await expect(page.getByText(login.title)).toHaveCount(0);
});
