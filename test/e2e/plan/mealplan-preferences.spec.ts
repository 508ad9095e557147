import { common } from '#app/text/common.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { planPreferences as words } from '#app/text/food/plan-preferences.ts';
import { ALL_ALLERGEN_BITS, allergensFromBits } from '#domain/food/allergens.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, test } from '../harness/fixtures.ts';

test('what the plan is to keep to is said without a network, and the week that follows holds none of it', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  await page.goto('/mealplan');
  await expect(page.getByText(words.offer)).toBeVisible();
  await flightMode(context, network, true);
  const sheet = diary.dialog(words.title);
  await page.getByRole('button', { name: words.title }).click();
  await sheet.getByRole('checkbox', { name: words.allergens.milk }).check();
  await sheet.getByRole('searchbox', { name: words.search }).fill('ხახვი');
  await sheet.getByRole('button', { name: words.add('ხახვი'), exact: true }).click();
  await expect(sheet.getByRole('button', { name: words.remove('ხახვი'), exact: true })).toBeVisible();
  await expectAccessible(page, 'the preferences');

  const minutes = sheet.getByRole('textbox', { name: words.weekdayMinutes });
  await minutes.fill('5');
  await expect(sheet.getByText(words.bounds('10', '300'))).toBeVisible();
  await expect(sheet.getByRole('button', { name: common.save, exact: true })).toBeDisabled();
  await minutes.fill('40');
  await expect(sheet.getByText(words.nextWeek)).toBeVisible();
  await sheet.getByRole('button', { name: words.saveAndMake }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(words.offer)).toBeHidden();
  await expect(page.getByText(mealplan.weekWaits)).toBeVisible();

  await flightMode(context, network, false);
  await expect(diary.toast(mealplan.weekReady)).toBeVisible({ timeout: 30_000 });
  const [{ plan }, { recipes }] = [await truth.changes(), await truth.catalogue()];
  const planned = new Set(
    plan?.days.flatMap(({ meals }) => PLAN_MEALS.flatMap((meal) => meals[meal])).map(({ mealId }) => mealId),
  );
  const dishes = recipes.filter(({ id }) => planned.has(id));
  expect(dishes.length).toBe(planned.size);
  expect(dishes.length).toBeGreaterThan(5);
  expect(dishes.filter(({ allergens = ALL_ALLERGEN_BITS }) => allergensFromBits(allergens).includes('milk'))).toEqual(
    [],
  );
  expect(dishes.filter(({ cooking }) => cooking?.ingredients.some(({ food }) => food === 'onion'))).toEqual([]);
});
