import type { Locator } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { ownUnits } from '#app/text/food/own-units.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { reviewWords } from '#app/text/food/food-review.ts';
import { foodsOf } from '#contract/food/catalogue.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';

const NAME = 'ბებიას ლობიო';
const WENT_IN = [
  ['ლობიო', 500],
  ['ხახვი', 200],
  ['მზესუმზირის ზეთი', 60],
] as const;
const READY = 1500;

test('a pot that was cooked once is logged by the gram and the helping, again with two taps, all without a network', async ({
  diary,
  context,
  network,
  person,
  truth,
  newDevice,
}) => {
  test.setTimeout(120_000);
  const foods = new Map(foodsOf(await truth.catalogue()).map(({ name, per100g }) => [name, per100g.calories]));
  const kcal = (grams: number) =>
    (WENT_IN.reduce((sum, [name, weighed]) => sum + ((foods.get(name) ?? Number.NaN) * weighed) / 100, 0) * grams) /
    READY;
  const { page } = diary;
  await openOwn(diary);
  await page.keyboard.press('Escape');
  await flightMode(context, network, true);
  let sheet = await openOwn(diary);
  await sheet.getByRole('button', { name: words.create }).click();
  sheet = diary.dialog(words.createTitle);
  await sheet.getByRole('textbox', { name: words.name }).fill(NAME);

  // Nothing typed is lost by what is wrong.
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(sheet.getByText(words.errors['no-ingredients'])).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: words.name })).toHaveValue(NAME);
  for (const [name, grams] of WENT_IN) await putIn(sheet, name, String(grams));
  await sheet.getByRole('textbox', { name: words.full }).fill('600');
  await sheet.getByRole('textbox', { name: words.empty }).fill('640');
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(sheet.getByText(words.errors['empty-heavier'])).toBeVisible();
  await sheet.getByRole('textbox', { name: words.full }).fill(String(READY + 640));
  await sheet.getByRole('textbox', { name: words.helpings }).fill('5');
  await expect(sheet.getByRole('status').filter({ hasText: '100 გრამში' })).toBeVisible();
  await expectAccessible(page, 'a pot');
  await sheet.getByRole('button', { name: common.save }).click();

  sheet = diary.dialog(mealLists.anotherAmount);
  await sheet.getByRole('radio', { name: words.units.g }).check();
  await sheet.getByRole('textbox', { name: mealLists.amount }).fill('350');
  await expectAccessible(page, 'how much of a pot');
  await sheet.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
  await expect(sheet).toBeHidden();
  await expectKcal(diary, kcal(350));

  // A portion of one's own of it is weight like any other.
  sheet = await openOwn(diary, 'dinner');
  await act(diary, sheet, mealLists.anotherAmount);
  sheet = diary.dialog(mealLists.anotherAmount);
  await sheet.getByRole('button', { name: ownUnits.add }).click();
  await sheet.getByRole('textbox', { name: ownUnits.name }).fill('ჩემი ჯამი');
  await sheet.getByRole('textbox', { name: ownUnits.grams }).fill('300');
  await sheet.getByRole('button', { name: ownUnits.keep }).click();
  await sheet.getByRole('radio', { name: 'ჩემი ჯამი' }).check();
  await sheet.getByRole('textbox', { name: mealLists.amount }).fill('0,5');
  await sheet.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
  await expect(sheet).toBeHidden();
  await expectKcal(diary, kcal(150), 'dinner');
  await diary.undo();
  await expect.poll(() => diary.titles('dinner')).toEqual([]);

  // Again: the way to the lists, and a tap.
  sheet = await openOwn(diary);
  await sheet
    .getByRole('list', { name: words.list })
    .getByRole('button', { name: new RegExp(`^${NAME}`) })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => diary.titles('lunch')).toEqual([NAME, NAME]);
  await expectKcal(diary, kcal(350));

  // A new cooking of it: two taps from there.
  sheet = await openOwn(diary);
  await act(diary, sheet, mealLists.anotherAmount);
  await diary.dialog(mealLists.anotherAmount).getByRole('button', { name: words.again }).click();
  sheet = diary.dialog(words.againTitle);
  await expect(sheet.getByRole('textbox', { name: words.grams('ხახვი') })).toHaveValue('200');
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(diary.dialog(mealLists.anotherAmount)).toBeVisible();
  await page.keyboard.press('Escape');

  await flightMode(context, network, false);
  await diary.drained();
  const second = await newDevice(person);
  const there = await openOwn(second.diary, 'dinner');
  await expect(there.getByRole('list', { name: words.list })).toContainText(NAME);
  await there.getByRole('radio', { name: mealLists.recipes }).check();
  await there.getByRole('searchbox').fill('ბებიას');
  await expect(there.getByRole('list', { name: words.list })).toContainText(NAME);
});

