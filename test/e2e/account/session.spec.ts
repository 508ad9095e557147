import { common } from '#app/text/common.ts';
import { leaving } from '#app/text/account/leaving.ts';
import { login } from '#app/text/sign-in/login.ts';
import { dish } from '#app/text/food/meal.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { client } from '#test/api/support/client.ts';
import { freshPhone, register } from '#test/api/support/outside/sms.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { deviceRemains, diariesOn, storedKeys } from '../harness/device-remains.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { answerLeaving, leaveDiary } from '../harness/pages/leave-diary.ts';
import { leaveCustomToken, leaveToken, newPerson } from '../harness/people.ts';
import { turnedPhoto } from '../harness/outside/photos.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';
import { ServerTruth } from '../harness/server-truth.ts';

test('a token revoked while entries wait loses nothing: signed in again, they are sent', async ({
  diary,
  network,
  person,
  server,
  truth,
}) => {
  await diary.drained();
  network.turn('down');
  await diary.logMeal({ title: 'ოსტრი', kcal: 450, meal: 'lunch' });
  await diary.addWater();
  const shown = await diary.seen();
  expect(await truth.titles()).toEqual([]);
  await truth.revoke();
  network.turn('fair');
  await diary.comeBack();

  await expect(diary.page).toHaveURL(/\/login$/, { timeout: 30_000 });
  await expect(diary.page.getByText(login.expired)).toBeVisible();
  await expect(diary.page.getByText(login.waiting('2'))).toBeVisible();
  expect(await storedKeys(diary.page)).not.toContain('auth_token');

  await leaveCustomToken(diary.page, person.customToken);
  await diary.open();
  const newTruth = await ServerTruth.of(diary.page, server.origin);
  await expectServerHasWhatShows(diary, newTruth);
  expect(await diary.seen()).toEqual(shown);
  expect(await newTruth.titles()).toEqual(['ოსტრი']);
  expect(await storedKeys(diary.page)).not.toContain('customToken');
});

test('signing out leaves nothing of the person on the device, and other tabs follow', async ({
  diary,
  context,
  server,
  person,
}) => {
  const { page } = diary;
  const phone = freshPhone();
  const nino = await register({ server, smsFolder: server.dataDir ?? '' }, client(server.origin, person.token), phone);
  const token = nino.token ?? '';
  await nino.ask('putProfile', { body: { displayName: 'ნინო წერეთელი', email: 'nino@example.ge' } });
  await leaveToken(page, 'auth_token', token);
  await diary.open();
  const sheet = await diary.openAddMeal('lunch');
  await diary.fillDish(sheet, { title: 'ბაჟე ნიგვზით', kcal: 610 });
  await sheet.getByLabel(dish.choosePhoto, { exact: true }).setInputFiles(await turnedPhoto());
  await expect(sheet.getByRole('button', { name: dish.removePhoto })).toBeVisible();
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await diary.setWeight('71,3');
  await diary.drained();
  // A second look has the picture from the network, through the worker's cache.
  await diary.open();
  await expect(diary.dish('ბაჟე ნიგვზით').getByRole('img').or(diary.dish('ბაჟე ნიგვზით').locator('img'))).toBeVisible();
  const secrets = ['ნინო წერეთელი', 'nino@example.ge', phone, 'ბაჟე ნიგვზით', '71.3', token, '/uploads/', person.uid];
  await expect
    .poll(
      async () => {
        const remains = await deviceRemains(page);
        return secrets.filter((secret) => !remains.includes(secret));
      },
      { message: 'what the search would not find' },
    )
    .toEqual([]);
  const other = new DiaryPage(await context.newPage());
  await other.open();

  await diary.askToLeave();
  await expect(diary.dialog(leaving.title)).toContainText(leaving.text);
  await expectAccessible(page, 'the question of the sign-out');
  await answerLeaving(diary, 'delete');

  await expect(other.page).toHaveURL(/\/login$/);
  await expect
    .poll(
      async () => {
        const remains = await deviceRemains(page);
        return secrets.filter((secret) => remains.includes(secret));
      },
      { message: 'what is left of the person' },
    )
    .toEqual([]);
  expect((await nino.ask('getMe')).status).toBe(401);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/onboarding\/welcome$/);
});

test('a diary that its person leaves on the device opens by signing in again, and its token is worth nothing', async ({
  diary,
  context,
  network,
  server,
  person,
}) => {
  const phone = freshPhone();
  const nino = await register({ server, smsFolder: server.dataDir ?? '' }, client(server.origin, person.token), phone);
  await nino.ask('smsSetPassword', { body: { phoneNumber: phone, password: 'ხაჭაპური და ლობიანი' } });
  const { data } = await client(server.origin).ask('loginEmail', {
    body: { email: phone, password: 'ხაჭაპური და ლობიანი' },
  });
  await leaveToken(diary.page, 'auth_token', data.token);
  await diary.open();
  await diary.logMeal({ title: 'ელარჯი', kcal: 480, meal: 'lunch' });
  await diary.drained();
  await flightMode(context, network, true);

  await leaveDiary(diary, 'keep');

  await expect(diary.page.getByText(login.kept)).toHaveCount(0);
  expect(await deviceRemains(diary.page)).toContain('ელარჯი');
  expect((await client(server.origin, data.token).ask('getMe')).status).toBe(200);
  await flightMode(context, network, false);
  await expect.poll(async () => (await client(server.origin, data.token).ask('getMe')).status).toBe(401);
  expect(await deviceRemains(diary.page)).not.toContain(data.token);

  const again = await client(server.origin).ask('loginEmail', {
    body: { email: phone, password: 'ხაჭაპური და ლობიანი' },
  });
  await leaveToken(diary.page, 'auth_token', again.data.token);
  await diary.open();
  await expect(diary.dish('ელარჯი')).toBeVisible();
});

