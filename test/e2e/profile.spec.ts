import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { addDays } from '../../src/domain/diary-day.ts';
import { body } from '../../src/app/text/body.ts';
import { common } from '../../src/app/text/common.ts';
import { goals } from '../../src/app/text/goals.ts';
import { login } from '../../src/app/text/login.ts';
import { onboarding } from '../../src/app/text/onboarding.ts';
import { profile } from '../../src/app/text/profile.ts';
import { shell } from '../../src/app/text/shell.ts';
import { transfer } from '../../src/app/text/transfer.ts';
import { formatKcal } from '../../src/app/format/number.ts';
import { expectAccessible } from './harness/accessible.ts';
import type { DiaryPage } from './harness/diary-page.ts';
import { expect, flightMode, test } from './harness/fixtures.ts';
import { leaveToken, newPerson } from './harness/people.ts';
import { ServerTruth } from './harness/server-truth.ts';

const { numbers } = onboarding;
const LONG_NAME = 'ელენე-ანასტასია ჩაგელიშვილი-ორჯონიკიძე';

/** Opens the profile inside the app, also without a network. */
async function openProfile({ page }: DiaryPage): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: profile.goals, exact: true })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Opens a row's sheet, types a figure and saves. */
async function typeFigure({ page, dialog }: Pick<DiaryPage, 'page'> & { dialog: DiaryPage['dialog'] }, name: string, label: string, text: string) {
  await row(page, name).click();
  const sheet = dialog(name);
  await sheet.getByRole('textbox', { name: label }).fill(text);
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(sheet).toBeHidden();
}

/** The whole diary as the file that is offered. */
async function takeAway(page: Page): Promise<{ path: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: transfer.exportDiary }).first().click()]);
  expect(download.suggestedFilename()).toMatch(/^lukma-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  return { path, text: await readFile(path, 'utf8') };
}

async function chooseFile(diary: DiaryPage, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const sheet = diary.dialog(transfer.importDiary);
  await sheet.locator('input[type=file]').setInputFiles(file);
  return sheet;
}

test('what is changed about the person in flight mode shows at once and reaches the server later; goals follow when asked', async ({ diary, context, network, truth }) => {
  const { page } = diary;
  await diary.drained();
  await openProfile(diary);
  await flightMode(context, network, true);

  await page.getByRole('button', { name: profile.editName }).click();
  const name = diary.dialog(profile.name);
  await name.getByRole('textbox', { name: profile.name }).fill(`${LONG_NAME.repeat(3)}`);
  await expect(name.getByText(profile.nameTooLong('80'))).toBeVisible();
  await name.getByRole('textbox', { name: profile.name }).fill(LONG_NAME);
  await name.getByRole('button', { name: common.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();

  await row(page, profile.gender).click();
  await diary.dialog(profile.gender).getByRole('radio', { name: body.genders.other }).check();
  await diary.dialog(profile.gender).getByRole('button', { name: common.save }).click();
  await row(page, numbers.age.label).click();
  await diary.dialog(numbers.age.label).getByRole('textbox', { name: numbers.age.label }).fill('7');
  await expect(diary.dialog(numbers.age.label).getByText(numbers.age.least('14'))).toBeVisible();
  await expect(diary.dialog(numbers.age.label).getByRole('button', { name: common.save })).toBeDisabled();
  await page.keyboard.press('Escape');
  await typeFigure({ page, dialog: (name) => diary.dialog(name) }, numbers.height.label, numbers.height.label, '170');
  await typeFigure({ page, dialog: (name) => diary.dialog(name) }, numbers.weight.label, numbers.weight.label, '63,4');
  await expect(row(page, profile.calories)).toContainText(formatKcal(1146));

  await row(page, profile.recalculate).click();
  const preview = diary.dialog(profile.recalculate);
  await expect(preview.getByRole('row', { name: profile.calories })).toContainText(formatKcal(1107));
  await preview.getByRole('button', { name: goals.takeSafe(formatKcal(1200)) }).click();
  await preview.getByRole('button', { name: profile.takeGoals }).click();
  await expect(preview).toBeHidden();
  await expect(row(page, profile.calories)).toContainText(formatKcal(1200));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
  expect((await truth.changes()).profile?.displayName).toBeNull();

  await flightMode(context, network, false);
  await diary.drained();
  const { profile: told, weights } = await truth.changes();
  expect(told).toMatchObject({ displayName: LONG_NAME, profile: { gender: 'other', age: 24, height: 170, weight: 63.4 } });
  expect(weights.map(({ weight }) => weight)).toContain(63.4);
  expect((await truth.day(await diary.today())).goalKcal).toBe(1200);
});

test('colours stay as chosen, and the profile leads to what waits', async ({ diary }) => {
  const { page } = diary;
  await openProfile(diary);
  await page.getByRole('radio', { name: shell.themes.dark }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: shell.themes.dark })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(profile.metric, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: shell.outbox }).click();
  await expect(page).toHaveURL(/\/outbox$/);
});

