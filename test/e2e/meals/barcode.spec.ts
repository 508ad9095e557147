import type { BrowserContext, Locator, Page } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#build/find-chromium.mjs';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { errors } from '#app/text/errors.ts';
import {
  barcodeOf,
  product,
  SPREAD,
  startOpenFoodFacts,
  type OpenFoodFactsServer,
} from '#test/api/support/outside/open-food-facts-server.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { cameraShowing, photoOf } from '../harness/outside/fake-camera.ts';
import { expect, flightMode, startProduct, test as base } from '../harness/fixtures.ts';
import { damagedPhoto, hugePhoto, turnedPhoto } from '../harness/outside/photos.ts';

const SCANNED = '4006381333931';
const executablePath = findChromium();

const test = base.extend<object, { facts: OpenFoodFactsServer }>({
  facts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const facts = await startOpenFoodFacts();
      facts.knows(SCANNED, product(SPREAD));
      await provide(facts);
      await facts.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ facts }, provide) => {
      const { server, stop } = await startProduct({ PRODUCTS_BASE_URL: facts.url, LIMIT_PRODUCTS_MINUTE: '1000' });
      await provide(server);
      await stop();
    },
    { scope: 'worker' },
  ],
});
const onlineTest = test.extend({ getsReadyForFlight: false });
test.use({
  launchOptions: { args: [...CHROMIUM_FLAGS, ...cameraShowing(SCANNED)], ...(executablePath && { executablePath }) },
});
// All in one worker: each would start a browser and a server of its own for them.
test.describe.configure({ mode: 'default' });
// A barcode that nobody knows is 404.
test.beforeEach(({ troubles }) => troubles.allow(/^Failed to load resource:/));

const way = (page: Page): Locator => page.getByRole('dialog', { name: addMealWords.modes.barcode.title });
const log = (sheet: Locator): Locator => sheet.getByRole('button', { name: /^დღიურში დამატება|კკალ/ });

/** Remembers the cameras of a page, for `camerasRunning`. */
const watchCameras = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { mediaDevices } = navigator;
    if (!mediaDevices) return;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
const camerasRunning = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { tracks = [] } = globalThis as { tracks?: MediaStreamTrack[] };
    return tracks.filter(({ readyState }) => readyState === 'live').length;
  });

/** Types digits in the open way. */
async function type(sheet: Locator, digits: string): Promise<void> {
  await sheet.getByRole('textbox', { name: words.digits }).fill(digits);
  await sheet.getByRole('button', { name: words.find }).click();
}

test('a code before the camera becomes a dish, and from then on without a network', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  await watchCameras(context);
  await page.reload();
  await diary.shows();
  await context.grantPermissions(['camera']);
  await diary.openAddMeal('lunch', 'barcode');
  const found = page.getByRole('dialog', { name: SPREAD.product_name });
  await expect(found).toBeVisible({ timeout: 30_000 });
  expect(await camerasRunning(page)).toBe(0);
  await expect(found).toContainText(words.fromFacts);
  await expect(found.getByRole('textbox')).toHaveValue('15');
  await expectAccessible(page, 'a product that was found');
  await log(found).last().click();
  await expect(diary.section('lunch')).toContainText('Nutella (Ferrero)');
  await diary.drained();
  const { days, things } = await truth.changes();
  expect(days.flatMap(({ mealHistory }) => mealHistory.meals.lunch.dishes)[0]).toMatchObject({
    title: 'Nutella (Ferrero)',
    calories: 80.9,
    amount: 15,
    unit: 'g',
    nutrients: { salt: 0.016, vitaminC: 0.18 },
    nutrientCoverage: { salt: 1, vitaminC: 1 },
  });
  expect(things.find(({ name }) => name === 'products')?.key).toBe(SCANNED);

  await flightMode(context, network, true);
  await diary.openAddMeal('dinner', 'barcode');
  await expect(found).toBeVisible({ timeout: 30_000 });
  await log(found).last().click();
  await expect(diary.section('dinner')).toContainText('Nutella (Ferrero)');
});

test('a code that is not known without a network is kept, looked up later, and goes where it was meant to go', async ({
  diary,
  page,
  context,
  network,
  facts,
}) => {
  const barcode = barcodeOf(500_000_000_017);
  facts.knows(barcode, product({ ...SPREAD, product_name: 'ჩურჩხელა', brands: '' }));
  await flightMode(context, network, true);
  const sheet = await diary.openAddMeal('breakfast', 'barcode');
  await type(sheet, barcode);
  await expect(sheet).toContainText(words.unreachable);
  await sheet.getByRole('button', { name: common.close }).click();
  await flightMode(context, network, false);
  await page.getByRole('button', { name: words.look }).click();
  const found = page.getByRole('dialog', { name: 'ჩურჩხელა' });
  await expect(found).toBeVisible();
  await log(found).last().click();
  await expect(diary.section('breakfast')).toContainText('ჩურჩხელა');
  await expect((await diary.openAddMeal('lunch', 'barcode')).getByRole('region', { name: words.scans })).toBeHidden();
});

