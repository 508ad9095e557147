import { dish } from '#app/text/food/meal.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { common } from '#app/text/common.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, onlineTest, test, withMotion } from '../harness/fixtures.ts';

test.use(withMotion);

test('what was eaten is logged again with one tap, in another amount, and is kept on both devices', async ({
  diary,
  context,
  network,
  person,
  newDevice,
}) => {
  await diary.logMeal({ title: 'ლობიო ქოთანში', kcal: 320, meal: 'lunch' });
  await flightMode(context, network, true);

  let sheet = await diary.openAddMeal('dinner', 'meals');
  await expectAccessible(diary.page, 'dishes of one’s own');
  await sheet.getByRole('button', { name: /^ლობიო ქოთანში, 320/ }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => diary.titles('dinner')).toEqual(['ლობიო ქოთანში']);
  await diary.undo();
  await expect.poll(() => diary.titles('dinner')).toEqual([]);

  sheet = await diary.openAddMeal('dinner', 'meals');
  const acts = sheet.getByRole('button', { name: mealLists.actsOf('ლობიო ქოთანში') });
  await acts.click();
  await diary.page.getByRole('menuitem', { name: mealLists.star }).click();
  await expect(sheet.getByRole('region', { name: mealLists.favourites })).toBeVisible();
  await acts.click();
  await diary.page.getByRole('menuitem', { name: mealLists.anotherAmount }).click();
  const amount = diary.dialog(mealLists.anotherAmount);
  await amount.getByRole('button', { name: mealLists.moreAmount }).click();
  await amount.getByRole('button', { name: new RegExp(dish.addToDiary) }).click();
  await expect(diary.section('dinner')).toContainText('480');

  await flightMode(context, network, false);
  await diary.drained();
  const second = await newDevice(person);
  const there = await second.diary.openAddMeal('snacks', 'meals');
  await expect(
    there
      .getByRole('region', { name: mealLists.favourites })
      .getByRole('button', { name: /^ლობიო ქოთანში/ })
      .first(),
  ).toBeVisible();
});

test('a recipe is found in either script, read for two portions and logged, without a network', async ({
  diary,
  context,
  network,
}) => {
  let sheet = await diary.openAddMeal('lunch', 'meals');
  await sheet.getByRole('radio', { name: mealLists.recipes }).check();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await flightMode(context, network, true);
  const far = sheet.getByRole('listitem').nth(15).getByRole('button').first();
  await far.click();
  const place = sheet.page().locator('.sheet-body');
  await diary.dialog().getByRole('button', { name: common.back }).click();
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
  expect(await place.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
  const search = sheet.getByRole('searchbox', { name: mealLists.search });
  await search.fill('lobio');
  await expect(sheet.getByRole('listitem').first()).toContainText('ლობიო');
  await search.fill('ყრმნცხ');
  await expect(sheet.getByText(mealLists.nothingFound, { exact: true })).toBeVisible();
  await search.fill('ლობიო');
  const row = sheet.getByRole('listitem').filter({ hasText: 'ლობიო' }).first();
  await row.getByRole('button').first().click();

  sheet = diary.dialog();
  await expect(sheet.getByRole('heading', { name: recipeWords.ingredients })).toBeVisible();
  await expectAccessible(diary.page, 'a recipe');
  await sheet.getByRole('button', { name: recipeWords.morePortion }).click();
  await sheet.getByRole('button', { name: new RegExp(`^${dish.addToDiary}`) }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await diary.titles('lunch')).length).toBe(1);
});

onlineTest('the first search shows what it found and nothing else, twenty at a time', async ({ diary, page }) => {
  const sheet = await diary.openAddMeal('lunch', 'meals');
  await sheet.getByRole('radio', { name: mealLists.recipes }).check();
  await expect(sheet.getByRole('listitem')).toHaveCount(20);
  const [inCatalogue] = await sheet.getByRole('listitem').allTextContents();
  await page.evaluate(watchRows, inCatalogue ?? '');
  const search = sheet.getByRole('searchbox', { name: mealLists.search });
  await search.fill('ხინკალ');

  await expect(sheet.getByRole('listitem').first()).toContainText('ხინკალ');
  const found = await sheet.getByRole('listitem').count();
  await expect(sheet.getByRole('status').filter({ hasText: mealLists.found(String(found)) })).toBeAttached();
  expect(await page.evaluate(() => performance.getEntriesByName('wrong-rows').length)).toBe(0);

  await search.fill('ლობიო');
  await expect(sheet.getByRole('listitem').first()).toContainText('ლობიო');
  expect(await sheet.getByRole('listitem').count()).toBeLessThanOrEqual(20);
  await search.fill('ყრმნცხ');
  await expect(sheet.getByRole('status').filter({ hasText: mealLists.noneFound })).toBeAttached();
});

/** Runs in the page: marks it when, once something is typed, more than twenty rows or the first of all recipes still stand there. */
function watchRows(first: string): void {
  const look = () => {
    const typed = document.querySelector<HTMLInputElement>('.sheet input[type=search]')?.value;
    const rows = [...document.querySelectorAll('.recipe-row')];
    if (typed && (rows.length > 20 || rows.some(({ textContent }) => textContent === first)))
      performance.mark('wrong-rows');
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  // Right after the letter is drawn, before any answer can be there.
  addEventListener('input', () => setTimeout(look));
}
