import type { Page } from 'playwright/test';
import { normalisePairingCode } from '#domain/account/pairing.ts';
import { formatPhone } from '#app/format/phone.ts';
import { common } from '#app/text/common.ts';
import { devices } from '#app/text/account/devices.ts';
import { login } from '#app/text/sign-in/login.ts';
import { pairing } from '#app/text/sign-in/pairing.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { errorText } from '#app/text/error-text.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { client } from '#test/api/support/client.ts';
import { freshPhone, newestCode, otherCode } from '#test/api/support/outside/sms.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { leaveToken } from '../harness/people.ts';

const PASSWORD = 'ხაჭაპური და ლობიანი';
const OTHER_PASSWORD = 'მჭადი და ყველი';
const IPHONE = {
  name: 'Safari · iPhone',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
};
const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const field = (page: Page) => page.getByRole('textbox', { name: pairing.field });
const enter = (page: Page) => page.getByRole('button', { name: login.signIn, exact: true });

/** Has the symbols shown that lead another device here, and reads them as they are written. */
async function showCode(page: Page): Promise<string> {
  await row(page, devices.pair).click();
  const code = await page.getByLabel(devices.code).innerText();
  expect(normalisePairingCode(code)).not.toBeNull();
  return code;
}

/** Comes with the symbols of another device, and waits to be let in. */
async function comeWith(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await enter(page).click();
  await expect(page.getByRole('heading', { name: pairing.approvalTitle })).toBeVisible();
}

/** A device that was signed out from elsewhere says so at its next start. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(login.expired)).toBeVisible();
}

/** Answers the question who this is by the password, the wrong one first. */
async function proveByPassword(page: Page, password: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: devices.confirmTitle });
  await sheet.getByText(devices.confirmByPassword, { exact: true }).click();
  const field = sheet.getByLabel(signIn.password, { exact: true });
  const confirm = sheet.getByRole('button', { name: signIn.confirm, exact: true });
  await field.fill('something else');
  await confirm.click();
  await expect(sheet.getByText(devices.wrongPassword)).toBeVisible();
  await field.fill(password);
  await confirm.click();
}

test('other devices come in by eight symbols or by their link once they are let in, are seen in the list, and are signed out from here, one or all', async ({
  diary,
  context,
  network,
  newDevice,
  troubles,
}) => {
  troubles.allow(/status of (401|409)/);
  const { page } = diary;
  await page.goto('/profile');
  await flightMode(context, network, true);
  await expect(row(page, devices.pair)).toContainText(devices.needsNetwork);
  await flightMode(context, network, false);
  const code = await showCode(page);
  await expect(page.getByRole('img', { name: devices.qr })).toBeVisible();
  await expectAccessible(page, 'the symbols');
  const close = () => page.getByRole('dialog').getByRole('button', { name: common.close }).click();
  const letIn = async () => {
    await page.getByRole('button', { name: pairing.approve }).click();
    await expect(page.getByText(/დღიური იქ იხსნება$/)).toBeVisible();
    await page.getByRole('button', { name: pairing.done }).click();
  };

  const typed = await newDevice(undefined, { userAgent: IPHONE.userAgent });
  await typed.page.goto('/login');
  await typed.page.getByRole('button', { name: login.pair }).click();
  await field(typed.page).fill('KKKK');
  await enter(typed.page).click();
  await expect(typed.page.getByText(pairing.wrongShape)).toBeVisible();
  await field(typed.page).fill(code.startsWith('K') ? 'MMMM-MMMM' : 'KKKK-KKKK');
  await enter(typed.page).click();
  await expect(typed.page.getByText(pairing.wrong)).toBeVisible();
  await expect(field(typed.page)).toBeFocused();
  await expectAccessible(typed.page, 'wrong symbols');
  await comeWith(typed.page, ` ${code.toLowerCase().replace('-', '')} `);
  await expectAccessible(typed.page, 'waiting to be let in');

  await expect(page.getByText(pairing.claimedBy(IPHONE.name))).toBeVisible();
  await expectAccessible(page, 'the question whether a device may come in');
  await letIn();
  await typed.diary.shows();

  const another = await showCode(page);
  const linked = await newDevice();
  await linked.page.goto(`/login#pair=${another.replace('-', '')}`);
  await expect(field(linked.page)).toHaveValue(another);
  await expect(linked.page).toHaveURL(/\/login$/);
  await enter(linked.page).click();
  await letIn();
  await linked.diary.shows();

  await row(page, devices.list).click();
  await expect(page.getByText(devices.here)).toBeVisible();
  await expectAccessible(page, 'the devices');
  await page.getByRole('button', { name: devices.endOf(IPHONE.name, '').trim() }).click();
  await page
    .getByRole('alertdialog', { name: devices.endTitle(IPHONE.name) })
    .getByRole('button', { name: devices.end })
    .click();
  await expect(page.getByText(devices.ended)).toBeVisible();
  await expect(page.getByText(IPHONE.name)).toHaveCount(0);
  await expectSignedOut(typed.page);
  await linked.page.reload();
  await linked.diary.shows();

  await page.getByRole('button', { name: devices.endOthers }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: devices.end }).click();
  await expect(page.getByText(devices.onlyHere)).toBeVisible();
  await expectSignedOut(linked.page);
  await close();
});

