import { common } from '#app/text/common.ts';
import { login } from '#app/text/sign-in/login.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { PASSWORD, signInByPassword } from '#test/api/support/passkeys/passkeys.ts';
import { freshPhone } from '#test/api/support/outside/sms.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';
import {
  addPasskey,
  leaveDevice,
  newAccount,
  openProfile,
  proveByPassword,
  row,
  typeCode,
  worldOf,
} from '../harness/outside/passkey-account.ts';
import { virtualAuthenticator } from '../harness/outside/virtual-authenticator.ts';

test('a passkey is added after a proof, named by the device, renamed, proves who is there, and is removed; one is enough for a device', async ({
  page,
  server,
  troubles,
}) => {
  test.setTimeout(120_000);
  await test.step('a passkey is added after a proof, named by the device, renamed and removed; one is enough for a device', async () => {
    troubles.allow(/status of 403/);
    const authenticator = await virtualAuthenticator(page);
    const { token } = await newAccount(server);
    await openProfile(page, token);
    await row(page, passkeys.title).click();
    await expect(page.getByText(passkeys.none)).toBeVisible();
    await expectAccessible(page, 'no passkey');
    await page.getByRole('button', { name: passkeys.add }).click();
    await proveByPassword(page);
    await expect(page.getByText(passkeys.added)).toBeVisible();
    expect(await authenticator.count()).toBe(1);
    await expect(page.getByText(passkeys.neverUsed)).toBeVisible();
    await page.getByRole('button', { name: passkeys.add }).click();
    await expect(page.getByText(passkeys.known)).toBeVisible();
    await expectAccessible(page, 'a passkey');

    await page.getByRole('button', { name: passkeys.actions('Chrome · Linux') }).click();
    await page.getByRole('menuitem', { name: passkeys.rename }).click();
    await page.getByLabel(passkeys.name).fill(' ');
    await page.getByRole('button', { name: common.save }).click();
    await expect(page.getByText(passkeys.nameMissing)).toBeVisible();
    await expectAccessible(page, 'a name is missing');
    await page.getByLabel(passkeys.name).fill('ჩემი ტელეფონი');
    await page.getByRole('button', { name: common.save }).click();
    await page.getByRole('button', { name: passkeys.actions('ჩემი ტელეფონი') }).click();
    await page.getByRole('menuitem', { name: common.remove }).click();
    const question = page.getByRole('alertdialog', { name: passkeys.removeTitle('ჩემი ტელეფონი') });
    await question.getByRole('button', { name: common.remove }).click();
    await expect(page.getByText(passkeys.removed)).toBeVisible();
    await expect(page.getByText(passkeys.none)).toBeVisible();
  });

  await test.step('a passkey proves who is there where a password or a code is asked for', async () => {
    troubles.allow(/status of 403/);
    const { token, phone } = await newAccount(server);
    await openProfile(page, token);
    await addPasskey(page);
    const later = await signInByPassword(worldOf(server), phone);
    await openProfile(page, later.token ?? '');
    await row(page, passkeys.title).click();
    await page.getByRole('button', { name: passkeys.actions('Chrome · Linux') }).click();
    await page.getByRole('menuitem', { name: common.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: common.remove }).click();
    const proof = page.getByRole('button', { name: passkeys.confirm });
    await expect(proof).toBeVisible();
    await expectAccessible(page, 'who is there');
    await proof.click();
    await expect(page.getByText(passkeys.removed)).toBeVisible();
  });
});

test('one tap signs in without a message, says before the tap that it needs a network, and what went wrong', async ({
  page,
  context,
  network,
  server,
  troubles,
}) => {
  troubles.allow(/status of 40[13]/);
  // A browser that fills nothing in: the authenticator of the test would answer that by itself and leave nothing to tap.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const authenticator = await virtualAuthenticator(page);
  const { token, user } = await newAccount(server);
  await openProfile(page, token);
  await addPasskey(page);
  await authenticator.isTouched(false);
  await leaveDevice(page);
  const tap = page.getByRole('button', { name: passkeys.signIn });
  await expect(tap).toBeEnabled();
  await expectAccessible(page, 'the sign-in');
  await context.setOffline(true);
  await expect(tap).toBeDisabled();
  await expect(page.getByText(passkeys.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  const sendings = network.count(/ \/api\/auth\/sms\/send/);
  await authenticator.verifies(false);
  await authenticator.isTouched(true);
  await tap.click();
  await expect(page.getByText(passkeys.cancelled)).toBeVisible();
  await authenticator.verifies(true);
  await tap.click();
  await new DiaryPage(page).shows();
  expect(network.count(/ \/api\/auth\/sms\/send/)).toBe(sendings);

  const { data } = await user.ask('getSecurity');
  await user.ask('postConfirm', { body: { password: PASSWORD } });
  await user.ask('deletePasskey', { params: { id: data.passkeys[0]?.id ?? '' } });
  await authenticator.isTouched(false);
  await leaveDevice(page);
  await authenticator.isTouched(true);
  await tap.click();
  await expect(page.getByText(passkeys.unknownHere)).toBeVisible();
});

test('the browser offers the passkey where the number is typed', async ({ page, server, troubles }) => {
  troubles.allow(/status of 403/);
  const authenticator = await virtualAuthenticator(page);
  const { token } = await newAccount(server);
  await openProfile(page, token);
  await addPasskey(page);
  await authenticator.isTouched(false);
  await leaveDevice(page);
  await expect(page.getByLabel(signIn.phone)).toHaveAttribute('autocomplete', 'tel-national webauthn');
  await page.getByText(login.ways.password, { exact: true }).click();
  await expect(page.getByLabel(login.name)).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.isTouched(true);
  // The person chooses it among what the browser fills in: the authenticator of the test does so by itself.
  await page.reload();
  await new DiaryPage(page).shows();
});

test('who has just registered is offered a passkey once; later is later', async ({ diary, server }) => {
  const { page } = diary;
  const authenticator = await virtualAuthenticator(page);
  const phone = freshPhone();
  await page.goto('/profile');
  await page.getByRole('button', { name: registration.register }).click();
  await page.getByLabel(signIn.phone).fill(phone);
  await page.getByRole('button', { name: signIn.getCode }).click();
  await typeCode(page, server, phone);
  await page.getByRole('button', { name: registration.skipPassword }).click();
  await expect(page.getByText(passkeys.offerTitle)).toBeVisible();
  await expectAccessible(page, 'a passkey is offered');
  await page.getByRole('button', { name: passkeys.add }).click();
  await expect(page.getByText(passkeys.added)).toBeVisible();
  expect(await authenticator.count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('passkey_offered'))).toBe('yes');
});
