import type { Page } from 'playwright/test';
import { devices } from '#app/text/account/devices.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { client, type Client } from '#test/api/support/client.ts';
import { PASSWORD, setPassword } from '#test/api/support/passkeys/passkeys.ts';
import { freshPhone, newestCode, register } from '#test/api/support/outside/sms.ts';
import type { TestServer } from '#test/api/support/start-server.ts';
import { DiaryPage } from '../pages/diary-page.ts';
import { expect } from '../fixtures.ts';
import { leaveToken, newPerson } from '../people.ts';

/** A server as the helpers of the API tests take it. */
export const worldOf = (server: TestServer) => ({
  server,
  smsFolder: server.dataDir ?? '',
  nobody: client(server.origin),
});

/** Somebody with a number and a password, signed in long enough ago that the server asks who is there. */
export async function newAccount(server: TestServer): Promise<{ phone: string; token: string; user: Client }> {
  const phone = freshPhone();
  const { token } = await newPerson(server.origin);
  const registered = await register(worldOf(server), client(server.origin, token), phone);
  const user = await setPassword(worldOf(server), registered, phone);
  return { phone, user, token: user.token ?? '' };
}

/** Opens the profile of a token's person. */
export async function openProfile(page: Page, token: string): Promise<void> {
  await leaveToken(page, 'auth_token', token);
  await page.goto('/profile');
}

/** A row of the profile. */
export const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Answers the question who is there by the password. */
export async function proveByPassword(page: Page): Promise<void> {
  const sheet = new DiaryPage(page).dialog(devices.confirmTitle);
  await sheet.getByText(devices.confirmByPassword, { exact: true }).click();
  await sheet.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: signIn.confirm, exact: true }).click();
}

/** Adds a passkey in the profile, which asks who is there first. */
export async function addPasskey(page: Page): Promise<void> {
  await row(page, passkeys.title).click();
  await page.getByRole('button', { name: passkeys.add }).click();
  await proveByPassword(page);
  await expect(page.getByText(passkeys.added)).toBeVisible();
}

/** The device forgets who used it, and goes to the sign-in. */
export async function leaveDevice(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/login');
}

/** Types the newest code of a number into its boxes. */
export async function typeCode(page: Page, server: TestServer, phone: string): Promise<void> {
  await page.getByRole('group', { name: signIn.code }).getByRole('textbox').first().click();
  await page.keyboard.type(await newestCode(worldOf(server), phone));
}
