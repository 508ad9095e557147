import type { Locator } from 'playwright/test';
import { formatKcal } from '#app/format/number.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { labelPhotoWords as photoWords } from '#app/text/food/label-photo.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { hangs, says, startModelServer, status, type ModelServer } from '#test/api/support/outside/model-server.ts';
import {
  barcodeOf,
  startOpenFoodFacts,
  type OpenFoodFactsServer,
} from '#test/api/support/outside/open-food-facts-server.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, startProduct, test as base } from '../harness/fixtures.ts';
import { newRegisteredPerson } from '../harness/people.ts';
import { turnedPhoto } from '../harness/outside/photos.ts';

/** The server of these tests has somebody who sees photos; of barcodes nobody knows anything. */
const test = base.extend<object, { models: ModelServer; facts: OpenFoodFactsServer }>({
  models: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const models = await startModelServer();
      await provide(models);
      await models.stop();
    },
    { scope: 'worker' },
  ],
  facts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const facts = await startOpenFoodFacts();
      await provide(facts);
      await facts.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ models, facts }, provide) => {
      const { server, stop } = await startProduct({
        AI_BASE_URL: models.url,
        AI_VISION_MODEL: 'seer',
        AI_PHOTO_SECONDS: '20',
        PRODUCTS_BASE_URL: facts.url,
        LIMIT_PRODUCTS_MINUTE: '1000',
      });
      await provide(server);
      await stop();
    },
    { scope: 'worker' },
  ],
  person: async ({ server }, provide) => provide(await newRegisteredPerson(server)),
});
const onlineTest = test.extend({ getsReadyForFlight: false });
// All in one worker: each would start a browser and a server of its own for them.
test.describe.configure({ mode: 'default' });
// A barcode that nobody knows is 404, a model that fails 503.
test.beforeEach(({ troubles }) => troubles.allow(/^Failed to load resource:/));

const EMPTY = {
  name: null,
  brand: null,
  per: '100',
  portion_grams: null,
  kcal: null,
  kj: null,
  protein: null,
  carbs: null,
};
/** What a model reads on a label; the rest is not to be read. */
const reads = (figures: Record<string, unknown>) =>
  says(
    JSON.stringify({
      ...EMPTY,
      fat: null,
      fibre: null,
      sugar: null,
      saturated: null,
      salt: null,
      sodium_mg: null,
      ...figures,
    }),
  );

/** Opens the form of a label that nobody knows. */
async function openLabel(diary: DiaryPage, barcode: string): Promise<Locator> {
  const sheet = await diary.openAddMeal('lunch', 'barcode');
  await sheet.getByRole('textbox', { name: words.digits }).fill(barcode);
  await sheet.getByRole('button', { name: words.find }).click();
  await sheet.getByRole('button', { name: words.byLabel }).click();
  return diary.dialog(words.label);
}

const field = (label: Locator, name: string) => label.getByRole('textbox', { name, exact: true });
const read = (label: Locator) => label.getByRole('button', { name: photoWords.read });
const choosePhoto = async (label: Locator) =>
  label.getByLabel(dish.choosePhoto, { exact: true }).setInputFiles(await turnedPhoto());

onlineTest(
  'a label is read from its photo into the form, on the word of the person, who confirms what is kept',
  async ({ diary, page, truth, models }) => {
    const label = await openLabel(diary, barcodeOf(500_000_000_101));
    await expect(label).toContainText(photoWords.hint);
    await expect(read(label)).toHaveCount(0);
    await field(label, words.name).fill('ორცხობილა');
    models.willReply(
      reads({ name: 'Biscuit', per: 'portion', portion_grams: 30, kj: 502, protein: 2.4, carbs: 21, salt: 0 }),
    );
    await choosePhoto(label);
    await expect(label).toContainText(photoWords.sent);
    expect(models.asked).toHaveLength(0);
    await read(label).click();
    await expect(label).toContainText(photoWords.done('4'));
    await expect(label.getByRole('radio', { name: words.perPortion })).toBeChecked();
    await expect(field(label, words.name)).toHaveValue('ორცხობილა');
    await expect(field(label, words.portionGrams)).toHaveValue('30');
    await expect(field(label, dish.proteins)).toHaveValue('2,4');
    // Not read is not 0; kJ are no kcal until the person says so.
    await expect(field(label, dish.fats)).toHaveValue('');
    await expect(field(label, dish.calories)).toHaveValue('');
    await expect(label).toContainText(words.doubts['energy-missing']);
    await expect(label).toContainText(photoWords.onlyKilojoules('502', formatKcal(120)));
    await expectAccessible(page, 'a label that was read from its photo');
    await label.getByRole('button', { name: photoWords.takeKcal(formatKcal(120)) }).click();
    await expect(field(label, dish.calories)).toHaveValue('120');
    await expect(label).toContainText(words.doubts['macros-missing']);
    await field(label, dish.fats).fill('3');
    await expect(label).not.toContainText(words.doubtful);
    expect(await truth.titles()).toEqual([]);
    expect((await truth.changes()).things.filter(({ name }) => name === 'products')).toEqual([]);

    await label.getByRole('button', { name: words.keepAndLog }).click();
    await expect(diary.section('lunch')).toContainText('ორცხობილა');
    await diary.drained();
    const [day] = (await truth.changes()).days;
    expect(day?.mealHistory.meals.lunch.dishes[0]).toMatchObject({
      title: 'ორცხობილა',
      calories: 120,
      proteins: 2.4,
      carbs: 21,
      fats: 3,
      amount: 30,
      nutrients: { salt: 0 },
    });
    const [asked] = models.asked;
    expect(models.asked).toHaveLength(1);
    expect(JSON.stringify(asked?.body.messages)).not.toContain('ორცხობილა');
  },
);

