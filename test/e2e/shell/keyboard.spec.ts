import type { Locator, Page } from 'playwright/test';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { expect, onlineTest as test, withMotion } from '../harness/fixtures.ts';

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
