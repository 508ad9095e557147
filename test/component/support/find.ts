import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { shell } from '#app/text/shell/shell.ts';
import type { AddMealMode } from '#app/parts/requests/add-meal-request.ts';
import type { MealType } from '#domain/diary/meal-type.ts';

/** A sheet or a question in front of the page. A toast, a dialog to a screen reader, has no place here. */
export const dialog = (name: string): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** One of the four meals. */
export const section = (meal: MealType): Locator =>
  page.getByRole('region', { name: mealWords[meal].name, exact: true });

/** The rows of a dish, in whichever meal. */
export const dishRow = (title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title }) });

export const mainNavigation = (): Locator => page.getByRole('navigation', { name: shell.mainNavigation });

/** What has the focus. */
export const focused = (): Element | null => document.activeElement;

/** Waits until there is nothing of the kind. */
export async function gone(locator: Locator): Promise<void> {
  await expect.poll(() => locator.elements()).toEqual([]);
}

/** Waits until the element is the one with the focus. */
export const hasFocus = async (locator: Locator): Promise<void> => void (await expect.element(locator).toHaveFocus());

/** Opens one way to add a dish: of a meal's own section, or of the bar, whose dialog asks for the meal. */
export async function openAddMeal(meal?: MealType, mode: AddMealMode = 'manual'): Promise<Locator> {
  if (meal) await section(meal).getByRole('button', { name: mealWords[meal].add }).click();
  else await mainNavigation().getByRole('button', { name: shell.addMeal }).click();
  const { name, title } = addMealWords.modes[mode];
  await dialog(dish.addTitle).getByRole('button', { name }).click();
  const sheet = dialog(title);
  await expect.element(sheet).toBeVisible();
  return sheet;
}

/** Types a dish into an open form. */
export async function fillDish(
  sheet: Locator,
  typed: { title: string; kcal: number; proteins?: string; carbs?: string; fats?: string },
): Promise<void> {
  const fill = async (name: string, text: string | undefined) => {
    if (text !== undefined) await sheet.getByRole('textbox', { name }).fill(text);
  };
  await fill(dish.name, typed.title);
  await fill(dish.calories, String(typed.kcal));
  await fill(dish.proteins, typed.proteins);
  await fill(dish.carbs, typed.carbs);
  await fill(dish.fats, typed.fats);
}

/** Logs a dish by hand and waits for its row. */
export async function logMeal(typed: Parameters<typeof fillDish>[1] & { meal: MealType }): Promise<void> {
  const sheet = await openAddMeal(typed.meal);
  await fillDish(sheet, typed);
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await gone(sheet);
  await expect.element(dishRow(typed.title)).toBeVisible();
}

/** Opens a logged dish. */
export async function openDish(title: string): Promise<Locator> {
  await dishRow(title).getByRole('button').first().click();
  const sheet = dialog(title);
  await expect.element(sheet).toBeVisible();
  return sheet;
}

/** Deletes a logged dish. */
export async function deleteDish(title: string): Promise<void> {
  await (await openDish(title)).getByRole('button', { name: common.remove }).click();
  await gone(dialog(title));
  await gone(dishRow(title));
}

/** More stops than any screen of the diary has. */
const MOST_STOPS = 80;

/** Goes on with Tab until `target` has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS && focused() !== target.element(); stop += 1) await userEvent.keyboard('{Tab}');
  await hasFocus(target);
}
