import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatMl } from '#app/format/number.ts';
import { dish } from '#app/text/food/meal.ts';
import { water } from '#app/text/diary/water.ts';
import { dialog } from './support/find.ts';
import { openApp, signInSomebody } from './support/open-app.tsx';

const PRIVATE = ['/dashboard', '/history', '/mealplan', '/assistant', '/profile', '/help', '/outbox'];
const title = () => page.getByRole('heading', { level: 1 });

describe('a stranger', () => {
  test.each(['/', '/onboarding', '/nonsense', '/a/b/c', ...PRIVATE])(
    'is led from %s to the questionnaire',
    async (path) => {
      const app = await openApp(path);
      await expect.element(title()).toBeVisible();
      expect(app.path()).toBe('/onboarding/welcome');
    },
  );

  test('finds the sign-in', async () => {
    const app = await openApp('/login');
    await expect.element(title()).toBeVisible();
    expect(app.path()).toBe('/login');
  });
});

describe('someone who is signed in', () => {
  test.each(PRIVATE)('finds the screen of %s', async (path) => {
    await signInSomebody();
    const app = await openApp(path);
    await expect.element(title()).toBeVisible();
    expect(app.path()).toBe(path);
  });

  test.each(['/', '/login', '/nonsense', '/a/b/c'])('is led from %s to the diary', async (path) => {
    await signInSomebody();
    const app = await openApp(path);
    await expect.element(title()).toBeVisible();
    expect(app.path()).toBe('/dashboard');
  });
});

describe("the diary's address", () => {
  test('holds the day', async () => {
    await signInSomebody();
    await openApp('/dashboard?day=2024-02-29');
    await expect.element(title()).toHaveTextContent('29 თებერვალი, 2024');
  });

  test('is harmless where it is strange', async () => {
    await signInSomebody();
    await openApp('/dashboard?day=2099-01-01&edit=nothing&add=poison');
    await expect.element(title()).toHaveTextContent('დღეს');
  });

  test('opens the dialog of a meal, once', async () => {
    await signInSomebody();
    const app = await openApp('/dashboard?add=meal');
    await expect.element(dialog(dish.addTitle)).toBeVisible();
    await expect.poll(app.href).toBe('/dashboard');
  });

  test('leads to the water', async () => {
    await signInSomebody();
    await openApp('/dashboard?add=water');
    await expect.element(page.getByRole('button', { name: water.more(formatMl(250)), exact: true })).toHaveFocus();
  });
});
