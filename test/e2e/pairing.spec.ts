import type { Page } from 'playwright/test';
import { PAIRING } from '../../src/domain/pairing.ts';
import { common } from '../../src/app/text/common.ts';
import { devices } from '../../src/app/text/devices.ts';
import { login } from '../../src/app/text/login.ts';
import { registration } from '../../src/app/text/registration.ts';
import { signIn } from '../../src/app/text/sign-in.ts';
import { transfer } from '../../src/app/text/transfer.ts';
import { client } from '../api/support/client.ts';
import { freshPhone, newestCode } from '../api/support/sms.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, flightMode, test } from './harness/fixtures.ts';
import { leaveToken } from './harness/people.ts';

const PASSWORD = 'ხაჭაპური და ლობიანი';
const OTHER_PASSWORD = 'მჭადი და ყველი';
const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const boxes = (page: Page) => page.getByRole('group', { name: login.pair }).getByRole('textbox');

/** Answers the question who this is by the password, the wrong one first. */
async function proveByPassword(page: Page, password: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: devices.confirmTitle });
  await sheet.getByText(devices.confirmByPassword, { exact: true }).click();
  const field = sheet.getByLabel(signIn.password, { exact: true });
  const confirm = sheet.getByRole('button', { name: devices.confirm, exact: true });
  await field.fill('something else');
  await confirm.click();
  await expect(sheet.getByText(devices.wrongPassword)).toBeVisible();
  await field.fill(password);
  await confirm.click();
}

test('another device comes in by six digits or by their link, is seen in the list, and is signed out from here', async ({ diary, context, network, newDevice, troubles }) => {
  troubles.allow(/status of 401/);
  const { page } = diary;
  await page.goto('/profile');
  await flightMode(context, network, true);
  await expect(row(page, devices.pair)).toContainText(devices.needsNetwork);
  await flightMode(context, network, false);
  await row(page, devices.pair).click();
  const code = (await page.getByLabel(devices.code).innerText()).replaceAll(/\D/g, '');
  expect(code).toHaveLength(PAIRING.digits);
  await expect(page.getByRole('img', { name: devices.qr })).toBeVisible();
  await expectAccessible(page, 'the digits');
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();

  const typed = await newDevice();
  await typed.page.goto('/login');
  await typed.page.getByRole('button', { name: login.pair }).click();
  await boxes(typed.page).first().click();
  await typed.page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(typed.page.getByText(signIn.wrongOrExpired)).toBeVisible();
  await expectAccessible(typed.page, 'wrong digits');

  const linked = await newDevice();
  await linked.page.goto(`/login#pair=${code}`);
  await expect(boxes(linked.page).last()).toHaveValue(code.slice(-1));
  await expect(linked.page).toHaveURL(/\/login$/);
  await linked.page.getByRole('button', { name: login.signIn, exact: true }).click();
  await linked.diary.shows();

  await row(page, devices.list).click();
  await expect(page.getByText(devices.here)).toBeVisible();
  await expectAccessible(page, 'the devices');
  await page.getByRole('button', { name: devices.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: devices.end }).click();
  await expect(page.getByText(devices.onlyHere)).toBeVisible();
  await linked.page.reload();
  await expect(linked.page).toHaveURL(/\/login$/);
  await expect(linked.page.getByText(login.expired)).toBeVisible();
});

test('whoever has only just signed in proves to be there before the password changes and before the account is deleted', async ({ page, server, person, troubles }) => {
  troubles.allow(/status of (400|401|403|429)/);
  const nino = client(server.origin, person.token);
  const phoneNumber = freshPhone();
  const { data: sent } = await nino.ask('smsSend', { body: { phoneNumber } });
  const code = await newestCode({ smsFolder: server.dataDir ?? '' }, phoneNumber);
  const { data: verified } = await nino.ask('smsVerify', { body: { verificationId: sent.verificationId, code } });
  const registered = client(server.origin, verified.token);
  const { data: protectedNow } = await registered.ask('smsSetPassword', { body: { phoneNumber, password: PASSWORD } });
  await leaveToken(page, 'auth_token', protectedNow.token);
  await page.goto('/profile');

  await row(page, `${signIn.password} ${devices.passwordHint}`).click();
  await page.getByLabel(registration.password).fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: registration.savePassword }).click();
  await proveByPassword(page, PASSWORD);
  await expect(page.getByText(registration.passwordSaved)).toBeVisible();

  const { data: signedIn } = await client(server.origin).ask('loginEmail', { body: { email: phoneNumber, password: OTHER_PASSWORD } });
  await leaveToken(page, 'auth_token', signedIn.token);
  await page.goto('/profile');
  await row(page, transfer.remove).click();
  await page.getByRole('textbox', { name: transfer.typeWord(transfer.word) }).fill(transfer.word);
  await page.getByRole('button', { name: common.remove, exact: true }).click();
  await expect(page.getByText(devices.confirmText)).toBeVisible();
  await expectAccessible(page, 'the question who this is');
  await proveByPassword(page, OTHER_PASSWORD);

  await expect(page).toHaveURL(/\/login$/);
  expect((await client(server.origin, signedIn.token).ask('getMe')).status).toBe(401);
});
