import type { Page } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { login } from '#app/text/sign-in/login.ts';
import { merge } from '#app/text/account/merge.ts';
import { profile } from '#app/text/account/profile.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { formatPhone } from '#app/format/phone.ts';
import { client } from '#test/api/support/client.ts';
import { freshPhone, newestCode, otherCode, register } from '#test/api/support/outside/sms.ts';
import type { TestServer } from '#test/api/support/start-server.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, onlineTest, test } from '../harness/fixtures.ts';
import { leaveDiary } from '../harness/pages/leave-diary.ts';
import { newPerson } from '../harness/people.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';
import { ServerTruth } from '../harness/server-truth.ts';
import { smsApp } from '../harness/outside/sms-app.ts';

const PASSWORD = 'ხაჭაპური და ლობიანი';

/** Where the server's messages lie. */
const messagesOf = (server: TestServer) => ({ server, smsFolder: server.dataDir ?? '' });

/** The code of the newest message to a number. */
const codeSentTo = (server: TestServer, phone: string) => newestCode(messagesOf(server), phone);

/** The boxes of the code. */
const codeBoxes = (page: Page) => page.getByRole('group', { name: signIn.code }).getByRole('textbox');

/** Types a code as a person does, digit by digit; with the last one it goes off. */
async function typeCode(page: Page, code: string): Promise<void> {
  await codeBoxes(page).first().click();
  await page.keyboard.type(code);
}

/** Has a code sent to a number. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: signIn.phone }).fill(phone);
  await page.getByRole('button', { name: signIn.getCode }).click();
}

onlineTest(
  'a stranger signs in by a code that the phone hands over, after a number that is none, a message that never came and a page that was dropped',
  async ({ page, context, network, server, troubles }) => {
    troubles.allow(/status of 400/);
    const phone = freshPhone();
    const phonesMessages = await smsApp(context);
    const readings = () => phonesMessages.readings(page);
    await page.goto('/login');
    await askForCode(page, '59');
    await expect(page.getByText(signIn.wrongPhone)).toBeVisible();
    await expect(page.getByRole('textbox', { name: signIn.phone })).toBeFocused();
    await expectAccessible(page, 'the number');

    network.answerWith(/ \/api\/auth\/sms\/send/, 2, 200, {
      success: true,
      message: '',
      data: { verificationId: crypto.randomUUID(), resendInSeconds: 0 },
    });
    await askForCode(page, `+995 ${phone}`);
    await expect(codeBoxes(page).first()).toBeFocused();
    await expect.poll(readings).toEqual(['waits']);
    await page.getByRole('button', { name: signIn.otherNumber }).click();
    await expect.poll(readings).toEqual(['stopped']);
    await askForCode(page, phone);
    await page.getByRole('button', { name: signIn.confirm }).click();
    await expect(page.getByText(signIn.fourDigits)).toBeVisible();
    await page.getByRole('button', { name: signIn.resend }).click();
    await expect(page.getByText(signIn.resendIn(''))).toBeVisible();
    const code = await codeSentTo(server, phone);
    await expect.poll(readings).toEqual(['stopped', 'stopped', 'waits']);
    await typeCode(page, otherCode(code));
    await expect(page.getByText(errorText('invalid-code'))).toBeVisible();
    // Somebody types: a message that comes now must not put its digits over theirs.
    expect(await readings()).toEqual(['stopped', 'stopped', 'stopped']);
    await expectAccessible(page, 'a wrong code');

    // A phone may drop the page while its person reads the message.
    await page.reload();
    await expect.poll(readings).toEqual(['waits']);
    const proofs = network.count(/ \/api\/auth\/sms\/verify/);
    await phonesMessages.deliver(page, code);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(network.count(/ \/api\/auth\/sms\/verify/)).toBe(proofs + 1);
    await page.getByRole('button', { name: registration.skipPassword }).click();
    await expect(page.getByText(login.title)).toHaveCount(0);
  },
);

test.describe('a nameless diary', () => {
  test.use({ asksToRegister: true });

  onlineTest(
    'is asked for a number, keeps its entries under it though an answer is lost, and opens on a second phone by password',
    async ({ diary, context, network, server, newDevice, troubles }) => {
      troubles.allow(/status of 401/);
      const { page } = diary;
      const phone = freshPhone();
      const sheet = diary.dialog(registration.title);
      await expect(sheet).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page, 'the registration');
      await sheet.getByRole('button', { name: registration.later }).click();
      await expect(sheet).toHaveCount(0);
      await diary.logMeal({ title: 'ჩაქაფული', kcal: 410, meal: 'lunch' });

      await page.goto('/profile');
      await page.getByRole('button', { name: registration.register }).click();
      await askForCode(page, phone);
      await expect(diary.dialog(signIn.enterCode)).toBeVisible();
      await page.getByRole('button', { name: common.back }).click();
      await askForCode(page, phone);
      const otherTab = await context.newPage();
      await otherTab.goto('/help');
      await otherTab.evaluate(() => document.body.setAttribute('data-untouched', ''));
      // The number is proven, and nobody hears of it; the used code counts once more under its key.
      network.loseAnswers(/ \/api\/auth\/sms\/verify/, 1);
      // As the phone fills it in, or a person pastes it: whole.
      await codeBoxes(page)
        .first()
        .fill(await codeSentTo(server, phone));
      await expect(page.getByText(signIn.unreachable)).toBeVisible();
      await page.getByRole('button', { name: signIn.confirm }).click();
      const password = page.getByLabel(registration.password);
      await password.fill('1234567');
      await page.getByRole('button', { name: registration.savePassword }).click();
      await expect(page.getByText(registration.passwordShort('8'))).toBeVisible();
      await password.fill(PASSWORD);
      await expectAccessible(page, 'the password');
      await page.getByRole('button', { name: registration.savePassword }).click();
      await diary.dialog(registration.done).getByRole('button', { name: common.proceed }).click();
      await expect(page.getByRole('heading', { name: formatPhone(phone) })).toBeVisible();
      await expect(page.getByText(profile.namelessNote)).toHaveCount(0);
      // A new token of the same person is no reason to load another tab anew.
      await expect(otherTab.locator('body[data-untouched]')).toHaveCount(1);

      const second = await newDevice();
      await second.page.goto('/login');
      await second.page.getByText(login.ways.password).click();
      await second.page.getByLabel(login.name).fill(phone);
      await second.page.getByLabel(signIn.password, { exact: true }).fill('something else');
      await second.page.getByRole('button', { name: login.signIn, exact: true }).click();
      await expect(second.page.getByText(login.refused)).toBeVisible();
      await second.page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
      await second.page.getByRole('button', { name: login.signIn, exact: true }).click();
      await expect(second.diary.dish('ჩაქაფული')).toBeVisible();
    },
  );
});

/** An account with a number, a password and one dish of today. */
async function accountWith(server: TestServer, phone: string, title: string, date: string): Promise<ServerTruth> {
  const { token } = await newPerson(server.origin);
  const owner = await register(messagesOf(server), client(server.origin, token), phone);
  const { data } = await owner.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } });
  const meal = { title, imageUrl: '', calories: 300, proteins: 10, carbs: 40, fats: 9, mealType: 'lunch' };
  await client(server.origin, data.token).ask('postMeal', { body: { meal, date } });
  return new ServerTruth(server.origin, data.token);
}

