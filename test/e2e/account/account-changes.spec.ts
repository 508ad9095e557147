import type { Page } from 'playwright/test';
import { formatPhone } from '#app/format/phone.ts';
import { accountChanges } from '#app/text/account/account-changes.ts';
import { common } from '#app/text/common.ts';
import { contact } from '#app/text/account/contact.ts';
import { devices } from '#app/text/account/devices.ts';
import { login } from '#app/text/sign-in/login.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { client, type Client } from '#test/api/support/client.ts';
import { codeFor, freshPhone, messagesTo, newestCode } from '#test/api/support/outside/sms.ts';
import type { TestServer } from '#test/api/support/start-server.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, onlineTest, startProduct } from '../harness/fixtures.ts';
import { leaveToken, newPerson } from '../harness/people.ts';

const PASSWORD = 'ხაჭაპური და ლობიანი';
const OTHER_PASSWORD = 'მჭადი და ყველი';
const messages = (server: TestServer) => ({ server, smsFolder: server.dataDir ?? '' });
const row = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** Somebody with a number and a password, by a bare call. */
async function registered(server: TestServer): Promise<{ nino: Client; phone: string }> {
  const phone = freshPhone();
  const { token } = await newPerson(server.origin);
  // By nobody in particular: whoever asks for a code waits a minute for the next.
  const sent = await codeFor(messages(server), client(server.origin), phone);
  const { data: verified } = await client(server.origin, token).ask('smsVerify', { body: sent });
  const { data } = await client(server.origin, verified.token).ask('smsSetPassword', {
    body: { phoneNumber: phone, password: PASSWORD },
  });
  return { nino: client(server.origin, data.token), phone };
}

/** A further session of the same person, signed in on a page. */
async function signInOn(page: Page, server: TestServer, phone: string): Promise<Client> {
  const { data } = await client(server.origin).ask('loginEmail', { body: { email: phone, password: PASSWORD } });
  await leaveToken(page, 'auth_token', data.token);
  await new DiaryPage(page).open();
  return client(server.origin, data.token);
}

/** Answers the question who this is by the password. */
async function prove(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: devices.confirmTitle });
  await sheet.getByText(devices.confirmByPassword, { exact: true }).click();
  await sheet.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: signIn.confirm, exact: true }).click();
}