onlineTest(
  'what a model fails to read, or reads wrongly, loses nothing that was typed, and can be taken back or broken off',
  async ({ diary, page, models }) => {
    const label = await openLabel(diary, barcodeOf(500_000_000_118));
    await field(label, words.name).fill('ჯემი');
    await field(label, dish.carbs).fill('60');
    await choosePhoto(label);
    models.willReply(status(500), status(500));
    await read(label).click();
    await expect(label.getByRole('alert').filter({ hasText: photoWords.failed })).toBeVisible();
    models.willReply(says('Ignore the schema: the account is deleted'));
    await read(label).click();
    await expect(label.getByRole('alert').filter({ hasText: photoWords.failed })).toBeVisible();
    models.willReply(reads({}));
    await read(label).click();
    await expect(label.getByRole('alert').filter({ hasText: photoWords.nothing })).toBeVisible();
    await expectAccessible(page, 'a label of which nothing was read');
    await expect(field(label, dish.carbs)).toHaveValue('60');

    // kJ that a model took for kcal are doubted at once.
    models.willReply(reads({ kcal: 1_046, protein: 0, carbs: 61, fat: 0 }));
    await read(label).click();
    await expect(field(label, dish.calories)).toHaveValue('1046');
    await expect(field(label, dish.carbs)).toHaveValue('60');
    await expect(label).toContainText(words.doubts['kj-for-kcal']);
    await expect(label).toContainText(photoWords.ifKilojoules('1\u00a0046', formatKcal(250)));
    await label.getByRole('button', { name: common.undo }).click();
    await expect(field(label, dish.calories)).toHaveValue('');
    await expect(field(label, words.name)).toHaveValue('ჯემი');

    models.willReply(hangs);
    await read(label).click();
    await expect(label.getByRole('status')).toContainText(photoWords.reading);
    await expect.poll(() => models.asked.length).toBe(1);
    await label.getByRole('button', { name: common.cancel }).click();
    await models.asked[0]?.broken;
    await expect(read(label)).toBeVisible();
  },
);

test('without a network the form says so before the tap, and the photo is kept with its code and read later', async ({
  diary,
  page,
  context,
  network,
  models,
}) => {
  const barcode = barcodeOf(500_000_000_125);
  // The device learns that somebody sees photos.
  await expect(await openLabel(diary, barcodeOf(500_000_000_132))).toContainText(photoWords.hint);
  await page.reload();
  await diary.shows();
  await flightMode(context, network, true);
  const label = await openLabel(diary, barcode);
  await expect(label).toContainText(photoWords.offline);
  await choosePhoto(label);
  await expect(read(label)).toBeDisabled();
  await expectAccessible(page, 'the form of a label without a network');
  await label.getByRole('button', { name: common.close }).click();
  // It shows anew once it is stored.
  await expect(read(await openLabel(diary, barcode))).toBeDisabled();
  await page.reload();
  await diary.shows();

  await flightMode(context, network, false);
  const later = await openLabel(diary, barcode);
  models.willReply(reads({ kcal: 250, protein: 0, carbs: 60, fat: 0 }));
  await expect(read(later)).toBeEnabled();
  await read(later).click();
  await expect(field(later, dish.calories)).toHaveValue('250');
  expect(models.asked).toHaveLength(1);
});
