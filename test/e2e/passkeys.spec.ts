import type { Page } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { devices } from '#app/text/account/devices.ts';
import { errorText } from '#app/text/error-text.ts';
import { login } from '#app/text/sign-in/login.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { secondFactor } from '#app/text/sign-in/second-factor.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { client, type Client } from '../api/support/client.ts';
import { PASSWORD, setPassword, signInByPassword } from '../api/support/passkeys.ts';
import { freshPhone, newestCode, register } from '../api/support/sms.ts';
import type { TestServer } from '../api/support/start-server.ts';
import { expectAccessible } from './harness/accessible.ts';
import { DiaryPage } from './harness/diary-page.ts';
import { expect, onlineTest as test } from './harness/fixtures.ts';
import { leaveToken, newPerson } from './harness/people.ts';
import { virtualAuthenticator } from './harness/virtual-authenticator.ts';

const worldOf = (server: TestServer) => ({ server, smsFolder: server.dataDir ?? '', nobody: client(server.origin) });

/** Somebody with a number and a password, signed in long enough ago that the server asks who is there. */
async function newAccount(server: TestServer): Promise<{ phone: string; token: string; user: Client }> {
  const phone = freshPhone();
  const { token } = await newPerson(server.origin);
  const registered = await register(worldOf(server), client(server.origin, token), phone);
  const user = await setPassword(worldOf(server), registered, phone);
  return { phone, user, token: user.token ?? '' };
}

/** Opens the profile of a token's person. */
async function openProfile(page: Page, token: string): Promise<void> {
  await leaveToken(page, 'auth_token', token);
  await page.goto('/profile');
}

const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Answers the question who is there by the password. */
async function proveByPassword(page: Page): Promise<void> {
  const sheet = new DiaryPage(page).dialog(devices.confirmTitle);
  await sheet.getByText(devices.confirmByPassword, { exact: true }).click();
  await sheet.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: signIn.confirm, exact: true }).click();
}

/** Adds a passkey in the profile, which asks who is there first. */
async function addPasskey(page: Page): Promise<void> {
  await row(page, passkeys.title).click();
  await page.getByRole('button', { name: passkeys.add }).click();
  await proveByPassword(page);
  await expect(page.getByText(passkeys.added)).toBeVisible();
}

/** The device forgets who used it, and goes to the sign-in. */
async function leaveDevice(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/login');
}

/** Types number and password on the page of the sign-in. */
async function enterByPassword(page: Page, phone: string): Promise<void> {
  await page.getByText(login.ways.password, { exact: true }).click();
  await page.getByLabel(login.name).fill(phone);
  await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.signIn, exact: true }).click();
}

/** Types the newest code of a number into its boxes. */
async function typeCode(page: Page, server: TestServer, phone: string): Promise<void> {
  await page.getByRole('group', { name: signIn.code }).getByRole('textbox').first().click();
  await page.keyboard.type(await newestCode(worldOf(server), phone));
}

test('a passkey is added after a proof, named by the device, renamed and removed; one is enough for a device', async ({
  page,
  server,
  troubles,
}) => {
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

test('a passkey proves who is there where a password or a code is asked for', async ({ page, server, troubles }) => {
  troubles.allow(/status of 403/);
  await virtualAuthenticator(page);
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
