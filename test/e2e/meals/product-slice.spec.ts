import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { dish } from '#app/text/food/meal.ts';
import { buildWithSlice } from '../harness/build-with-slice.ts';
import { photoOf } from '../harness/outside/fake-camera.ts';
import { expect, flightMode, startProduct, test as base } from '../harness/fixtures.ts';

const INSIDE = '4860019001308';
const OUTSIDE = '4006381333931';

/** A product of a shop here, as Open Food Facts exports it. */
const MATSONI = {
  code: INSIDE,
  product_name: 'მაწონი',
  brands: 'სანტე',
  countries_tags: ['en:georgia'],
  nutriments: { 'energy-kcal_100g': 61, proteins_100g: 2.8, carbohydrates_100g: 4.4, fat_100g: 3.6, salt_100g: 0.1 },
  serving_quantity: 150,
};

const test = base.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { entry, remove } = await buildWithSlice([MATSONI]);
      const { server, stop } = await startProduct({}, entry);
      await provide(server);
      await stop();
      remove();
    },
    { scope: 'worker' },
  ],
});
// Without Open Food Facts nobody can be asked about a barcode.
test.beforeEach(({ troubles }) => troubles.allow(/^Failed to load resource:/));

test('a product of the slice that came with the app is found on the device, without a network from its first use on', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  let sheet = await diary.openAddMeal('lunch', 'barcode');
  await sheet.getByLabel(words.picture, { exact: true }).setInputFiles(await photoOf(OUTSIDE));
  await expect(sheet).toContainText(words.unknown);
  await page.keyboard.press('Escape');
  // What was fetched for the first scan is on the device.
  await page.waitForFunction(async () => (await (await caches.open('scanner')).keys()).length === 2);

  await flightMode(context, network, true);
  await page.reload();
  await diary.shows();
  sheet = await diary.openAddMeal('lunch', 'barcode');
  await sheet.getByLabel(words.picture, { exact: true }).setInputFiles(await photoOf(INSIDE));
  sheet = page.getByRole('dialog', { name: 'მაწონი' });
  await expect(sheet).toContainText(words.fromFacts);
  await expect(sheet.getByRole('textbox').first()).toHaveValue('150');
  await sheet.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
  await expect(diary.section('lunch')).toContainText('მაწონი (სანტე)');
  await flightMode(context, network, false);
  await diary.drained();
  const [day] = (await truth.changes()).days;
  expect(day?.mealHistory.meals.lunch.dishes[0]).toMatchObject({
    calories: 91.5,
    amount: 150,
    nutrients: { salt: 0.15 },
  });
});
