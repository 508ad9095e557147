import { formatFullDay } from '#app/format/day.ts';
import { calendar } from '#app/text/calendar.ts';
import { dish } from '#app/text/food/meal.ts';
import { addDays, dayInZone, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';
import { leaveToken } from '../harness/people.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';
import { clock } from '#app/text/diary/clock.ts';

const DAY_MS = 86_400_000;

test('at midnight an open diary turns its page, and a form that was opened before keeps its day', async ({
  page,
  person,
  truth,
}) => {
  const before = dayInZone(Date.now(), TBILISI);
  const after = addDays(before, 1);
  await leaveToken(page, 'auth_token', person.token);
  await page.clock.install({ time: new Date(`${before}T23:58:00+04:00`) });
  const diary = new DiaryPage(page);
  await diary.open();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(formatFullDay(before, before));
  await diary.logMeal({ title: 'კუჭმაჭი', kcal: 310, meal: 'dinner' });
  const sheet = await diary.openAddMeal('dinner');
  await diary.fillDish(sheet, { title: 'ღვინო', kcal: 125 });

  await page.clock.fastForward('03:00');
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet).toBeHidden();
  await expect(heading).toContainText(calendar.today);
  await expect(heading).toContainText(formatFullDay(after, after));
  expect((await diary.seen()).meals.dinner).toEqual([]);
  await diary.logMeal({ title: 'წყვილი ნაყინი', kcal: 240, meal: 'snacks' });

  await diary.drained();
  expect((await truth.day(before)).meals.dinner.map(({ title }) => title)).toEqual(['კუჭმაჭი', 'ღვინო']);
  expect((await truth.day(after)).meals.snacks.map(({ title }) => title)).toEqual(['წყვილი ნაყინი']);
  await diary.goToDay(before);
  await expect(heading).toContainText(calendar.yesterday);
  expect(await diary.titles('dinner')).toEqual(['კუჭმაჭი', 'ღვინო']);
});

test('a device in another time zone logs on its own calendar day', async ({ diary, person, newDevice, truth }) => {
  const tbilisiDay = dayInZone(Date.now(), TBILISI);
  // One of them has another date than Tbilisi at any hour.
  const timezoneId =
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayInZone(Date.now(), zone) !== tbilisiDay) ?? '';
  const itsDay = dayInZone(Date.now(), timezoneId);
  const traveller = await newDevice(person, { timezoneId });
  await expect(traveller.page.getByRole('heading', { level: 1 })).toContainText(formatFullDay(itsDay, itsDay));

  await traveller.diary.logMeal({ title: 'ქოქოსი', kcal: 350, meal: 'snacks' });
  await traveller.diary.addWater();
  await expectServerHasWhatShows(traveller.diary, truth);
  expect((await truth.day(itsDay)).meals.snacks).toEqual([{ title: 'ქოქოსი', kcal: 350 }]);
  expect((await truth.day(tbilisiDay)).meals.snacks).toEqual([]);

  await diary.comeBack();
  if (itsDay < tbilisiDay) await diary.goToDay(itsDay);
  await expect(diary.dish('ქოქოსი')).toHaveCount(itsDay < tbilisiDay ? 1 : 0);
});

test.describe('a device whose clock is three days ahead', () => {
  const heading = (diary: DiaryPage) => diary.page.getByRole('heading', { level: 1 });
  let deviceDay: DiaryDay;
  let serverDay: DiaryDay;
  test.beforeEach(async ({ network }) => {
    network.shiftClock(-3 * DAY_MS);
    deviceDay = dayInZone(Date.now(), TBILISI);
    serverDay = dayInZone(Date.now() - 3 * DAY_MS, TBILISI);
  });

  test("asks which day is meant and logs on the server's", async ({ diary, truth }) => {
    const question = diary.dialog(clock.title);
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: clock.server(formatFullDay(serverDay, deviceDay)) }).click();
    await expect(question).toBeHidden();
    await expect(heading(diary)).toContainText(formatFullDay(serverDay, serverDay));
    await diary.logMeal({ title: 'ბაჟე', kcal: 400, meal: 'lunch' });
    await diary.drained();
    expect((await truth.day(serverDay)).meals.lunch).toEqual([{ title: 'ბაჟე', kcal: 400 }]);

    await diary.open();
    await expect(diary.dish('ბაჟე')).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  test('logs on its own when the person says so, and does not ask again', async ({ diary, truth }) => {
    const question = diary.dialog(clock.title);
    await question.getByRole('button', { name: clock.device(formatFullDay(deviceDay, serverDay)) }).click();
    await expect(question).toBeHidden();
    await expect(heading(diary)).toContainText(formatFullDay(deviceDay, deviceDay));
    await diary.logMeal({ title: 'აჩმა', kcal: 420, meal: 'breakfast' });
    await expectServerHasWhatShows(diary, truth, deviceDay);

    await diary.open();
    await expect(diary.dish('აჩმა')).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});
