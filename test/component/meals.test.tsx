import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { addMeal } from '#device/diary/commands/meals.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { deleteDish, dialog, dishRow, fillDish, gone, openAddMeal } from './support/find.ts';
import { openDiary } from './support/open-app.tsx';

beforeEach(openDiary);

test('a dish of one’s own is made, logged and deleted', async () => {
  let sheet = await openAddMeal('lunch', 'meals');
  await sheet.getByText(mealLists.own, { exact: true }).click();
  await sheet.getByRole('button', { name: mealLists.newDish }).click();
  sheet = dialog(mealLists.newDish);
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect.element(sheet.getByText(dish.fillRequired)).toBeVisible();
  await fillDish(sheet, { title: 'ჩემი წვნიანი', kcal: 210 });
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect.element(dishRow('ჩემი წვნიანი')).toBeVisible();

  sheet = await openAddMeal('dinner', 'meals');
  await sheet.getByText(mealLists.own, { exact: true }).click();
  const acts = sheet.getByRole('button', { name: mealLists.actsOf('ჩემი წვნიანი') });
  await acts.click();
  await page.getByRole('menuitem', { name: common.remove }).click();
  await gone(acts);
});

test('toasts come one at a time, and no row of an open dialog lies under one', async () => {
  const titles = ['მჭადი', 'ლობიანი', 'ხარჩო', 'ჩაქაფული', 'აჯიკა', 'სულგუნი', 'ხაჭაპური', 'ჩახოხბილი', 'საცივი'];
  const figures = { calories: 300, proteins: 0, carbs: 0, fats: 0 };
  for (const title of titles) await addMeal({ date: localDay(new Date()), mealType: 'lunch', title, ...figures });
  await deleteDish('მჭადი');
  await deleteDish('ლობიანი');
  await expect.poll(() => shownToasts().length).toBe(1);
  await openAddMeal('dinner', 'meals');
  await expect.poll(coveredRows).toEqual([]);
});

const shownToasts = () => [...document.querySelectorAll('.toast')].filter((one) => one.checkVisibility());

/** What can be tapped in the dialog's list or foot at a place where a toast lies over it. */
function coveredRows(): string[] {
  const over = shownToasts()[0]?.getBoundingClientRect();
  const body = document.querySelector('.sheet-body')?.getBoundingClientRect();
  if (!over || !body) return ['no toast, or no sheet'];
  return [...document.querySelectorAll('.sheet-body button, .sheet-body input, .sheet-foot button')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = Math.min(bottom, one.closest('.sheet-body') ? body.bottom : bottom);
    const covered =
      one.checkVisibility() &&
      top < seen &&
      top < over.bottom &&
      seen > over.top &&
      left < over.right &&
      right > over.left;
    return covered ? [one.getAttribute('aria-label') ?? one.textContent] : [];
  });
}