/** Signs in to the account of a number out of a nameless diary, by the registration. */
async function leadIntoAccount({ page }: DiaryPage, server: TestServer, phone: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: registration.register }).click();
  await askForCode(page, phone);
  await expect(page.getByText(errorText('phone-registered'))).toBeVisible();
  await page.getByRole('button', { name: signIn.signInWithIt }).click();
  await expect(page.getByText(registration.intoAccount)).toBeVisible();
  await typeCode(page, await codeSentTo(server, phone));
}

test('a nameless diary comes along into an account once, from every device and through a page that dies', async ({
  diary,
  context,
  network,
  server,
  newDevice,
  person,
  troubles,
}) => {
  troubles.allow(/status of 401/);
  const phone = freshPhone();
  const account = await accountWith(server, phone, 'ხინკალი', await diary.today());
  await diary.logMeal({ title: 'ლობიანი', kcal: 500, meal: 'dinner' });
  await diary.addWater();
  await diary.drained();
  const second = await newDevice(person);
  await expect(second.diary.dish('ლობიანი')).toBeVisible();
  await second.diary.drained();
  await second.context.setOffline(true);
  await second.diary.logMeal({ title: 'მჭადი', kcal: 210, meal: 'dinner' });
  const otherTab = new DiaryPage(await context.newPage());
  await otherTab.open();

  await leadIntoAccount(diary, server, phone);
  // A dish, water, and the weight of the questionnaire.
  const question = diary.dialog(merge.title('3'));
  await expect(question).toBeVisible();
  await expectAccessible(diary.page, 'the question');
  const release = network.hold(/\/api\/auth\/merge/);
  const underWay = diary.page.waitForRequest(/\/api\/auth\/merge/);
  await question.getByRole('button', { name: merge.bring }).click();
  await expect(question).toContainText(merge.bringing);
  await underWay;
  await diary.page.goto('/dashboard');
  release();
  await expect(diary.dish('ლობიანი')).toHaveCount(1);
  await expect(diary.dish('ხინკალი')).toHaveCount(1);
  await expect(otherTab.dish('ლობიანი')).toHaveCount(1);
  await expectServerHasWhatShows(diary, account);

  await second.context.setOffline(false);
  await second.diary.comeBack();
  await expect(second.page).toHaveURL(/\/login$/, { timeout: 30_000 });
  await second.page.getByText(login.ways.password).click();
  await second.page.getByLabel(login.name).fill(phone);
  await second.page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await second.page.getByRole('button', { name: login.signIn, exact: true }).click();
  await expect(second.diary.dish('მჭადი')).toHaveCount(1);
  await expectServerHasWhatShows(second.diary, account);
  expect((await account.titles()).toSorted()).toEqual(['ლობიანი', 'მჭადი', 'ხინკალი'].toSorted());
});

onlineTest('a nameless diary that is not brought along stays where it is', async ({ diary, server, troubles }) => {
  troubles.allow(/status of 401/);
  const phone = freshPhone();
  await accountWith(server, phone, 'ხინკალი', await diary.today());
  await diary.logMeal({ title: 'ჩურჩხელა', kcal: 400, meal: 'snacks' });
  await leadIntoAccount(diary, server, phone);
  await diary.dialog(merge.title('2')).getByRole('button', { name: merge.leave }).click();
  await diary.open();
  await expect(diary.dish('ხინკალი')).toHaveCount(1);
  await expect(diary.dish('ჩურჩხელა')).toHaveCount(0);

  await leaveDiary(diary, 'delete');
  await diary.page.getByRole('button', { name: login.openOf(common.namelessDiary) }).click();
  await expect(diary.dish('ჩურჩხელა')).toHaveCount(1);
});
