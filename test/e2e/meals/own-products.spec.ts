import type { Locator } from 'playwright/test';
import { formatKcal } from '#app/format/number.ts';
import { barcodeWords } from '#app/text/food/barcode.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords, reviewWords } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { ownUnits } from '#app/text/food/own-units.ts';
import { pots } from '#app/text/food/pots.ts';
import { client } from '#test/api/support/client.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, test as base } from '../harness/fixtures.ts';
import { newPerson } from '../harness/people.ts';

const BARCODE = '4006381333931';
const PRODUCT = 'ბზიკურუკი';
/** The beginning of its name: no food of its own. */
const BEGUN = 'ბზიკურ';
const POT = 'ბებიას ღუღუმი';
const GLASS = 'ჩემი ჭიქა';

/** Somebody who has kept a product from its label, and cooked a dish. */
const test = base.extend({
  person: async ({ server }, provide) => {
    const person = await newPerson(server.origin);
    await client(server.origin, person.token).ask('putThing', {
      params: { name: 'products', key: BARCODE },
      body: { name: PRODUCT, calories: 400, proteins: 10, carbs: 50, fats: 17.8, nutrients: { salt: 1.5 } },
    });
    await client(server.origin, person.token).ask('putThing', {
      params: { name: 'dishes', key: '0199a1b2-0000-7000-8000-000000000001' },
      body: {
        name: POT,
        ingredients: [{ food: 'onion', name: 'ხახვი', grams: 200 }],
        method: 'none',
        ready: 200,
        helpings: 4,
      },
    });
    await provide(person);
  },
});

const onlineTest = test.extend({ getsReadyForFlight: false });

test('a product and a dish of one’s own are read in a typed text, in grams and helpings, without a network', async ({
  diary,
  context,
  network,
}) => {
  await flightMode(context, network, true);
  const sheet = await diary.openAddMeal('lunch', 'text');
  await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill(`${PRODUCT} 40 გ, 2 კვერცხი და ${POT} 100 გ`);
  const preview = sheet.getByRole('list', { name: foodTextWords.preview }).getByRole('listitem');
  await expect(preview).toHaveCount(3);
  await expect(preview.nth(0)).toContainText(PRODUCT);
  await expect(preview.nth(0)).toContainText(formatKcal(160));
  await expect(preview.nth(2)).toContainText(POT);
  await sheet.getByRole('button', { name: foodTextWords.count }).click();
  await diary.dialog(reviewWords.title).getByRole('button', { name: dish.addToDiary }).click();
  await expect.poll(async () => (await diary.titles('lunch')).join()).toContain(PRODUCT);
  await flightMode(context, network, false);
});

