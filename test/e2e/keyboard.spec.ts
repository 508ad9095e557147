import type { Locator, Page } from 'playwright/test';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { goals } from '#app/text/diary/goals.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { expect, onlineTest as test, withMotion } from './harness/fixtures.ts';

test.use(withMotion);

/** More stops than any screen of the diary has. */
const MOST_STOPS = 80;

/** Goes on with Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a dish is logged and corrected with the keyboard alone, and the focus comes back', async ({ diary, truth }) => {
  const { page } = diary;
  const plus = diary.section('breakfast').getByRole('button', { name: mealWords.breakfast.add });
  await tabTo(page, plus);
  await page.keyboard.press('Enter');
  await tabTo(page, diary.dialog(dish.addTitle).getByRole('button', { name: addMealWords.modes.manual.name }));
  await page.keyboard.press('Enter');
  const sheet = diary.dialog(addMealWords.modes.manual.title);
  await expect(sheet.getByRole('textbox', { name: dish.name })).toBeFocused();
  await page.keyboard.type('მჭადი ყველით');
  await page.keyboard.press('Tab');
  await page.keyboard.type('420');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13,5');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(diary.dish('მჭადი ყველით')).toBeVisible();
  await expect(plus).toBeFocused();

  const row = diary.dish('მჭადი ყველით').getByRole('button');
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await tabTo(page, diary.dialog('მჭადი ყველით').getByRole('button', { name: common.edit }));
  await page.keyboard.press('Enter');
  const form = diary.dialog(dish.editTitle);
  await tabTo(page, form.getByRole('textbox', { name: dish.calories }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('530');
  await tabTo(page, form.getByRole('button', { name: common.save }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(row).toBeFocused();

  await diary.drained();
  expect((await truth.day(await diary.today())).meals.breakfast).toEqual([{ title: 'მჭადი ყველით', kcal: 530 }]);
});

test('the dialog of the bottom bar takes its meal by the arrow keys', async ({ diary }) => {
  const { page } = diary;
  await tabTo(
    page,
    page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('button', { name: shell.addMeal }),
  );
  await page.keyboard.press('Enter');
  const manual = diary.dialog(dish.addTitle).getByRole('button', { name: addMealWords.modes.manual.name });
  await expect(diary.dialog(dish.addTitle).locator('button:focus')).toBeVisible();
  await page.keyboard.press((await manual.getAttribute('aria-keyshortcuts')) ?? '');
  const sheet = diary.dialog(addMealWords.modes.manual.title);
  await expect(sheet.getByRole('textbox', { name: dish.name })).toBeFocused();
  await page.keyboard.type('ჩურჩხელა');
  await page.keyboard.press('Tab');
  await page.keyboard.type('250');
  await tabTo(page, sheet.getByRole('radio', { name: mealWords.breakfast.name }));
  for (const meal of ['lunch', 'dinner', 'snacks'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(sheet.getByRole('radio', { name: mealWords[meal].name })).toBeChecked();
  }
  await page.keyboard.press('Enter');
  await expect(diary.section('snacks')).toContainText('ჩურჩხელა');
});

test('Escape closes whatever is open, and the focus returns to what opened it', async ({ diary }) => {
  const { page } = diary;
  for (const [opener, title] of [
    [shell.openMenu, shell.mainNavigation],
    [dashboard.chooseDay, dashboard.chooseDay],
    [new RegExp(`^${dashboard.editCalories}`), goals.calories],
    [new RegExp(`^${dashboard.editMacros}`), goals.macros],
    [mealWords.dinner.add, dish.addTitle],
    [water.open, water.title],
    [weight.newWeight, weight.newWeight],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(diary.dialog(title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(diary.dialog()).toHaveCount(0);
    await expect(button, title).toBeFocused();
  }
});

test('Tab stays inside an open dialog and comes round', async ({ diary }) => {
  const { page } = diary;
  const sheet = await diary.openAddMeal('lunch');
  const name = sheet.getByRole('textbox', { name: dish.name });
  await tabTo(page, name);
  await page.keyboard.press('Tab');
  await tabTo(page, name);
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.locator(':focus')).toHaveCount(1);
});

test('the first stop of a page leads past the menus to what it is about', async ({ diary }) => {
  const { page } = diary;
  await page.reload();
  await diary.shows();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.toContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
