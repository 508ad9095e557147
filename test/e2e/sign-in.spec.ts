import type { Page } from 'playwright/test';
import { login } from '../../src/app/text/login.ts';
import { signIn } from '../../src/app/text/sign-in.ts';
import { freshPhone, newestCode, otherCode } from '../api/support/sms.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/fixtures.ts';

/** The four boxes of a code. */
const codeBoxes = (page: Page) => page.getByRole('group', { name: signIn.code });

/** Types a code as a person does, digit by digit. */
async function typeCode(page: Page, code: string): Promise<void> {
  await codeBoxes(page).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

test('a stranger signs in by a code to the phone, after a number that is none and a code that is wrong', async ({ page, server, troubles }) => {
  troubles.allow(/status of 400/);
  const phone = freshPhone();
  const smsFolder = server.dataDir ?? '';
  await page.goto('/login');
  const number = page.getByRole('textbox', { name: signIn.phone });
  await number.fill('59');
  await page.getByRole('button', { name: signIn.getCode }).click();
  await expect(page.getByText(signIn.wrongPhone)).toBeVisible();
  await expect(number).toBeFocused();
  await expectAccessible(page, 'the number');

  await number.fill(`+995 ${phone}`);
  await page.getByRole('button', { name: signIn.getCode }).click();
  await expect(codeBoxes(page).getByRole('textbox').first()).toBeFocused();
  await expect(page.getByText(/0:\d\d/)).toBeVisible();
  const code = await newestCode({ smsFolder }, phone);
  await typeCode(page, otherCode(code));
  await expect(page.getByText(signIn.wrongCode)).toBeVisible();
  await expectAccessible(page, 'a wrong code');

  // Who reads the message may find the page dropped by the phone.
  await page.reload();
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(login.title)).toHaveCount(0);
});
