import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { DiaryExport } from '#contract/diary/export.ts';
import { addDays } from '#domain/diary/diary-day.ts';
import { common } from '#app/text/common.ts';
import { login } from '#app/text/sign-in/login.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { profile } from '#app/text/account/profile.ts';
import { shell } from '#app/text/shell/shell.ts';
import { imports } from '#app/text/account/imports.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { newPerson } from '../harness/people.ts';

const { numbers } = onboarding;

/** Opens the profile inside the app, also without a network. */
async function openProfile({ page }: DiaryPage): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: profile.goals, exact: true })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function chooseFile(diary: DiaryPage, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const sheet = diary.dialog(transfer.importDiary);
  await sheet.locator('input[type=file]').setInputFiles(file);
  return sheet;
}

onlineTest(
  'axe finds nothing in the profile and its sheets, colours stay as chosen, and a file that is none of ours is refused',
  async ({ diary }) => {
    test.setTimeout(120_000);
    await test.step('axe finds nothing in the profile and its sheets', async () => {
      const { page } = diary;
      await openProfile(diary);
      await expectAccessible(page, 'profile');
      for (const name of [
        profile.gender,
        numbers.age.label,
        profile.activity,
        profile.target,
        profile.water,
        profile.recalculate,
        transfer.importDiary,
        transfer.remove,
      ]) {
        await row(page, name).click();
        const sheet = diary.dialog();
        await expect(sheet).toBeVisible();
        await expectAccessible(page, name);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(row(page, name)).toBeFocused();
      }
    });

    await test.step('colours stay as chosen, and the profile leads to what waits', async () => {
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

    await test.step('a file that is none of ours is refused with its reason, and a bad entry is left out alone', async () => {
      await openProfile(diary);
      await row(diary.page, transfer.importDiary).click();
      const today = await diary.today();
      const meal = {
        id: '01936f3e-0000-7000-8000-0000000000aa',
        title: 'მჭადი',
        calories: 200,
        mealType: 'lunch',
        timestamp: { seconds: 1, nanoseconds: 0 },
      };
      const days = [{ date: addDays(today, -1), meals: [meal, { ...meal, id: 'x' }] }];
      const file = (content: string | Buffer) => ({
        name: 'lukma.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });

      const sheet = await chooseFile(diary, file('%PDF-1.7'));
      await expect(sheet.getByText(imports.refused.unknown)).toBeVisible();
      await chooseFile(diary, file(JSON.stringify({ format: 'lukma', version: 9, days: [] })));
      await expect(sheet.getByText(imports.refused['other-version'])).toBeVisible();
      await chooseFile(diary, file(JSON.stringify({ format: 'lukma', version: 1, days })));
      await expect(sheet.getByRole('button', { name: imports.start('1') })).toBeVisible();
      await expect(sheet.getByText(imports.unreadable)).toBeVisible();
    });
  },
);

test('without a network the deletion says so before the tap; a nameless diary whose token was revoked can be taken away from the sign-in screen', async ({
  diary,
  context,
  network,
  truth,
}) => {
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
    page.getByRole('button', { name: login.exportOf(common.namelessDiary) }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('ოსტრი');
});

/** What a person would miss, of a file of theirs: names of the account, times and revisions are the server's own. */
function whatMatters(text: string): object {
  const { user, days, weights, plan, conversations, favourites } = v.parse(DiaryExport, JSON.parse(text));
  return {
    name: user.displayName,
    profile: user.profile,
    days: days.map(({ date, meals, water, goals }) => ({
      date,
      meals: meals.map(({ rev: _, ...meal }) => meal),
      ml: water.totalIntake,
      goals,
    })),
    weights: weights.map(({ date, weight }) => ({ date, weight })),
    week: plan && { dietId: plan.dietId, days: plan.days },
    talks: conversations.map(({ createdAt: _, rev: _rev, ...talk }) => talk),
    favourites,
  };
}

test('own data changed offline reach the server; a diary that was taken away, deleted and brought into a new one is the same', async ({
  diary,
  context,
  network,
  truth,
  server,
  newDevice,
}) => {
  test.setTimeout(120_000);
  const { page } = diary;
  const today = await diary.today();
  await diary.logMeal({ title: 'ელარჯი', kcal: 510, meal: 'dinner' });
  await diary.addWater(2);
  await truth.write('PUT', '/dashboard/calories', { calories: 1400, date: addDays(today, -9) });
  await truth.write('PUT', '/meals/favourites/01936f3e-0000-7000-8000-0000000000fa', {
    dish: { title: 'ჩემი წვნიანი', calories: 210, starred: true, own: true },
  });
  const talk = { conversationId: '01936f3e-0000-7000-8000-0000000000fc', source: 'coach' };
  await truth.write('POST', '/conversations', {
    id: '01936f3e-0000-7000-8000-0000000000fb',
    userMessage: 'რა მივირთვა?',
    assistantResponse: 'წვნიანი.',
    metadata: talk,
  });
  await diary.drained();
  await openProfile(diary);
  await flightMode(context, network, true);
  await row(page, numbers.age.label).click();
  const sheet = diary.dialog(numbers.age.label);
  await sheet.getByRole('textbox', { name: numbers.age.label }).fill('31');
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(row(page, numbers.age.label)).toContainText(profile.years('31'));
  await flightMode(context, network, false);
  await diary.drained();
  expect((await truth.changes()).profile?.profile.age).toBe(31);

  const takeAway = async ({ page: where }: DiaryPage) => {
    const [download] = await Promise.all([where.waitForEvent('download'), row(where, transfer.exportDiary).click()]);
    return download.path();
  };
  const file = await takeAway(diary);
  await row(page, transfer.remove).click();
  const question = diary.dialog(transfer.removeTitle);
  await question.getByRole('textbox').fill(transfer.word);
  await question.getByRole('button', { name: common.remove, exact: true }).click();
  await expect(page).not.toHaveURL(/\/profile/);
  await expect(truth.changes()).rejects.toThrow();

  const anew = await newPerson(server.origin);
  const { diary: other } = await newDevice(anew);
  await other.drained();
  await openProfile(other);
  await row(other.page, transfer.importDiary).click();
  const preview = await chooseFile(other, file);
  await expect(preview.getByRole('switch', { name: imports.takeSettings })).toBeChecked();
  await expectAccessible(other.page, 'what an import would do');
  await preview.getByRole('button', { name: imports.start('5') }).click();
  await expect(preview.getByText(imports.done('5'))).toBeVisible();
  await preview.getByRole('button', { name: common.close }).last().click();
  await other.drained();
  const brought = whatMatters(await readFile(await takeAway(other), 'utf8'));
  expect(brought).toEqual(whatMatters(await readFile(file, 'utf8')));
});
