import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { goals } from '#app/text/diary/goals.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { dialog, focused, gone, hasFocus, mainNavigation, openAddMeal, section, tabTo } from './support/find.ts';
import { openDiary } from './support/open-app.tsx';

beforeEach(openDiary);

test('the dialog of the bottom bar takes its meal by the arrow keys', async () => {
  await tabTo(mainNavigation().getByRole('button', { name: shell.addMeal }));
  await userEvent.keyboard('{Enter}');
  const manual = dialog(dish.addTitle).getByRole('button', { name: addMealWords.modes.manual.name });
  await expect.element(manual).toBeVisible();
  await expect.poll(() => dialog(dish.addTitle).element().querySelector('button:focus')).not.toBeNull();
  await userEvent.keyboard(manual.element().getAttribute('aria-keyshortcuts') ?? '');
  const sheet = dialog(addMealWords.modes.manual.title);
  await hasFocus(sheet.getByRole('textbox', { name: dish.name }));
  await userEvent.keyboard('ჩურჩხელა{Tab}250');
  await tabTo(sheet.getByRole('radio', { name: mealWords.breakfast.name }));
  for (const meal of ['lunch', 'dinner', 'snacks'] as const) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(sheet.getByRole('radio', { name: mealWords[meal].name })).toBeChecked();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(section('snacks')).toHaveTextContent('ჩურჩხელა');
});

test.each([
  [shell.openMenu, shell.mainNavigation],
  [dashboard.chooseDay, dashboard.chooseDay],
  [new RegExp(`^${dashboard.editCalories}`), goals.calories],
  [new RegExp(`^${dashboard.editMacros}`), goals.macros],
  [mealWords.dinner.add, dish.addTitle],
  [water.open, water.title],
  [weight.newWeight, weight.newWeight],
])('%s: Escape closes what it opened, and the focus returns to it', async (opener, title) => {
  const button = page.getByRole('button', { name: opener });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog(title)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(dialog(title));
  await hasFocus(button);
});

test('Tab stays inside an open dialog and comes round', async () => {
  const sheet = await openAddMeal('lunch');
  const name = sheet.getByRole('textbox', { name: dish.name });
  await tabTo(name);
  await userEvent.keyboard('{Tab}');
  await tabTo(name);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(sheet.element().contains(focused())).toBe(true);
});

test('the first stop of a page leads past the menus to what it is about', async () => {
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: shell.toContent });
  await hasFocus(skip);
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await hasFocus(page.getByRole('main'));
});
