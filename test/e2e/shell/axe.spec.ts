import type { Page } from 'playwright/test';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { goals } from '#app/text/diary/goals.ts';
import { login } from '#app/text/sign-in/login.ts';
import { dish } from '#app/text/food/meal.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { saving } from '#app/text/saving.ts';
import { session } from '#app/text/account/session.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { ONBOARDING_STEPS } from '#domain/body/onboarding.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { answerLeaving } from '../harness/pages/leave-diary.ts';
import { Questionnaire } from '../harness/pages/questionnaire.ts';

const NOT_YET = ['/mealplan', '/assistant'];

/** In light and in dark colours. */
test.beforeEach(() => test.setTimeout(180_000));

test('axe finds nothing to object to in an empty diary and its sheets, on the other screens, and on the way out', async ({
  diary,
  context,
  network,
}) => {
  await test.step('in an empty diary and its sheets', async () => {
    const { page } = diary;
    await diary.drained();
    await expectAccessible(page, 'an empty diary');

    await diary.chooseHowToAdd();
    await expectAccessible(page, 'the choice of ways to add a dish');
    await close(diary);
    const asking = await diary.openAddMeal();
    await expectAccessible(page, 'the add-meal dialog that asks for the meal');
    await asking.getByRole('button', { name: dish.addToDiary }).click();
    await expect(asking.getByText(dish.fillRequired)).toBeVisible();
    await expectAccessible(page, 'the add-meal dialog with its errors');
    await close(diary);
    await diary.openAddMeal('lunch');
    await expectAccessible(page, 'the add-meal dialog of a meal');
    await close(diary);

    for (const [button, sheet] of [
      [new RegExp(`^${dashboard.editCalories}`), goals.calories],
      [new RegExp(`^${dashboard.editMacros}`), goals.macros],
      [water.open, water.title],
      [weight.newWeight, weight.newWeight],
      [dashboard.chooseDay, dashboard.chooseDay],
      [shell.openMenu, shell.mainNavigation],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(diary.dialog(sheet)).toBeVisible();
      await expectAccessible(page, sheet);
      await close(diary);
    }
  });

  await test.step('on the other screens, and on the way out', async () => {
    const { page } = diary;
    await diary.drained();
    for (const path of NOT_YET) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.goto('/outbox');
    await diary.outbox.isEmpty();
    await expectAccessible(page, 'the empty outbox');

    await diary.open();
    await flightMode(context, network, true);
    await diary.addWater();
    await diary.askToLeave();
    const question = diary.dialog(session.leftTitle(formatNumber(1)));
    await expect(question).toBeVisible();
    await expectAccessible(page, 'the question of the sign-out');
    await answerLeaving(diary, 'keep');
    await expect(page.getByText(login.waiting(formatNumber(1)))).toBeVisible();
    await expectAccessible(page, 'the sign-in with a diary that was left');
  });
});

test('axe finds nothing to object to in a full diary, online and offline, and in what waits to be sent', async ({
  diary,
  context,
  network,
}) => {
  const { page } = diary;
  await diary.drained();
  await fill(diary);
  await diary.drained();
  await expectAccessible(page, 'a full diary with a toast');
  await walkDish(diary);

  network.answerWith(/^POST \/api\/dashboard\/meals$/, 1, 400, {
    success: false,
    message: 'No',
    code: 'invalid-input',
  });
  await diary.logMeal({ title: 'ჩაქაფული', kcal: 1410, meal: 'dinner' });
  await expect(diary.dish('ჩაქაფული').getByRole('link', { name: saving.refused })).toBeVisible();
  await expectAccessible(page, 'a diary with a refused dish and too many calories');
  await flightMode(context, network, true);
  await diary.logMeal({ title: 'ლობიანი', kcal: 520, meal: 'snacks' });
  await diary.addWater();
  await expect(diary.chip).toHaveAccessibleName(new RegExp(saving.refused));
  await expectAccessible(page, 'a diary offline');

  await diary.openOutbox();
  await expect(diary.outbox.entry(/ლობიანი/)).toBeVisible();
  await expectAccessible(page, 'the full outbox');
  await diary.outbox
    .entry(/ჩაქაფული/)
    .getByRole('button', { name: new RegExp(`^${outbox.discard}`) })
    .click();
  await expect(diary.dialog(outbox.discardTitle)).toBeVisible();
  await expectAccessible(page, 'the question before an entry is discarded');
});

onlineTest(
  'axe finds nothing to object to on the sign-in of a stranger and in the questionnaire, from the welcome to the plan',
  async ({ page, network }) => {
    await test.step('on the sign-in of a stranger', async () => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: login.title })).toBeVisible();
      await expectAccessible(page, 'the sign-in');
    });

    await test.step('in the questionnaire, from the welcome to the plan', async () => {
      network.answerWith(/^POST \/api\/auth\/onboarding$/, 1, 500, {
        success: false,
        message: 'boom',
        code: 'internal',
      });
      const questions = new Questionnaire(page);
      await questions.open();
      await expectAccessible(page, 'welcome');
      await questions.start();
      for (const step of ONBOARDING_STEPS.slice(1, ONBOARDING_STEPS.indexOf('summary'))) {
        await questions.isAt(step);
        await expectAccessible(page, step);
        if (step === 'age') await expectRefusedAge(page, questions);
        await questions.next();
      }
      await questions.isAt('summary');
      await expectAccessible(page, 'summary');
      await page.getByRole('button', { name: common.proceed }).click();
      await questions.isAt('features');
      await expectAccessible(page, 'features');

      await questions.create.click();
      const failure = page.getByRole('alertdialog', { name: onboarding.failure.title });
      await expect(failure).toBeVisible();
      await expectAccessible(page, 'a failed registration');
      await failure.getByRole('button', { name: common.close }).click();
      const release = network.hold(/^POST \/api\/auth\/onboarding$/);
      await questions.create.click();
      await expect(page.getByText(onboarding.waiting.title)).toBeVisible();
      await expectAccessible(page, 'the plan being made');
      release();
      await questions.isMade();
      await expectAccessible(page, 'success');
    });
  },
);

