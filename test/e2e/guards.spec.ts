import { expect, onlineTest as test } from './harness/fixtures.ts';

const PRIVATE = ['/dashboard', '/history', '/mealplan', '/assistant', '/profile', '/help', '/fasts', '/outbox'];

test('a stranger is led to the questionnaire from everywhere but the sign-in', async ({ page }) => {
  for (const path of ['/', '/onboarding', '/nonsense', '/a/b/c', ...PRIVATE]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/onboarding\/welcome$/);
  }
  await page.goto('/login');
  await expect(page).toHaveURL(/\/login$/);
});

test('someone who is signed in finds every screen, and no sign-in', async ({ diary }) => {
  const { page } = diary;
  for (const path of PRIVATE) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/', '/login', '/nonsense', '/a/b/c']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
});

test('the address holds the day and opens dialogs, and strange addresses harm nothing', async ({ diary }) => {
  const { page } = diary;
  await page.goto('/dashboard?day=2024-02-29');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('29 თებერვალი, 2024');
  await page.goto('/dashboard?day=2099-01-01&edit=nothing&add=poison');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('დღეს');

  await page.goto('/dashboard?add=meal');
  await expect(diary.dialog('კერძის დამატება')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard?add=water');
  await expect(page.getByRole('button', { name: '+ 250 მლ', exact: true })).toBeFocused();
});