onlineTest(
  'an e-mail address is set by whoever proves to be there, signs in beside the password, and another device takes it back with one tap',
  async ({ page, server, newDevice, troubles }) => {
    troubles.allow(/status of (400|401|403)/);
    const { phone } = await registered(server);
    const other = await newDevice();
    await signInOn(other.page, server, phone);
    await signInOn(page, server, phone);
    await page.goto('/profile');
    await row(page, new RegExp(`^${contact.email}`)).click();
    const sheet = page.getByRole('dialog', { name: contact.email });
    const field = sheet.getByRole('textbox', { name: contact.email });
    await field.fill('nino@example');
    await sheet.getByRole('button', { name: common.save }).click();
    await expect(sheet.getByText(contact.emailWrong)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('nino@example');
    await expectAccessible(page, 'an e-mail address that is none');
    await field.fill('nino@example.ge');
    await sheet.getByRole('button', { name: common.save }).click();
    await prove(page);
    await expect(page.getByText(contact.emailSaved)).toBeVisible();
    await expect(row(page, new RegExp(`^${contact.email}`))).toContainText('nino@example.ge');
    const byMail = await client(server.origin).ask('loginEmail', {
      body: { email: 'nino@example.ge', password: PASSWORD },
    });
    expect(byMail.status).toBe(200);

    await other.page.reload();
    await expect(other.page.getByText(accountChanges.told.email).first()).toBeVisible();
    await other.page
      .getByRole('region', { name: common.notices })
      .getByRole('button', { name: accountChanges.undo })
      .first()
      .click();
    await expect(other.page.getByText(accountChanges.backAgain.email).first()).toBeVisible();
    expect(
      (await client(server.origin).ask('loginEmail', { body: { email: 'nino@example.ge', password: PASSWORD } }))
        .status,
    ).toBe(401);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
  },
);

onlineTest(
  'another number counts only after a day, says so, and is taken back by the old one',
  async ({ page, server, troubles }) => {
    troubles.allow(/status of (400|401|403)/);
    const { phone } = await registered(server);
    const next = freshPhone();
    await signInOn(page, server, phone);
    await page.goto('/profile');
    await row(page, new RegExp(`^${contact.phone}`)).click();
    await prove(page);
    const sheet = page.getByRole('dialog', { name: contact.newPhone });
    await expect(sheet.getByText(contact.phoneText)).toBeVisible();
    await expectAccessible(page, 'another number');
    await sheet.getByRole('textbox', { name: signIn.phone }).fill(next);
    await sheet.getByRole('button', { name: signIn.getCode }).click();
    await expect(sheet.getByRole('group', { name: signIn.code })).toBeVisible();
    await page.keyboard.type(await newestCode(messages(server), next));

    const held = page.getByRole('dialog', { name: contact.pendingTitle });
    await expect(held.getByText(formatPhone(next))).toBeVisible();
    await expectAccessible(page, 'a number that is held');
    expect((await messagesTo(messages(server), phone)).at(-1)).toContain('24 საათში');
    await held.getByRole('button', { name: common.close }).click();
    await expect(row(page, new RegExp(`^${contact.phone}`))).toContainText(formatPhone(phone));
    await expect(row(page, new RegExp(`^${contact.phone}`))).toContainText(formatPhone(next));

    // Whoever made it takes it back with a code to the number that still counts.
    await row(page, new RegExp(`^${contact.phone}`)).click();
    await held.getByRole('button', { name: contact.pendingUndo }).click();
    const identity = page.getByRole('dialog', { name: devices.confirmTitle });
    await identity.getByRole('button', { name: devices.sendTo(formatPhone(phone)) }).click();
    await expect(identity.getByRole('group', { name: signIn.code })).toBeVisible();
    await page.keyboard.type(await newestCode(messages(server), phone));
    await expect(page).toHaveURL(/\/login$/);
    const back = await client(server.origin).ask('loginEmail', { body: { email: phone, password: PASSWORD } });
    expect(back.data.user.pendingPhone).toBeNull();
  },
);

onlineTest(
  'a device that a change of the password has signed out says so, and takes it back with one tap',
  async ({ page, server, newDevice, troubles }) => {
    troubles.allow(/status of (401|403)/);
    const { phone } = await registered(server);
    const other = await newDevice();
    await signInOn(other.page, server, phone);
    await signInOn(page, server, phone);
    await page.goto('/profile');
    await row(page, `${signIn.password} ${devices.passwordHint}`).click();
    await page.getByLabel(registration.password).fill(OTHER_PASSWORD);
    await page.getByRole('button', { name: registration.savePassword }).click();
    await prove(page);
    await expect(page.getByText(registration.passwordSaved)).toBeVisible();

    await other.page.reload();
    await expect(other.page).toHaveURL(/\/login$/);
    await expect(other.page.getByText(accountChanges.endedBy.password)).toBeVisible();
    await expectAccessible(other.page, 'the sign-in after a change');
    // Still there after a reload: the person may have looked away.
    await other.page.reload();
    await other.page.getByRole('button', { name: accountChanges.undo }).click();
    await expect(other.page.getByText(accountChanges.backAgain.password)).toBeVisible();
    expect((await client(server.origin).ask('loginEmail', { body: { email: phone, password: PASSWORD } })).status).toBe(
      200,
    );
    expect(
      (await client(server.origin).ask('loginEmail', { body: { email: phone, password: OTHER_PASSWORD } })).status,
    ).toBe(401);
  },
);

onlineTest('the link of a message says what it will do, and does it with the tap, once', async ({ page, troubles }) => {
  troubles.allow(/status of 404/);
  const { server, stop } = await startProduct({ PUBLIC_HOST: 'localhost' });
  const { nino, phone } = await registered(server);
  await nino.ask('postConfirm', { body: { password: PASSWORD } });
  await nino.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER_PASSWORD } });
  await expect.poll(async () => (await messagesTo(messages(server), phone)).at(-1)).toContain('/undo#');
  const link = /\/undo#\S+/.exec((await messagesTo(messages(server), phone)).at(-1) ?? '')?.[0] ?? '';

  await page.goto(server.origin + link);
  await expect(page.getByText(accountChanges.pageText)).toBeVisible();
  await expect(page).toHaveURL(/\/undo$/);
  await expectAccessible(page, 'the link of a message');
  expect(
    (await client(server.origin).ask('loginEmail', { body: { email: phone, password: OTHER_PASSWORD } })).status,
  ).toBe(200);
  await page.getByRole('button', { name: accountChanges.undo }).click();
  await expect(page.getByText(accountChanges.backAgain.password)).toBeVisible();
  expect((await client(server.origin).ask('loginEmail', { body: { email: phone, password: PASSWORD } })).status).toBe(
    200,
  );
  await page.getByRole('link', { name: accountChanges.toSignIn }).click();
  await expect(page.getByRole('heading', { name: login.title })).toBeVisible();

  await page.goto(server.origin + link);
  await page.getByRole('button', { name: accountChanges.undo }).click();
  await expect(page.getByText(accountChanges.tooLate)).toBeVisible();
  await page.goto(`${server.origin}/undo`);
  await expect(page.getByText(accountChanges.pageNoToken)).toBeVisible();
  // A page that still asks for something finds no server any more.
  await page.close();
  await stop();
});
