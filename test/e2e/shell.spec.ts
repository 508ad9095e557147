import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { shell } from '#app/text/shell/shell.ts';
import { weight } from '#app/text/diary/weight.ts';
import { expect, onlineTest as test, withMotion } from './harness/fixtures.ts';

test.use(withMotion);

const SCREENS = [
  [shell.diary, '/dashboard'],
  [shell.mealPlan, '/mealplan'],
  [shell.history, '/history'],
  [shell.assistant, '/assistant'],
  [shell.help, '/help'],
  [shell.profile, '/profile'],
] as const;

test('the side menu leads to every screen and marks the one that is open', async ({ diary }) => {
  const { page } = diary;
  for (const [name, path] of SCREENS) {
    await page.getByRole('button', { name: shell.openMenu }).click();
    const menu = diary.dialog(shell.mainNavigation);
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu).toBeHidden();
  }
  await page.getByRole('button', { name: shell.openMenu }).click();
  const menu = diary.dialog(shell.mainNavigation);
  await expect(menu.getByRole('link', { name: shell.profile })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: common.close }).click();
  await expect(menu).toBeHidden();
});

test('the bottom bar leads to its screens, and its add button opens the dialog from any of them', async ({ diary }) => {
  const { page } = diary;
  const bar = page.getByRole('navigation', { name: shell.mainNavigation });
  await bar.getByRole('link', { name: shell.history }).click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(bar.getByRole('link', { name: shell.history })).toHaveAttribute('aria-current', 'page');

  await bar.getByRole('button', { name: shell.addMeal }).click();
  await expect(diary.dialog(dish.addTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('on wide screens the add button stands in the menu, over nothing, and opens the dialog from any screen', async ({
  diary,
}) => {
  const { page } = diary;
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: shell.mainNavigation });
  const newWeight = page.getByRole('button', { name: weight.newWeight });
  await diary.shows();
  await newWeight.click({ trial: true });
  expect(await newWeight.evaluate(isUncovered)).toBe(true);

  await menu.getByRole('link', { name: shell.history }).click();
  await menu.getByRole('button', { name: shell.addMeal }).click();
  await expect(diary.dialog(dish.addTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** Runs in the page: whether a point is the element's own, wherever it is tapped. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return [left + 8, (left + right) / 2, right - 8].every((x) => element.contains(document.elementFromPoint(x, middle)));
}

test('a dish added from the bar asks for its meal, one from a section does not', async ({ diary }) => {
  const asking = await diary.openAddMeal();
  await diary.fillDish(asking, { title: 'ჩურჩხელა', kcal: 250 });
  await asking.getByRole('button', { name: dish.addToDiary }).click();
  await expect(asking.getByText(dish.errors['choose-meal'])).toBeVisible();
  await asking.getByRole('radio', { name: 'წახემსება' }).check();
  await asking.getByRole('button', { name: dish.addToDiary }).click();
  await expect(diary.section('snacks')).toContainText('ჩურჩხელა');

  const sheet = await diary.openAddMeal('dinner');
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet.getByText(dish.fillRequired)).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: dish.name })).toBeFocused();
});

test.describe('from 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the sidebar takes the place of bottom bar and menu button', async ({ diary }) => {
    const { page } = diary;
    await expect(page.getByRole('button', { name: shell.openMenu })).toBeHidden();
    const sidebar = page.getByRole('navigation', { name: shell.mainNavigation });
    await expect(sidebar).toHaveCount(1);
    for (const [name, path] of SCREENS) {
      await sidebar.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await sidebar.getByRole('link', { name: shell.diary }).click();
    await page.getByRole('button', { name: dish.addTitle }).click();
    await expect(diary.dialog(dish.addTitle)).toBeVisible();
  });
});

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test('there is a bottom bar and no sidebar', async ({ diary }) => {
    await expect(diary.page.getByRole('button', { name: shell.openMenu })).toBeVisible();
    await expect(diary.page.locator('.sidebar')).toBeHidden();
    await expect(diary.page.locator('.bottom-bar')).toBeVisible();
  });
});
