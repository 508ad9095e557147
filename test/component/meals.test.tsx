import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { addMeal } from '#device/diary/commands/meals.ts';
import { showToast } from '#app/ui/toast/toast.ts';
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

test('what can be taken back stays beside what comes after it, three of them, and no row of an open dialog lies under one', async () => {
  const titles = ['მჭადი', 'ლობიანი', 'ხარჩო', 'ჩაქაფული', 'აჯიკა', 'სულგუნი', 'ხაჭაპური', 'ჩახოხბილი', 'საცივი'];
  const figures = { calories: 300, proteins: 0, carbs: 0, fats: 0 };
  for (const title of titles) await addMeal({ date: localDay(new Date()), mealType: 'lunch', title, ...figures });
  await deleteDish('მჭადი');
  for (const text of ['პირველი', 'მეორე', 'მესამე']) showToast({ text, undo: () => undefined });
  await expect.poll(() => shownToasts().length).toBe(3);
  await openAddMeal('dinner', 'meals');
  await expect.poll(coveredRows).toEqual([]);
});

test('what only tells gives way to the next toast', async () => {
  for (const text of ['ამბავი', 'სხვა ამბავი']) showToast({ text });
  showToast({ text: 'წაიშალა', undo: () => undefined });
  await expect.element(page.getByText('წაიშალა')).toBeVisible();
  await expect.poll(() => shownToasts().length).toBe(1);
});

test('an older act is taken back by the keyboard while a newer one is told of', async () => {
  const undone: string[] = [];
  for (const text of ['ძველი', 'ახალი']) showToast({ text, undo: () => undone.push(text) });
  await expect.poll(() => shownToasts().length).toBe(2);
  await userEvent.keyboard('{F6}');
  const older = page.getByRole('button', { name: common.undo }).nth(1);
  for (let tabs = 0; tabs < 8 && document.activeElement !== older.query(); tabs += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => undone).toEqual(['ძველი']);
  await expect.poll(() => shownToasts().length).toBe(1);
});

const shownToasts = () => [...document.querySelectorAll('.toast')].filter((one) => one.checkVisibility());

/** What can be tapped in the dialog's list or foot at a place where a toast lies over it. */
function coveredRows(): string[] {
  const body = document.querySelector('.sheet-body')?.getBoundingClientRect();
  const toasts = shownToasts().map((one) => one.getBoundingClientRect());
  if (toasts.length === 0 || !body) return ['no toast, or no sheet'];
  return [...document.querySelectorAll('.sheet-body button, .sheet-body input, .sheet-foot button')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = Math.min(bottom, one.closest('.sheet-body') ? body.bottom : bottom);
    const covered =
      one.checkVisibility() &&
      top < seen &&
      toasts.some((over) => top < over.bottom && seen > over.top && left < over.right && right > over.left);
    return covered ? [one.getAttribute('aria-label') ?? one.textContent] : [];
  });
}
