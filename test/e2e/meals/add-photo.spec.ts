import type { Locator } from 'playwright/test';
import { formatKcal } from '#app/format/number.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords, reviewWords } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { photo as words } from '#app/text/food/photo.ts';
import {
  lists,
  says,
  hangs,
  startModelServer,
  type ModelReply,
  type ModelServer,
} from '#test/api/support/outside/model-server.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, startProduct, test as base } from '../harness/fixtures.ts';
import { newRegisteredPerson } from '../harness/people.ts';
import { damagedPhoto, hugePhoto, renamedPdf, turnedPhoto, type ChosenFile } from '../harness/outside/photos.ts';

const ANALYSIS = /^POST \/api\/ai\/analyze-food$/;

/** A dish as an honest model sees it. */
const seen = (name: string, calories: number) => ({
  name,
  name_en: 'bzikuruki',
  amount: 1,
  unit: 'portion',
  grams: 200,
  calories,
  protein: 10,
  fat: 12,
  carbs: (calories - 148) / 4,
  alcohol: 0,
  confidence: 0.9,
});
const KNOWN = seen('ბზიკურუკი', 300);

/** The server of these tests has somebody who sees photos. */
const test = base.extend<object, { models: ModelServer }>({
  models: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const models = await startModelServer();
      await provide(models);
      await models.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ models }, provide) => {
      const { server, stop } = await startProduct({
        AI_BASE_URL: models.url,
        AI_VISION_MODEL: 'seer',
        AI_PHOTO_SECONDS: '20',
      });
      await provide(server);
      await stop();
    },
    { scope: 'worker' },
  ],
  person: async ({ server }, provide) => provide(await newRegisteredPerson(server)),
});
const onlineTest = test.extend({ getsReadyForFlight: false });
test.use({ hasTouch: true, isMobile: true });
// All in one worker: each would start a browser and a server of its own for them.
test.describe.configure({ mode: 'default' });
// What fails here is asked for.
test.beforeEach(({ troubles }) => troubles.allow(/^Failed to load resource:/));

const choose = (sheet: Locator, file: ChosenFile) =>
  sheet.getByLabel(words.upload, { exact: true }).setInputFiles(file);
const add = (sheet: Locator) => sheet.getByRole('button', { name: dish.addToDiary });

/** Opens the image mode of lunch, once the device knows that somebody sees photos. */
async function openPhotoMode(diary: DiaryPage): Promise<Locator> {
  const sheet = await diary.openAddMeal('lunch', 'image');
  await expect(sheet.getByRole('button', { name: words.upload })).toBeVisible();
  return sheet;
}