onlineTest(
  'a device that is refused hears so, one that gives up comes back with other symbols, and a second one cannot push in',
  async ({ diary, newDevice, troubles }) => {
    troubles.allow(/status of (401|409)/);
    const { page } = diary;
    await page.goto('/profile');
    const code = await showCode(page);
    const stranger = await newDevice();
    await stranger.page.goto('/login');
    await stranger.page.getByRole('button', { name: login.pair }).click();
    await comeWith(stranger.page, code);
    const second = await newDevice();
    await second.page.goto('/login');
    await second.page.getByRole('button', { name: login.pair }).click();
    await field(second.page).fill(code);
    await enter(second.page).click();
    await expect(second.page.getByText(pairing.wrong)).toBeVisible();

    await page.getByRole('button', { name: pairing.refuse, exact: true }).click();
    await expect(page.getByText(pairing.refused)).toBeVisible();
    await expectAccessible(page, 'a device that was refused');
    await expect(stranger.page.getByText(pairing.notLetIn)).toBeVisible();
    await expect(field(stranger.page)).toHaveValue('');

    await page.getByRole('button', { name: devices.anotherCode }).click();
    await expect(page.getByLabel(devices.code)).toBeVisible();
    const another = await page.getByLabel(devices.code).innerText();
    await comeWith(stranger.page, another);
    await stranger.page.getByRole('button', { name: pairing.cancel }).click();
    await expect(field(stranger.page)).toBeVisible();
    await expect(stranger.page).toHaveURL(/\/login$/);
  },
);

onlineTest(
  'whoever has only just signed in proves to be there: by the password before it changes, by a code before the account is deleted',
  async ({ page, server, person, troubles }) => {
    troubles.allow(/status of (400|401|403|429)/);
    const nino = client(server.origin, person.token);
    const phoneNumber = freshPhone();
    const codeSent = () => newestCode({ smsFolder: server.dataDir ?? '' }, phoneNumber);
    // By nobody in particular: whoever asks for a code waits a minute for the next.
    const { data: sent } = await client(server.origin).ask('smsSend', { body: { phoneNumber } });
    const { data: verified } = await nino.ask('smsVerify', {
      body: { verificationId: sent.verificationId, code: await codeSent() },
    });
    const registered = client(server.origin, verified.token);
    const { data: protectedNow } = await registered.ask('smsSetPassword', {
      body: { phoneNumber, password: PASSWORD },
    });
    await leaveToken(page, 'auth_token', protectedNow.token);
    await page.goto('/profile');

    await row(page, `${signIn.password} ${devices.passwordHint}`).click();
    await page.getByLabel(registration.password).fill(OTHER_PASSWORD);
    await page.getByRole('button', { name: registration.savePassword }).click();
    await proveByPassword(page, PASSWORD);
    await expect(page.getByText(registration.passwordSaved)).toBeVisible();

    const { data: signedIn } = await client(server.origin).ask('loginEmail', {
      body: { email: phoneNumber, password: OTHER_PASSWORD },
    });
    await leaveToken(page, 'auth_token', signedIn.token);
    await page.goto('/profile');
    await row(page, transfer.remove).click();
    await page.getByRole('textbox', { name: transfer.typeWord(transfer.word) }).fill(transfer.word);
    await page.getByRole('button', { name: common.remove, exact: true }).click();
    await expect(page.getByText(devices.confirmText)).toBeVisible();
    await expectAccessible(page, 'the question who this is');
    await page.getByRole('button', { name: devices.sendTo(formatPhone(phoneNumber)) }).click();
    const digits = page
      .getByRole('dialog', { name: devices.confirmTitle })
      .getByRole('group', { name: signIn.code })
      .getByRole('textbox');
    await expect(digits.first()).toBeFocused();
    const code = await codeSent();
    await page.keyboard.type(otherCode(code));
    await expect(page.getByText(errorText('invalid-code'))).toBeVisible();
    await expect(digits.first()).toBeFocused();
    await page.keyboard.type(code);

    await expect(page).toHaveURL(/\/login$/);
    expect((await client(server.origin, signedIn.token).ask('getMe')).status).toBe(401);
  },
);