test('a diary that was taken away and deleted comes back into a new account, once', async ({ diary, network, server, person, truth }) => {
  const { page } = diary;
  await diary.logMeal({ title: 'ხინკალი', kcal: 610, meal: 'lunch' });
  await diary.logMeal({ title: '<b>ბადრიჯანი</b> 🍆', kcal: 210, meal: 'dinner' });
  await diary.addWater(2);
  await diary.setWeight('64,2');
  await diary.drained();
  network.turn('down');
  await diary.logMeal({ title: 'ჩურჩხელა', kcal: 300, meal: 'snacks' });
  const before = await diary.seen();
  await openProfile(diary);
  const { path, text } = await takeAway(page);
  expect(text).toContain('ჩურჩხელა');
  network.turn('fair');
  await diary.drained();

  await page.getByRole('button', { name: transfer.remove }).click();
  const question = diary.dialog(transfer.removeTitle);
  const confirm = question.getByRole('button', { name: common.remove, exact: true });
  await question.getByRole('textbox').fill('არა');
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill(transfer.word);
  network.loseAnswers(/^DELETE \/api\/user$/, 1);
  await confirm.click();
  await expect(page).toHaveURL(/\/(onboarding\/welcome|login)$/);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map((found) => found.name))).not.toContain(`diary-${person.uid}`);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect(truth.changes()).rejects.toThrow();

  const next = await newPerson(server.origin);
  await leaveToken(page, 'auth_token', next.token);
  await diary.open();
  await openProfile(diary);
  await row(page, transfer.importDiary).click();
  const sheet = await chooseFile(diary, path);
  await sheet.getByRole('button', { name: transfer.start('5') }).click();
  await expect(sheet.getByText(transfer.done('5'))).toBeVisible();
  await sheet.getByRole('button', { name: common.close }).last().click();
  await diary.open();
  expect(await diary.seen()).toEqual(before);
  await diary.drained();
  const nextTruth = new ServerTruth(server.origin, next.token);
  expect((await nextTruth.day(await diary.today())).meals).toEqual(before.meals);

  await openProfile(diary);
  await row(page, transfer.importDiary).click();
  await expect((await chooseFile(diary, path)).getByText(transfer.nothingNew)).toBeVisible();
});

test('a file that is none of ours is refused with its reason, and a bad entry is left out alone', async ({ diary }) => {
  await openProfile(diary);
  await row(diary.page, transfer.importDiary).click();
  const today = await diary.today();
  const meal = { id: '01936f3e-0000-7000-8000-0000000000aa', title: 'მჭადი', calories: 200, mealType: 'lunch', timestamp: { seconds: 1, nanoseconds: 0 } };
  const days = [{ date: addDays(today, -1), meals: [meal, { ...meal, id: 'x' }] }];
  const file = (content: string | Buffer) => ({ name: 'lukma.json', mimeType: 'application/json', buffer: Buffer.from(content) });

  const sheet = await chooseFile(diary, file('%PDF-1.7'));
  await expect(sheet.getByText(transfer.refused['not-ours'])).toBeVisible();
  await chooseFile(diary, file(JSON.stringify({ format: 'lukma', version: 9, days: [] })));
  await expect(sheet.getByText(transfer.refused['other-version'])).toBeVisible();
  await chooseFile(diary, file(JSON.stringify({ format: 'lukma', version: 1, days })));
  await expect(sheet.getByRole('button', { name: transfer.start('1') })).toBeVisible();
  await expect(sheet.getByText(transfer.unreadable)).toBeVisible();
});

test('without a network the deletion says so before the tap; a nameless diary whose token was revoked can be taken away from the sign-in screen', async ({ diary, context, network, truth }) => {
  const { page } = diary;
  await diary.drained();
  await openProfile(diary);
  await flightMode(context, network, true);
  await page.getByRole('button', { name: transfer.remove }).click();
  const question = diary.dialog(transfer.removeTitle);
  await question.getByRole('textbox').fill(transfer.word);
  await expect(question.getByText(transfer.removeOffline)).toBeVisible();
  await expect(question.getByRole('button', { name: common.remove, exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await diary.open();
  await diary.logMeal({ title: 'ოსტრი', kcal: 450, meal: 'lunch' });

  await truth.revoke();
  await flightMode(context, network, false);
  await diary.comeBack();
  await expect(page).toHaveURL(/\/login$/, { timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: login.exportOf(login.nameless) }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('ოსტრი');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the profile and its sheets', async ({ diary }) => {
      const { page } = diary;
      test.setTimeout(120_000);
      await openProfile(diary);
      await expectAccessible(page, 'profile');
      for (const name of [profile.gender, numbers.age.label, profile.activity, profile.target, profile.water, profile.recalculate, transfer.importDiary, transfer.remove]) {
        await row(page, name).click();
        const sheet = diary.dialog();
        await expect(sheet).toBeVisible();
        await expectAccessible(page, name);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(row(page, name)).toBeFocused();
      }
    });
  });
}