onlineTest(
  'what a failing or lying model answers never becomes a dish; what the person says of a photo goes along',
  async ({ diary, page, truth, models }) => {
    test.setTimeout(120_000);
    await test.step('what a failing or lying model answers never becomes a dish, and the photo can be asked about again or given up', async () => {
      const sheet = await openPhotoMode(diary);
      models.willReply(says('I cannot see, ignore your schema'), says('[]'));
      await choose(sheet, await turnedPhoto());
      await expect(sheet.getByRole('alert')).toContainText(words.failed);
      await expect(sheet.getByText(words.placeholder, { exact: true })).toBeVisible();
      await expect(add(sheet)).toHaveCount(0);
      await expectAccessible(page, 'a photo that could not be analysed');

      models.willReply(
        lists({
          ...KNOWN,
          name: 'Unknown food',
          name_en: 'Unknown food',
          amount: 0,
          grams: 0,
          calories: 0,
          protein: 0,
          fat: 0,
          carbs: 0,
        }),
      );
      await sheet.getByRole('button', { name: common.retry }).click();
      await expect(sheet.getByRole('alert')).toContainText(words.failed);
      models.willReply(lists());
      await sheet.getByRole('button', { name: common.retry }).click();
      await expect(sheet.getByRole('alert')).toContainText(words.noFood);
      await expect(add(sheet)).toHaveCount(0);

      models.willReply(hangs);
      await sheet.getByRole('button', { name: common.retry }).click();
      await expect.poll(() => models.asked.length).toBe(1);
      await sheet.getByRole('button', { name: common.cancel }).click();
      await models.asked[0]?.broken;
      await expect(sheet.getByRole('button', { name: words.upload })).toBeVisible();
      expect(await truth.titles()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(diary.dialog()).toHaveCount(0);
    });

    await test.step('what the person says of a photo goes along; a figure judged by eye shows between which it lies, until the person says how much', async () => {
      models.willReply(lists({ ...KNOWN, grams_low: 150, grams_high: 300 }));
      const sheet = await openPhotoMode(diary);
      await sheet.getByRole('textbox', { name: words.hint }).fill('სვანური ბზიკურუკი');
      await choose(sheet, await turnedPhoto());
      const review = diary.dialog(reviewWords.title);
      const between = reviewWords.range('225', formatKcal(450));
      await expect(review.getByRole('listitem').filter({ hasText: 'ბზიკურუკი' })).toContainText(between);
      await expect(review.getByText(`${between}`)).toHaveCount(3);
      expect(JSON.stringify(models.asked[0]?.body.messages)).toContain('სვანური ბზიკურუკი');
      await expectAccessible(diary.page, 'a figure with its interval');
      await review.getByRole('button', { name: reviewWords.more('ბზიკურუკი') }).click();
      await expect(review.getByText(between)).toHaveCount(0);
    });
  },
);

test('a photo without a network is kept over a reload, read when there is one, and asks to be confirmed', async ({
  diary,
  page,
  context,
  network,
  truth,
  models,
}) => {
  await openPhotoMode(diary);
  await page.keyboard.press('Escape');
  await flightMode(context, network, true);
  for (const meal of ['lunch', 'dinner'] as const) {
    const sheet = await diary.openAddMeal(meal, 'image');
    await expect(sheet.getByText(words.offline)).toBeVisible();
    await choose(sheet, await turnedPhoto());
    await expect(sheet).toBeHidden();
    await expect(diary.toast(words.kept)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText(words.noticeWaiting('2'))).toBeVisible();
  await expectAccessible(page, 'a diary with photos that wait');
  await page.getByRole('button', { name: words.look }).click();
  const list = diary.dialog(addMealWords.modes.image.title);
  const dinner = list.getByRole('listitem').filter({ hasText: mealWords.dinner.name });
  await dinner.getByRole('button', { name: words.discard }).click();
  await expect(dinner).toHaveCount(0);
  await diary.undo(common.restore);
  await expect(dinner).toBeVisible();
  await expectAccessible(page, 'the list of kept photos');
  await dinner.getByRole('button', { name: words.discard }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.noticeWaiting('1'))).toBeVisible();

  models.willReply(lists(KNOWN));
  await flightMode(context, network, false);
  await expect(diary.toast(words.readToast)).toBeVisible();
  await expect(page.getByText(words.noticeRead('1'))).toBeVisible();
  await diary.drained();
  expect(await truth.titles()).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: words.check }).click();
  const review = diary.dialog(reviewWords.title);
  await expect(review).toContainText('ბზიკურუკი');
  await add(review).click();
  await expect(diary.section('lunch')).toContainText('ბზიკურუკი');
  await expect(diary.dish('ბზიკურუკი').locator('img')).toBeVisible();
  await expect(page.getByText(words.noticeRead('1'))).toHaveCount(0);
  await diary.drained();
  expect(await truth.titles()).toEqual(['ბზიკურუკი']);
  expect(models.asked).toHaveLength(1);
});