onlineTest('a pot is deleted and comes back, and another shows first once it was used', async ({ diary }) => {
  await cook(diary, 'წვნიანი', 'ხახვი');
  await cook(diary, 'ფაფა', 'ლობიო');
  let sheet = await openOwn(diary);
  const rows = () => sheet.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect(rows().first()).toContainText('ფაფა');
  await act(diary, sheet, common.remove, 'ფაფა');
  await expect(rows()).toHaveCount(1);
  await diary.undo(common.restore);
  await expect(rows()).toHaveCount(2);
  await act(diary, sheet, mealLists.anotherAmount, 'წვნიანი');
  await diary
    .dialog(mealLists.anotherAmount)
    .getByRole('button', { name: new RegExp(dish.addToDiary) })
    .click();
  await expect.poll(() => diary.titles('lunch')).toEqual(['წვნიანი']);
  sheet = await openOwn(diary);
  await expect(rows().first()).toContainText('წვნიანი');
});

async function openOwn(diary: DiaryPage, meal: 'lunch' | 'dinner' = 'lunch'): Promise<Locator> {
  const sheet = await diary.openAddMeal(meal, 'meals');
  await sheet.getByRole('radio', { name: mealLists.own }).check();
  await expect(sheet.getByRole('region', { name: words.list })).toBeVisible();
  return sheet;
}

/** Taps what the menu of a dish's row offers. */
async function act(diary: DiaryPage, sheet: Locator, name: string, title = NAME): Promise<void> {
  await sheet.getByRole('button', { name: mealLists.actsOf(title) }).click();
  await diary.page.getByRole('menuitem', { name }).click();
}

async function putIn(sheet: Locator, name: string, grams: string): Promise<void> {
  await sheet.getByRole('searchbox', { name: reviewWords.find }).fill(name);
  await sheet
    .getByRole('list', { name: reviewWords.found })
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .first()
    .click();
  await sheet.getByRole('textbox', { name: words.grams(name) }).fill(grams);
}

/** Cooks a pot of one food, of four helpings. */
async function cook(diary: DiaryPage, name: string, food: string): Promise<void> {
  await (await openOwn(diary)).getByRole('button', { name: words.create }).click();
  const sheet = diary.dialog(words.createTitle);
  await sheet.getByRole('textbox', { name: words.name }).fill(name);
  await putIn(sheet, food, '400');
  await sheet.getByRole('radio', { name: words.ways.helpings }).check();
  await sheet.getByRole('textbox', { name: words.helpings }).fill('4');
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(diary.dialog(mealLists.anotherAmount)).toBeVisible();
  await diary.page.keyboard.press('Escape');
  await expect(diary.dialog(mealLists.anotherAmount)).toBeHidden();
}

/** Every dish of the meal has this energy within 1 %. */
async function expectKcal(diary: DiaryPage, kcal: number, meal: 'lunch' | 'dinner' = 'lunch'): Promise<void> {
  await expect
    .poll(async () => {
      const rows = (await diary.seen()).meals[meal];
      return rows.length > 0 && rows.every((row) => Math.abs(row.kcal - kcal) <= kcal * 0.01);
    })
    .toBe(true);
}
