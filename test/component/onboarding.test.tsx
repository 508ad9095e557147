import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { common } from '#app/text/common.ts';
import { consent } from '#app/text/account/consent.ts';
import { onboarding, problemText } from '#app/text/sign-in/onboarding.ts';
import { shell } from '#app/text/shell/shell.ts';
import type { OnboardingStep } from '#domain/body/onboarding.ts';
import { hasFocus, section } from './support/find.ts';
import { openApp, signInSomebody } from './support/open-app.tsx';

const MAINTAIN = onboarding.goal.choices['maintain-weight'].label;

const addressOf = (step: OnboardingStep) => `/onboarding/${step}`;
const openStep = (step: OnboardingStep) => openApp(addressOf(step));
const back = () => page.getByRole('button', { name: common.back });
const next = () => page.getByRole('button', { name: common.next, exact: true }).click();
const choose = (label: string) => page.getByRole('radio', { name: label }).click();
const count = () => document.querySelector('.step-progress-count')?.textContent?.trim();

describe('the questionnaire', () => {
  test('has eleven steps with a target weight', async () => {
    const app = await openStep('goal');
    await expect.poll(count).toBe('6 / 11');
    await next();
    await expect.poll(app.path).toBe(addressOf('target-weight'));
    await expect.poll(count).toBe('7 / 11');
    await next();
    await expect.poll(count).toBe('8 / 11');
  });

  test('has ten steps for who keeps the weight', async () => {
    const app = await openStep('goal');
    await choose(MAINTAIN);
    await expect.poll(count).toBe('6 / 10');
    await next();
    await expect.poll(app.path).toBe(addressOf('activity-level'));
    await expect.poll(count).toBe('7 / 10');
    await next();
    await expect.poll(count).toBe('8 / 10');
    await page.getByRole('button', { name: common.proceed }).click();
    await expect.poll(count).toBe('9 / 10');
  });

  test('leads back to the target weight only where there is one, and from the welcome nowhere', async () => {
    const app = await openStep('activity-level');
    await back().click();
    await expect.poll(app.path).toBe(addressOf('target-weight'));
    await back().click();
    await expect.poll(app.path).toBe(addressOf('goal'));

    await choose(MAINTAIN);
    await next();
    await expect.poll(app.path).toBe(addressOf('activity-level'));
    await back().click();
    await expect.poll(app.path).toBe(addressOf('goal'));

    await app.goTo('/onboarding/welcome');
    await expect.poll(app.path).toBe(addressOf('welcome'));
    expect(back().elements()).toEqual([]);
  });

  test.each([
    ['/onboarding', 'welcome'],
    ['/onboarding/nonsense', 'welcome'],
    ['/onboarding/height', 'height'],
    ['/onboarding/summary', 'activity-level'],
    ['/onboarding/success', 'welcome'],
  ] as const)('opens the step of %s, or the one that has to come before: %s', async (address, step) => {
    const app = await openApp(address);
    await expect.poll(app.path).toBe(addressOf(step));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens no step that the answers leave out', async () => {
    const app = await openStep('goal');
    await choose(MAINTAIN);
    await app.goTo('/onboarding/target-weight');
    await expect.poll(app.path).toBe(addressOf('activity-level'));
    await next();
    await expect.poll(app.path).toBe(addressOf('summary'));
    await app.goTo('/onboarding/success');
    await expect.poll(app.path).toBe(addressOf('features'));
  });

  test('suggests who is under 18 to keep the weight, says why, and asks for the consent of a parent', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (call: RequestInfo | URL) => {
      asked.push(new URL(call instanceof Request ? call.url : call, location.href).pathname);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const app = await openStep('welcome');
    await page.getByRole('checkbox', { name: consent.sentence }).click();
    await page.getByRole('link', { name: onboarding.welcome.start, exact: true }).click();
    await expect.poll(app.path).toBe(addressOf('gender'));
    await next();
    await page.getByRole('textbox', { name: onboarding.numbers.age.label }).fill('16');
    for (const step of ['height', 'weight', 'goal'] as const) {
      await next();
      await expect.poll(app.path).toBe(addressOf(step));
    }
    await expect.element(page.getByRole('radio', { name: MAINTAIN })).toBeChecked();
    await next();
    await expect.poll(app.path).toBe(addressOf('activity-level'));
    await next();
    await expect.element(page.getByText(onboarding.summary.minor)).toBeVisible();
    await page.getByRole('button', { name: common.proceed }).click();
    const withParent = page.getByRole('checkbox', { name: consent.sentenceOfMinor });
    await expect.element(withParent).not.toBeChecked();
    const create = page.getByRole('button', { name: onboarding.features.create });
    await create.click();
    await hasFocus(withParent);
    expect(asked).not.toContain('/api/auth/onboarding');
    await withParent.click();
    await create.click();
    await expect.poll(() => asked).toContain('/api/auth/onboarding');
  });

  test('shows whoever is signed in the way back from the welcome to the diary', async () => {
    await signInSomebody();
    await openStep('welcome');
    await page.getByRole('link', { name: shell.backToDiary }).click();
    await expect.element(section('breakfast')).toBeVisible();
  });
});

test.each([
  ['age', 'age', '13', 'too-small', '14', '100'],
  ['height', 'height', '251', 'too-large', '100', '250'],
  ['weight', 'weight', '300,5', 'too-large', '30', '300'],
  ['targetWeight', 'target-weight', '65', 'not-below-weight', '30', '300'],
] as const)(
  'a number outside of its bounds is refused in words and leads nowhere: %s',
  async (answer, step, typed, problem, least, most) => {
    const app = await openStep(step);
    const field = page.getByRole('textbox', { name: onboarding.numbers[answer].label });
    await field.fill(typed);
    await next();
    const words = problemText(answer, problem, { least, most, weight: '65 კგ' });
    await expect.element(page.getByText(words)).toBeVisible();
    await hasFocus(field);
    expect(app.path()).toBe(`/onboarding/${step}`);
  },
);