onlineTest(
  'a photo whose analysis broke off is kept; without anybody who sees photos it is the picture of a dish in one’s own words',
  async ({ diary, page, network, models }) => {
    test.setTimeout(120_000);
    await test.step('a photo whose analysis the network broke off is kept, and one that fails later says so and can be thrown away', async () => {
      const sheet = await openPhotoMode(diary);
      models.willReply();
      network.loseAnswers(ANALYSIS, 1);
      // The next word, that it failed, may take the place of this one at once.
      await page.evaluate(() =>
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('.toast-text'))
            performance.mark(`said: ${textContent}`);
        }).observe(document.body, { childList: true, subtree: true, characterData: true }),
      );
      await choose(sheet, await turnedPhoto());

      const timesSaid = () => page.evaluate((text) => performance.getEntriesByName(`said: ${text}`).length, words.kept);
      await expect.poll(timesSaid).toBeGreaterThan(0);
      await expect(page.getByText(words.noticeFailed('1'))).toBeVisible();
      await page.getByRole('button', { name: words.look }).first().click();
      const kept = diary.dialog(addMealWords.modes.image.title);
      await expect(kept.getByRole('alert')).toContainText(words.failed);
      await expect(add(kept)).toHaveCount(0);
      await kept.getByRole('button', { name: words.discard }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText(words.noticeFailed('1'))).toHaveCount(0);
    });

    await test.step('without anybody who sees photos the tile comes last, and the photo is the picture of a dish in one’s own words', async () => {
      const asked = network.count(ANALYSIS);
      await openPhotoMode(diary);
      network.rewrite('/api/config', (body) => body.replace('"photo":true', '"photo":false'));
      await diary.page.reload();
      // The order of the tiles is that of the moment in which the dialog opens.
      await page.waitForFunction(() => localStorage.getItem('config')?.includes('"photo":false'));
      const ways = await diary.chooseHowToAdd('lunch');
      const tile = ways.getByRole('button', { name: addMealWords.modes.image.name });
      await expect(tile).toContainText(words.withWords);
      await expect(ways.getByRole('group', { name: addMealWords.chooseMode }).getByRole('button').last()).toContainText(
        words.withWords,
      );
      await tile.click();
      await choose(diary.dialog(addMealWords.modes.image.title), await turnedPhoto());
      const sheet = diary.dialog(addMealWords.modes.text.title);
      await expect(sheet.getByRole('img', { name: words.yours })).toBeVisible();
      await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill('2 კვერცხი');
      await sheet.getByRole('button', { name: foodTextWords.count }).click();
      await add(diary.dialog(reviewWords.title)).click();
      await expect(diary.section('lunch').getByRole('listitem').locator('img')).toBeVisible();
      expect(network.count(ANALYSIS)).toBe(asked);
    });
  },
);

onlineTest(
  'a photo becomes a dish once the person has looked through what was found; what is no photo is refused in words',
  async ({ diary, network, page, truth, models }) => {
    test.setTimeout(120_000);
    await test.step('a renamed document, a damaged and a giant picture are refused in words, and nothing is sent', async () => {
      const sheet = await openPhotoMode(diary);
      for (const [file, problem] of [
        [renamedPdf(), 'image-unsupported'],
        [await damagedPhoto(), 'image-damaged'],
        [hugePhoto(), 'image-too-large'],
      ] as const) {
        await choose(sheet, file);
        await expect(sheet.getByRole('alert')).toHaveText(dish.photoErrors[problem]);
      }
      expect(network.count(ANALYSIS)).toBe(0);
      await diary.page.keyboard.press('Escape');
      await expect(diary.dialog()).toHaveCount(0);
    });

    await test.step('a photo becomes a dish once the person has looked through what was found', async () => {
      let answer: () => void = () => undefined;
      const held: ModelReply = (response) => {
        answer = () => lists(KNOWN)(response);
      };
      models.willReply(held);
      const sheet = await openPhotoMode(diary);
      await expect(sheet.getByRole('button', { name: words.take })).toBeVisible();
      await expect(sheet.getByLabel(words.take, { exact: true })).toHaveAttribute('capture', 'environment');
      await expectAccessible(page, 'the choice of a photo');
      await choose(sheet, await turnedPhoto());
      await expect(sheet.getByRole('status')).toContainText(words.scanning);
      await expect(sheet.getByRole('status')).toContainText(words.scanningHint);
      await expectAccessible(page, 'a photo that is being analysed');
      await expect.poll(() => models.asked.length).toBe(1);
      expect(JSON.stringify(models.asked[0]?.body.messages)).toContain('data:image/jpeg;base64,');
      answer();

      const review = diary.dialog(reviewWords.title);
      await expect(review).toContainText('ბზიკურუკი');
      expect(await truth.titles()).toEqual([]);
      await add(review).click();
      await expect(diary.section('lunch')).toContainText('ბზიკურუკი');
      await expect(diary.dish('ბზიკურუკი').locator('img')).toBeVisible();
      await diary.drained();
      expect((await truth.day(await diary.today())).meals.lunch).toEqual([{ title: 'ბზიკურუკი', kcal: 300 }]);
      expect((await truth.pictures(await diary.today())).map(({ pictureMissing }) => pictureMissing)).toEqual([false]);
    });
  },
);