test("someone else's sign-in leaves the first diary alone", async ({ diary, context, network, server, truth }) => {
  await diary.drained();
  await flightMode(context, network, true);
  await diary.logMeal({ title: 'ნიგვზიანი', kcal: 280, meal: 'lunch' });
  await leaveDiary(diary, 'keep');
  await flightMode(context, network, false);

  const guest = await newPerson(server.origin);
  await leaveCustomToken(diary.page, guest.customToken);
  await diary.open();
  await expect(diary.dish('ნიგვზიანი')).toHaveCount(0);
  await diary.logMeal({ title: 'სულგუნი', kcal: 190, meal: 'breakfast' });
  const guestTruth = new ServerTruth(server.origin, guest.token);
  await expectServerHasWhatShows(diary, guestTruth);
  expect(await truth.titles()).toEqual([]);
  expect(await diariesOn(diary.page)).toHaveLength(2);

  await leaveDiary(diary, 'delete');
  await expect(diary.page.getByText(login.waiting('1'))).toBeVisible();
  const first = diary.page.getByRole('listitem').filter({ hasText: login.waiting('1') });
  await first.getByRole('button', { name: new RegExp(login.open) }).click();
  await expect(diary.dish('ნიგვზიანი')).toBeVisible();
  await expectServerHasWhatShows(diary, truth);
  expect(await truth.titles()).toEqual(['ნიგვზიანი']);
  expect(await guestTruth.titles()).toEqual(['სულგუნი']);
});

onlineTest('a dead token on an emptied device is asked about once', async ({ diary, troubles, network }) => {
  troubles.allow(/status of 401/);
  const { page } = diary;
  // A page without the app, which would note the day's glance again.
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('auth_token', 'worth nothing');
  });
  const before = network.seen.length;
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/(?:login|onboarding)/);
  const asked = network.seen.slice(before).filter(({ path }) => /first-day|\/auth\/me/.test(path));
  expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/first-day/)]);
});

onlineTest(
  'a token alone is a sign-in; whoever leaves a nameless diary is told what comes of it before it happens',
  async ({ diary, troubles, person, server }) => {
    test.setTimeout(120_000);
    await test.step('a token alone is a sign-in, an old cached user is not read, and a token that is worth nothing goes', async () => {
      troubles.allow(/status of 401/);
      const { page } = diary;
      await diary.logMeal({ title: 'ბადრიჯანი', kcal: 220, meal: 'lunch' });
      await page.evaluate(() => {
        localStorage.setItem('user_cache_version', 'v2');
        localStorage.setItem('user_data', '{"uid":"somebody else"}');
      });
      await diary.open();
      await expect(diary.dish('ბადრიჯანი')).toBeVisible();
      const keys = await page.evaluate(() => [
        localStorage.getItem('user_cache_version'),
        localStorage.getItem('user_data') ?? '',
      ]);
      expect(keys[0]).toBe('v3_full_profile_with_payment');
      expect(keys[1]).not.toContain('somebody else');

      await page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem('auth_token', 'worth nothing');
      });
      await page.goto('/');
      await expect(page).toHaveURL(/\/onboarding\/welcome$/);
      expect(await storedKeys(page)).not.toContain('auth_token');
    });

    await test.step('whoever leaves a nameless diary is told that it would be lost, or lie open, before either happens', async () => {
      const { page } = diary;
      await leaveToken(page, 'auth_token', person.token);
      await diary.open();
      await diary.drained();
      await diary.askToLeave();
      await expect(diary.dialog(leaving.namelessTitle)).toContainText(leaving.namelessText);
      await expectAccessible(page, 'leaving a nameless diary');
      await diary.dialog().getByRole('button', { name: registration.register }).click();
      await expect(diary.dialog(registration.title)).toBeVisible();
      await diary.dialog(registration.title).getByRole('button', { name: registration.later }).click();

      await diary.askToLeave();
      await diary.dialog().getByRole('button', { name: leaving.keep }).click();
      await expect(diary.dialog(leaving.keepNamelessTitle)).toContainText(leaving.keepNamelessText);
      await diary.dialog().getByRole('button', { name: leaving.keepNamelessConfirm }).click();
      await expect(page.getByText(login.openToAll)).toBeVisible();
      await page.getByRole('button', { name: login.openOf(common.namelessDiary) }).click();
      await diary.shows();

      await leaveDiary(diary, 'keep');
      const mine = client(server.origin, person.token);
      expect((await mine.ask('getMe')).status).toBe(200);
      await page.getByRole('button', { name: login.deleteOf(common.namelessDiary) }).click();
      await expect(diary.dialog(login.deleteTitle)).toContainText(login.deleteForGood);
      await expectAccessible(page, 'deleting a diary that was left');
      await diary.dialog().getByRole('button', { name: common.remove }).click();
      await expect(page.getByText(login.kept)).toHaveCount(0);
      await expect.poll(() => diariesOn(page)).toEqual([]);
      await expect.poll(async () => (await mine.ask('getMe')).status).toBe(401);
    });
  },
);
