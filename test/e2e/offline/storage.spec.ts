import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';
import { Questionnaire } from '../harness/pages/questionnaire.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';
import { smallDevice, type SmallDevice } from '../harness/outside/storage-room.ts';
import { storage } from '#app/text/storage.ts';

const FULL = storage['quota-exceeded'];

let device: SmallDevice;
test.beforeEach(async ({ page, network }) => {
  device = await smallDevice(page, network.origin);
});

test('a full device says so, keeps what was typed, changes nothing, and takes it once there is room', async ({
  diary,
  truth,
}) => {
  await diary.logMeal({ title: 'ტყემალი', kcal: 40, meal: 'lunch' });
  await diary.drained();
  await device.fill();

  await test.step('a glass, a weigh-in and a deletion change nothing and say why', async () => {
    await diary.tapWater();
    await expect(diary.toast(`${water.notSaved}. ${FULL}`)).toBeVisible();
    await expect(diary.waterFigure).toHaveText(/^0 /);

    await diary.page.getByRole('button', { name: weight.newWeight }).click();
    const sheet = diary.dialog(weight.newWeight);
    await sheet.getByRole('textbox', { name: weight.field }).fill('61,3');
    await sheet.getByRole('button', { name: common.save }).click();
    await expect(diary.toast(`${weight.notSaved}. ${FULL}`)).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: weight.field })).toHaveValue('61,3');
    await sheet.getByRole('button', { name: common.close }).click();

    await (await diary.openDish('ტყემალი')).getByRole('button', { name: common.remove }).click();
    await expect(diary.toast(`${dish.notDeleted}. ${FULL}`)).toBeVisible();
    await diary.page.keyboard.press('Escape');
    await expect(diary.dish('ტყემალი')).toBeVisible();
  });

  await test.step('a dish that was typed stays, and goes in once there is room', async () => {
    const sheet = await diary.openAddMeal('lunch');
    await diary.fillDish(sheet, { title: 'ბასტურმა', kcal: 330, proteins: '41,5' });
    await sheet.getByRole('button', { name: dish.addToDiary }).click();
    await expect(diary.toast(`${dish.notAdded}. ${FULL}`)).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: dish.name })).toHaveValue('ბასტურმა');
    await expect(sheet.getByRole('textbox', { name: dish.proteins })).toHaveValue('41,5');
    await expect(diary.page.locator('.dish-row')).toHaveCount(1);

    await device.makeRoom();
    await sheet.getByRole('button', { name: dish.addToDiary }).click();
    await expect(sheet).toBeHidden();
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual(['ტყემალი', 'ბასტურმა']);
  });
});

test('a browser that forbids storage says so at the end of the questionnaire and keeps the answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
  });
  const questions = new Questionnaire(page);
  await questions.open();
  await questions.answer({ age: '52' });

  await questions.create.click();
  const alert = page.getByRole('alertdialog', { name: onboarding.failure.title });
  await expect(alert).toContainText(storage['storage-blocked']);
  await alert.getByRole('button', { name: common.close }).click();
  await page.goto('/onboarding/age');
  await expect(page.getByRole('textbox', { name: onboarding.numbers.age.label })).toHaveValue('52');
});
