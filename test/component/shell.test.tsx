import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { shell } from '#app/text/shell/shell.ts';
import { weight } from '#app/text/diary/weight.ts';
import { dialog, fillDish, gone, hasFocus, mainNavigation, openAddMeal, section } from './support/find.ts';
import { openDiary, type OpenApp } from './support/open-app.tsx';

const SCREENS = [
  [shell.diary, '/dashboard'],
  [shell.mealPlan, '/mealplan'],
  [shell.history, '/history'],
  [shell.assistant, '/assistant'],
  [shell.help, '/help'],
  [shell.profile, '/profile'],
] as const;

let app: OpenApp;
beforeEach(async () => {
  await page.viewport(390, 844);
  app = await openDiary();
});

test('the side menu leads to every screen and marks the one that is open', async () => {
  const menu = dialog(shell.mainNavigation);
  for (const [name, path] of SCREENS) {
    await page.getByRole('button', { name: shell.openMenu }).click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect.poll(app.path).toBe(path);
    await gone(menu);
  }
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect.element(menu.getByRole('link', { name: shell.profile })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: common.close }).click();
  await gone(menu);
});

test('the bottom bar leads to its screens, and its add button opens the dialog from any of them', async () => {
  const bar = mainNavigation();
  await bar.getByRole('link', { name: shell.history }).click();
  await expect.poll(app.path).toBe('/history');
  await expect.element(bar.getByRole('link', { name: shell.history })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: shell.addMeal }).click();
  await expect.element(dialog(dish.addTitle)).toBeVisible();
  expect(app.path()).toBe('/dashboard');
});

test('on wide screens the add button stands in the menu, over nothing, and opens the dialog from any screen', async () => {
  await page.viewport(1280, 800);
  const newWeight = page.getByRole('button', { name: weight.newWeight });
  await expect.element(newWeight).toBeVisible();
  newWeight.element().scrollIntoView({ block: 'nearest' });
  await expect.poll(() => isUncovered(newWeight.element())).toBe(true);

  await mainNavigation().getByRole('link', { name: shell.history }).click();
  await mainNavigation().getByRole('button', { name: shell.addMeal }).click();
  await expect.element(dialog(dish.addTitle)).toBeVisible();
  expect(app.path()).toBe('/dashboard');
});

/** Whether a point is the element's own, wherever it is tapped. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return [left + 8, (left + right) / 2, right - 8].every((x) => element.contains(document.elementFromPoint(x, middle)));
}

test('a dish added from the bar asks for its meal, one from a section does not', async () => {
  const asking = await openAddMeal();
  await fillDish(asking, { title: 'ჩურჩხელა', kcal: 250 });
  await asking.getByRole('button', { name: dish.addToDiary }).click();
  await expect.element(asking.getByText(dish.errors['choose-meal'])).toBeVisible();
  await asking.getByRole('radio', { name: mealWords.snacks.name }).click();
  await asking.getByRole('button', { name: dish.addToDiary }).click();
  await expect.element(section('snacks')).toHaveTextContent('ჩურჩხელა');

  const sheet = await openAddMeal('dinner');
  expect(sheet.getByRole('radio').elements()).toEqual([]);
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect.element(sheet.getByText(dish.fillRequired)).toBeVisible();
  await hasFocus(sheet.getByRole('textbox', { name: dish.name }));
});

test('from 1024 px the sidebar takes the place of bottom bar and menu button', async () => {
  await page.viewport(1024, 800);
  await expect.element(page.getByRole('button', { name: shell.openMenu })).not.toBeInTheDocument();
  expect(mainNavigation().elements()).toHaveLength(1);
  for (const [name, path] of SCREENS) {
    const link = mainNavigation().getByRole('link', { name, exact: true });
    await link.click();
    await expect.poll(app.path).toBe(path);
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  }
  await mainNavigation().getByRole('link', { name: shell.diary }).click();
  await page.getByRole('button', { name: dish.addTitle }).click();
  await expect.element(dialog(dish.addTitle)).toBeVisible();
});

test('below 1024 px there is a bottom bar and no sidebar', async () => {
  await page.viewport(1023, 800);
  await expect.element(page.getByRole('button', { name: shell.openMenu })).toBeVisible();
  expect(document.querySelector('.sidebar')?.checkVisibility() ?? false).toBe(false);
  expect(document.querySelector('.bottom-bar')?.checkVisibility()).toBe(true);
});
