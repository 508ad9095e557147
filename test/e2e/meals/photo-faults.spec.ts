import sharp from 'sharp';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';
import { turnedPhoto } from '../harness/outside/photos.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

const UPLOAD = /^POST \/api\/uploads\/meal-thumbnail$/;

/** Logs a dish with a photo, as soon as the form shows it. */
async function logWithPhoto(diary: DiaryPage, title: string): Promise<void> {
  const sheet = await diary.openAddMeal('lunch');
  await diary.fillDish(sheet, { title, kcal: 400 });
  await sheet.getByLabel(dish.choosePhoto, { exact: true }).setInputFiles(await turnedPhoto());
  await expect(sheet.getByRole('button', { name: dish.removePhoto })).toBeVisible();
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet).toBeHidden();
}

test('a photo is stored small, once, and can be taken off; a refused one leaves the dish alone', async ({
  diary,
  network,
  server,
  truth,
}) => {
  const today = await diary.today();
  const stored = async () => (await truth.pictures(today)).map(({ imageUrl }) => imageUrl);

  await test.step('a photo is stored upright, small and without its notes', async () => {
    await logWithPhoto(diary, 'ხინკალი');
    await expectServerHasWhatShows(diary, truth);
    const [imageUrl = ''] = await stored();
    const picture = await fetch(`${server.origin}${imageUrl}`);
    const { format, width, height, orientation, exif } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width, height, orientation, exif }).toEqual({
      format: 'jpeg',
      width: 192,
      height: 256,
      orientation: undefined,
      exif: undefined,
    });
  });

  await test.step('a photo that was sent can be taken off again', async () => {
    await diary.drained();
    await (await diary.openDish('ხინკალი')).getByRole('button', { name: common.edit }).click();
    const sheet = diary.dialog(dish.editTitle);
    await sheet.getByRole('button', { name: dish.removePhoto }).click();
    await sheet.getByRole('button', { name: common.save }).click();
    await expect(sheet).toBeHidden();
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.pictures(today)).toEqual([{ imageUrl: '', pictureMissing: false }]);
  });

  await test.step('a photo whose answer was lost is stored once', async () => {
    const sent = network.count(UPLOAD);
    network.loseAnswers(UPLOAD, 1);
    await logWithPhoto(diary, 'სოკო');
    await expectServerHasWhatShows(diary, truth);
    expect(network.count(UPLOAD)).toBe(sent + 2);
    expect(await truth.pictures(today)).toEqual([
      { imageUrl: '', pictureMissing: false },
      { imageUrl: expect.stringMatching(/^\/uploads\//), pictureMissing: false },
    ]);
  });

  await test.step('a refused photo leaves the dish alone and says so in the outbox', async () => {
    network.answerWith(UPLOAD, Infinity, 415, { success: false, message: 'No picture', code: 'unsupported-media' });
    await logWithPhoto(diary, 'ბატატი');
    await expect.poll(() => truth.titles()).toContain('ბატატი');
    await diary.openOutbox();
    await expect(diary.outbox.entry(outbox.picture('ბატატი'))).toContainText(outbox.pictureRefused);
  });
});