test('a product of one’s own is found by its name where foods are looked for, and goes into a pot, without a network', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  await flightMode(context, network, true);
  let sheet = await diary.openAddMeal('lunch', 'text');
  await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill(`2 კვერცხი და ${BEGUN}`);
  await sheet.getByRole('button', { name: foodTextWords.count }).click();
  sheet = diary.dialog(reviewWords.title);
  const first = sheet.getByRole('list', { name: reviewWords.found }).getByRole('button').first();
  await expect(first).toContainText(PRODUCT);
  await expect(first).toContainText(reviewWords.own);
  await expectAccessible(page, 'a product of one’s own among foods');
  await first.click();
  await expect(sheet.getByRole('button', { name: reviewWords.remove(PRODUCT) })).toBeVisible();
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet).toBeHidden();

  sheet = await diary.openAddMeal('dinner', 'meals');
  await sheet.getByRole('radio', { name: mealLists.own }).check();
  await sheet.getByRole('button', { name: pots.create }).click();
  sheet = diary.dialog(pots.createTitle);
  await sheet.getByRole('textbox', { name: pots.name }).fill('ბზიკურუკის ნამცხვარი');
  await putIn(sheet, 'ბზიკურ', PRODUCT, '200');
  await putIn(sheet, 'ხახვი', 'ხახვი', '100');
  await sheet.getByRole('textbox', { name: pots.full }).fill('900');
  await sheet.getByRole('textbox', { name: pots.empty }).fill('640');
  await sheet.getByRole('textbox', { name: pots.helpings }).fill('2');
  await sheet.getByRole('button', { name: common.save }).click();
  sheet = diary.dialog(mealLists.anotherAmount);
  await sheet.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
  await expect(sheet).toBeHidden();

  // A pot is found where foods are looked for, too.
  sheet = await diary.openAddMeal('breakfast', 'text');
  await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill(BEGUN);
  await sheet.getByRole('button', { name: foodTextWords.count }).click();
  const found = diary.dialog(reviewWords.title).getByRole('list', { name: reviewWords.found }).getByRole('button');
  await expect(found.first()).toContainText('ბზიკურუკის ნამცხვარი');
  await page.keyboard.press('Escape');
  await flightMode(context, network, false);
  await diary.drained();
  const [day] = (await truth.changes()).days;
  const { lunch, dinner } = day?.mealHistory.meals ?? {};
  expect(lunch?.dishes[0]?.ingredients?.at(-1)).toMatchObject({ name: PRODUCT, grams: 100, calories: 400 });
  expect(lunch?.dishes[0]?.nutrients?.['salt']).toBeGreaterThan(1.5);
  const half = dinner?.dishes[0];
  expect(half?.ingredients?.[0]).toMatchObject({ foodId: `product-${BARCODE}`, grams: 100, calories: 400 });
  expect(half?.calories).toBeGreaterThan(400);
});

onlineTest(
  'a portion of one’s own of a product comes back as that when it is logged again',
  async ({ diary, truth }) => {
    let sheet = await diary.openAddMeal('lunch', 'barcode');
    await sheet
      .getByRole('region', { name: barcodeWords.mine })
      .getByRole('button', { name: new RegExp(PRODUCT) })
      .first()
      .click();
    sheet = diary.dialog(PRODUCT);
    await sheet.getByRole('button', { name: ownUnits.add }).click();
    await sheet.getByRole('textbox', { name: ownUnits.name }).fill(GLASS);
    await sheet.getByRole('textbox', { name: ownUnits.grams }).fill('180');
    await sheet.getByRole('button', { name: ownUnits.keep }).click();
    await sheet.getByRole('radio', { name: GLASS }).check();
    await sheet.getByRole('textbox', { name: mealLists.amount }).fill('2');
    await expectAccessible(diary.page, 'a product in a unit of one’s own');
    await sheet.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => diary.titles('lunch')).toEqual([PRODUCT]);

    sheet = await diary.openAddMeal('dinner', 'meals');
    await sheet.getByRole('button', { name: mealLists.actsOf(PRODUCT) }).click();
    await diary.page.getByRole('menuitem', { name: mealLists.anotherAmount }).click();
    sheet = diary.dialog(mealLists.anotherAmount);
    await expect(sheet).toContainText(GLASS);
    await expect(sheet.getByRole('textbox', { name: mealLists.amount })).toHaveValue('2');
    await sheet.getByRole('textbox', { name: mealLists.amount }).fill('1');
    await sheet.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
    await expect(sheet).toBeHidden();
    await diary.drained();
    const [day] = (await truth.changes()).days;
    expect(day?.mealHistory.meals.dinner.dishes[0]).toMatchObject({
      title: PRODUCT,
      amount: 180,
      unit: 'g',
      calories: 720,
      ingredients: [{ amount: 1, unit: GLASS, grams: 180 }],
    });
  },
);

async function putIn(sheet: Locator, query: string, name: string, grams: string): Promise<void> {
  await sheet.getByRole('searchbox').fill(query);
  await sheet
    .getByRole('list', { name: reviewWords.found })
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .first()
    .click();
  await sheet.getByRole('textbox', { name: pots.grams(name) }).fill(grams);
}