/** An age that nobody has, looked at and taken back. */
async function expectRefusedAge(page: Page, questions: Questionnaire): Promise<void> {
  const { label, least } = onboarding.numbers.age;
  await questions.type(label, '3');
  await questions.next();
  await expect(page.getByText(least(formatNumber(14)))).toBeVisible();
  await expectAccessible(page, 'an age out of bounds');
  await questions.type(label, '24');
}

/** A day with something in every card. */
async function fill(diary: DiaryPage): Promise<void> {
  await diary.logMeal({
    title: 'მჭადი ყველით',
    kcal: 420,
    meal: 'breakfast',
    proteins: '14',
    carbs: '52',
    fats: '13,5',
  });
  await diary.logMeal({ title: 'ხარჩო', kcal: 310, meal: 'lunch', proteins: '21', carbs: '18', fats: '17' });
  await diary.addWater(3);
  await diary.setWeight('64,6', 3);
  await diary.setWeight('64,2');
  await expect(diary.page.getByRole('img', { name: /წონის ცვლილება/ })).toBeVisible();
}

/** The sheet of a dish, its form, and where it can go. */
async function walkDish(diary: DiaryPage): Promise<void> {
  const sheet = await diary.openDish('მჭადი ყველით');
  await expectAccessible(diary.page, 'a dish');
  await sheet.getByRole('button', { name: common.edit }).click();
  await expect(diary.dialog(dish.editTitle)).toBeVisible();
  await expectAccessible(diary.page, dish.editTitle);
  await close(diary);
  await (await diary.openDish('მჭადი ყველით')).getByRole('button', { name: dish.move, exact: true }).click();
  await expect(diary.dialog(dish.moveTitle)).toBeVisible();
  await expectAccessible(diary.page, dish.moveTitle);
  await close(diary);
}

/** Closes the dialog in front, by the keyboard. */
async function close(diary: DiaryPage): Promise<void> {
  await diary.page.keyboard.press('Escape');
  await expect(diary.dialog()).toHaveCount(0);
}
