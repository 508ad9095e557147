import type { Page } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { login } from '#app/text/sign-in/login.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { secondFactor } from '#app/text/sign-in/second-factor.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { PASSWORD } from '#test/api/support/passkeys/passkeys.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';
import { addPasskey, leaveDevice, newAccount, openProfile, row, typeCode } from '../harness/outside/passkey-account.ts';
import { leaveToken } from '../harness/people.ts';
import { virtualAuthenticator } from '../harness/outside/virtual-authenticator.ts';

/** Types number and password on the page of the sign-in. */
async function enterByPassword(page: Page, phone: string): Promise<void> {
  await page.getByText(login.ways.password, { exact: true }).click();
  await page.getByLabel(login.name).fill(phone);
  await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.signIn, exact: true }).click();
}

test('a second step: chosen with a proof, asked for at the sign-in, lost with the phone, given up after a wait that the owner stops', async ({
  page,
  server,
  newDevice,
  troubles,
}) => {
  troubles.allow(/status of 40[0139]/);
  const authenticator = await virtualAuthenticator(page);
  const { token, phone, user } = await newAccount(server);
  await openProfile(page, token);
  await addPasskey(page);
  await page.getByRole('button', { name: common.close }).click();
  await row(page, secondFactor.title).click();
  await page.getByRole('radio', { name: new RegExp(`^${secondFactor.modes.passkey}`) }).check();
  await expectAccessible(page, 'the choice of a second step');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(secondFactor.saved)).toBeVisible();
  await row(page, passkeys.title).click();
  await page.getByRole('button', { name: passkeys.actions('Chrome · Linux') }).click();
  await page.getByRole('menuitem', { name: common.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.remove }).click();
  await expect(page.getByText(errorText('last-passkey'))).toBeVisible();

  await authenticator.isTouched(false);
  await leaveDevice(page);
  await enterByPassword(page, phone);
  await expect(page.getByRole('heading', { name: secondFactor.step })).toBeVisible();
  await expectAccessible(page, 'the second step');
  await authenticator.isTouched(true);
  await page.getByRole('button', { name: passkeys.confirm }).click();
  await new DiaryPage(page).shows();

  await authenticator.lose();
  await leaveDevice(page);
  await page.getByLabel(signIn.phone).fill(phone);
  await page.getByRole('button', { name: signIn.getCode }).click();
  await typeCode(page, server, phone);
  await expect(page.getByRole('heading', { name: secondFactor.step })).toBeVisible();
  await page.getByRole('button', { name: secondFactor.cannot }).click();
  await expectAccessible(page, 'the second step is lost');
  await page.getByRole('button', { name: secondFactor.recover }).click();
  await expect(page.getByText(/SMS კოდით შეხვალთ\.$/)).toBeVisible();
  await page.getByRole('button', { name: secondFactor.back }).click();
  await expect(page.getByRole('button', { name: signIn.getCode })).toBeVisible();

  // Who is in hears of it at the next start.
  const owner = await newDevice();
  await leaveToken(owner.page, 'auth_token', user.token ?? '');
  await owner.page.goto('/dashboard');
  await owner.page.getByRole('button', { name: secondFactor.look }).click();
  await row(owner.page, secondFactor.title).click();
  await expect(owner.page.getByRole('button', { name: secondFactor.stop })).toBeVisible();
  await expectAccessible(owner.page, 'somebody gives the second step up');
  await owner.page.getByRole('button', { name: secondFactor.stop }).click();
  await expect(owner.page.getByText(secondFactor.stopped)).toBeVisible();
  expect((await user.ask('getSecurity')).data).toMatchObject({ secondFactor: 'passkey', recoveryAt: null });
});

test('password and code together: either comes first, errors stand beside the field, and one can begin again', async ({
  page,
  server,
  troubles,
}) => {
  troubles.allow(/status of 40[03]/);
  const newGuarded = async () => {
    const { phone, user } = await newAccount(server);
    await user.ask('postConfirm', { body: { password: PASSWORD } });
    await user.ask('putSecondFactor', { body: { mode: 'password-and-code' } });
    return phone;
  };
  const phone = await newGuarded();
  await page.goto('/login');
  await enterByPassword(page, phone);
  await page.getByRole('button', { name: secondFactor.cannot }).click();
  await expect(page.getByText(secondFactor.recoverByCode)).toBeVisible();
  await page.getByRole('button', { name: secondFactor.sendTo(phone.slice(-2)) }).click();
  await expect(page.getByText(secondFactor.sentTo(phone.slice(-2)))).toBeVisible();
  await expectAccessible(page, 'the code of the second step');
  await typeCode(page, server, phone);
  await new DiaryPage(page).shows();

  const other = await newGuarded();
  await leaveDevice(page);
  await page.getByLabel(signIn.phone).fill(other);
  await page.getByRole('button', { name: signIn.getCode }).click();
  await typeCode(page, server, other);
  const field = page.getByLabel(signIn.password, { exact: true });
  await page.getByRole('button', { name: signIn.confirm }).click();
  await expect(page.getByText(signIn.passwordMissing)).toBeVisible();
  await field.fill('something else');
  await page.getByRole('button', { name: signIn.confirm }).click();
  await expect(page.getByText(secondFactor.wrongPassword)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page, 'a wrong password at the second step');
  await field.fill(PASSWORD);
  await page.getByRole('button', { name: signIn.confirm }).click();
  await new DiaryPage(page).shows();
});
