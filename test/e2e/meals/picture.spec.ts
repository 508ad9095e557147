import type { Locator } from 'playwright/test';
import { dish } from '#app/text/food/meal.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { damagedPhoto, renamedPdf, turnedPhoto, type ChosenFile } from '../harness/outside/photos.ts';

const UPLOAD = /^POST \/api\/uploads\/meal-thumbnail$/;

/** Chooses a file as the dish's picture. */
const choose = (sheet: Locator, file: ChosenFile) =>
  sheet.getByLabel(dish.choosePhoto, { exact: true }).setInputFiles(file);

/** Waits until the form shows the picture that it has made. */
const isReady = (sheet: Locator) => expect(sheet.getByRole('button', { name: dish.removePhoto })).toBeVisible();

/** Logs a dish with a picture; the row shows. */
async function logWithPicture(diary: DiaryPage, title: string): Promise<void> {
  const sheet = await diary.openAddMeal('lunch');
  await diary.fillDish(sheet, { title, kcal: 610 });
  await choose(sheet, await turnedPhoto());
  await isReady(sheet);
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet).toBeHidden();
  await expect(diary.dish(title)).toBeVisible();
}

/** Waits until the row shows a picture that has really been decoded, upright and no larger than a thumbnail. */
const expectPicture = (diary: DiaryPage, title: string) =>
  expect
    .poll(() =>
      diary
        .dish(title)
        .locator('img')
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLImageElement ? [one.naturalWidth, one.naturalHeight] : [])),
        ),
    )
    .toEqual([[192, 256]]);

test('a dish goes first and its picture follows, also one taken in flight mode, and a second device shows both', async ({
  diary,
  context,
  network,
  person,
  truth,
  newDevice,
}) => {
  const today = await diary.today();
  await test.step('a dish goes first and its picture follows', async () => {
    await diary.drained();
    const release = network.hold(UPLOAD);
    await logWithPicture(diary, 'ხაჭაპური');
    await expectPicture(diary, 'ხაჭაპური');
    await expect
      .poll(() => truth.pictures(today))
      .toEqual([{ imageUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/), pictureMissing: true }]);
    await expect.poll(async () => (await diary.waiting()).map(({ kind }) => kind)).toEqual(['picture.put']);

    release();
    await diary.drained();
    expect((await truth.pictures(today)).map(({ pictureMissing }) => pictureMissing)).toEqual([false]);
    expect(network.count(UPLOAD)).toBe(1);
    await expectPicture(diary, 'ხაჭაპური');
  });

  await test.step('a picture taken in flight mode outlives a reload and is sent after its dish', async () => {
    await flightMode(context, network, true);
    await logWithPicture(diary, 'აჯაფსანდალი');
    await expectPicture(diary, 'აჯაფსანდალი');
    await diary.page.reload();
    await expectPicture(diary, 'აჯაფსანდალი');
    expect(await truth.titles()).toEqual(['ხაჭაპური']);

    const before = network.seen.length;
    await flightMode(context, network, false);
    await diary.drained();
    expect(await truth.titles()).toEqual(['ხაჭაპური', 'აჯაფსანდალი']);
    expect((await truth.pictures(today)).map(({ pictureMissing }) => pictureMissing)).toEqual([false, false]);
    const sent = network.seen.slice(before).map(({ method, path }) => `${method} ${path}`);
    const dishSent = sent.findIndex((one) => /^POST \/api\/(batch|dashboard\/meals)/.test(one));
    expect(dishSent).toBeGreaterThanOrEqual(0);
    expect(sent.findIndex((one) => UPLOAD.test(one))).toBeGreaterThan(dishSent);
  });

  await test.step('a second device shows both', async () => {
    const tablet = await newDevice(person);
    await expectPicture(tablet.diary, 'ხაჭაპური');
    await expectPicture(tablet.diary, 'აჯაფსანდალი');
  });
});

onlineTest(
  'a damaged photo and a renamed document are refused in words, nothing typed is lost, and another can be chosen and taken off',
  async ({ diary, truth }) => {
    const sheet = await diary.openAddMeal('dinner');
    await diary.fillDish(sheet, { title: 'ჩაშუშული', kcal: 480, proteins: '31,5' });
    const problem = sheet.getByRole('group', { name: dish.photo }).getByRole('alert');
    await choose(sheet, await damagedPhoto());
    await expect(problem).toHaveText(dish.photoErrors['image-damaged']);
    await choose(sheet, renamedPdf());
    await expect(problem).toHaveText(dish.photoErrors['image-unsupported']);
    await choose(sheet, await turnedPhoto());
    await isReady(sheet);
    await expect(problem).toHaveCount(0);
    await sheet.getByRole('button', { name: dish.removePhoto }).click();

    await expect(sheet.getByRole('textbox', { name: dish.name })).toHaveValue('ჩაშუშული');
    await expect(sheet.getByRole('textbox', { name: dish.calories })).toHaveValue('480');
    await expect(sheet.getByRole('textbox', { name: dish.proteins })).toHaveValue('31,5');
    await sheet.getByRole('button', { name: dish.addToDiary }).click();
    await expect(diary.dish('ჩაშუშული')).toBeVisible();
    await expect(diary.dish('ჩაშუშული').locator('img')).toHaveCount(0);
    await diary.drained();
    expect((await truth.day(await diary.today())).meals.dinner).toEqual([{ title: 'ჩაშუშული', kcal: 480 }]);
    expect(await truth.pictures(await diary.today())).toEqual([{ imageUrl: '', pictureMissing: false }]);
  },
);