onlineTest(
  'without permission the way says what to do, digits are checked, and a label becomes a product',
  async ({ diary, page, truth }) => {
    const sheet = await diary.openAddMeal('lunch', 'barcode');
    await expect(sheet).toContainText(words.troubles.refused);
    await expectAccessible(page, 'the way of barcodes without a camera');
    for (const [digits, mistake] of [
      ['4006381333932', 'check-digit'],
      ['400638', 'length'],
      ['კოდი', 'not-digits'],
    ] as const) {
      await type(sheet, digits);
      await expect(sheet).toContainText(words.mistakes[mistake]);
    }
    await type(sheet, '0036 0002 9145 2');
    await expect(sheet).toContainText(words.unknown);
    await sheet.getByRole('button', { name: words.byLabel }).click();

    const label = page.getByRole('dialog', { name: words.label });
    const save = label.getByRole('button', { name: words.keepAndLog });
    await save.click();
    await expect(label).toContainText(errors.requiredFields);
    const fill = (field: string, text: string) => label.getByRole('textbox', { name: field, exact: true }).fill(text);
    await label.getByRole('radio', { name: words.perPortion }).check({ force: true });
    await fill(words.portionGrams, '30');
    await fill(words.name, 'ორცხობილა');
    await fill(dish.calories, '502');
    await fill(dish.proteins, '2,4');
    await fill(dish.carbs, '21');
    await fill(dish.fats, '3');
    await fill(words.eaten, '60');
    await save.click();
    await expect(label).toContainText(words.doubts['kj-for-kcal']);
    await expectAccessible(page, 'the form of a label');
    await fill(dish.calories, '120');
    await save.click();
    await expect(diary.section('lunch')).toContainText('ორცხობილა');
    await diary.drained();
    const [day] = (await truth.changes()).days;
    expect(day?.mealHistory.meals.lunch.dishes[0]).toMatchObject({
      title: 'ორცხობილა',
      calories: 240,
      proteins: 4.8,
      carbs: 42,
      fats: 6,
      amount: 60,
    });

    const again = await diary.openAddMeal('dinner', 'barcode');
    const mine = again.getByRole('region', { name: words.mine });
    await expect(again).toContainText(words.troubles.refused);
    await mine.getByRole('button', { name: 'ორცხობილა', exact: true }).click();
    await page.getByRole('menuitem', { name: common.edit }).click();
    const edit = page.getByRole('dialog', { name: words.editLabel });
    await edit.getByRole('textbox', { name: words.name }).fill('ორცხობილა შოკოლადით');
    await edit.getByRole('button', { name: common.save, exact: true }).click();
    await expect(way(page)).toContainText('ორცხობილა შოკოლადით');
    await mine.getByRole('button', { name: 'ორცხობილა შოკოლადით', exact: true }).click();
    await page.getByRole('menuitem', { name: common.remove }).click();
    await expect(mine).toBeHidden();
    await page.getByRole('button', { name: common.restore }).click();
    await expect(mine).toContainText('ორცხობილა შოკოლადით');
  },
);

onlineTest('what the camera says takes its own place: nothing below moves', async ({ diary, page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((_, refuse) => {
        addEventListener('refuse-camera', () => refuse(new DOMException('no', 'NotAllowedError')));
      });
  });
  await page.reload();
  const sheet = await diary.openAddMeal('lunch', 'barcode');
  const digits = sheet.getByLabel(words.digits);
  await expect(sheet).toContainText(words.opening);
  const topOf = async () => (await digits.boundingBox())?.y;
  const before = await topOf();
  await page.evaluate(() => dispatchEvent(new Event('refuse-camera')));
  await expect(sheet).toContainText(words.troubles.refused);
  expect(await topOf()).toBe(before);
});

onlineTest(
  'a picture of the gallery is read; one that is none, too large or without a code is refused in words',
  async ({ diary, page, facts }) => {
    const barcode = barcodeOf(500_000_000_031);
    facts.knows(barcode, product({ ...SPREAD, product_name: 'ჯემი', nutriments: { 'energy-kcal_100g': -250 } }));
    const sheet = await diary.openAddMeal('lunch', 'barcode');
    const choose = sheet.getByLabel(words.picture, { exact: true });
    await choose.setInputFiles(hugePhoto());
    await expect(sheet.getByRole('alert')).toContainText(dish.photoErrors['image-too-large']);
    await choose.setInputFiles(await damagedPhoto());
    await expect(sheet.getByRole('alert')).toContainText(dish.photoErrors['image-damaged']);
    await choose.evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(200_000_000)], 'huge.jpg', { type: 'image/jpeg' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(sheet.getByRole('alert')).toContainText(dish.photoErrors['image-too-large']);
    await choose.setInputFiles(await turnedPhoto());
    await expect(sheet.getByRole('alert')).toContainText(words.noCode);
    await choose.setInputFiles(await photoOf(barcode));
    // Its energy is below zero: what is on the label is asked for, the rest is filled in.
    const label = page.getByRole('dialog', { name: words.label });
    await expect(label).toContainText(words.doubts.negative);
    await expect(label.getByRole('textbox', { name: words.name })).toHaveValue('ჯემი');
    await expect(label.getByRole('textbox', { name: dish.calories })).toHaveValue('');
  },
);

onlineTest(
  "an EAN-8 before the camera is no UPC-E with the same digits, which would be somebody else's product",
  async ({ diary, page, facts }) => {
    facts.knows('0094145000087', product({ ...SPREAD, product_name: 'სხვა პროდუქტი' }));
    const sheet = await diary.openAddMeal('lunch', 'barcode');
    await sheet.getByLabel(words.picture, { exact: true }).setInputFiles(await photoOf('09414587', 'ean-8'));
    await sheet.getByRole('button', { name: words.byLabel }).click();
    await expect(page.getByRole('dialog', { name: words.label })).toContainText('0000009414587');
  },
);
