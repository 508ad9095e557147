import { v7 as uuidv7 } from 'uuid';
import { formatKcal } from '#app/format/number.ts';
import { expenditure as words } from '#app/text/diary/expenditure.ts';
import { fasts } from '#app/text/diary/fasts.ts';
import { shell } from '#app/text/shell/shell.ts';
import { addDays, dayInZone, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import { maintenanceKcal } from '#domain/body/energy.ts';
import { proposedGoal } from '#domain/body/expenditure/check-in.ts';
import { expenditureOn } from '#domain/body/expenditure/expenditure.ts';
import { FAST_SEASONS, fastingDay } from '#domain/fasts/fasting-calendar.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, readyForFlight, test } from '../harness/fixtures.ts';
import { leaveToken } from '../harness/people.ts';
import { sendBatch, type SeedOperation } from '../harness/send-batch.ts';

/** The browser's day, whatever the zone of this process. */
const TODAY = dayInZone(Date.now(), TBILISI);
const DAYS = 42;
const EATEN_KCAL = 2100;
const KG = 65;
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
/** The questionnaire's own answers: 1,763 kcal by the formula. */
const PERSON = {
  gender: 'female',
  ageYears: 24,
  heightCm: 176,
  goal: 'lose-weight',
  targetKg: 58,
  pregnancy: null,
} as const;

const dayBack = (back: number): DiaryDay => addDays(TODAY, -back);

/** Six weeks at one weight, logged and weighed every day until yesterday; the questionnaire has weighed today. */
function steadyWeeks(): SeedOperation[] {
  const back = Array.from({ length: DAYS }, (_, index) => DAYS - index);
  const meals = back.flatMap((each) =>
    MEALS.map((mealType) => {
      const id = uuidv7();
      const meal = { id, title: 'კერძი', calories: EATEN_KCAL / 3, proteins: 30, carbs: 80, fats: 25, mealType };
      return { key: id, method: 'POST', path: '/dashboard/meals', body: { meal, date: dayBack(each) } } as const;
    }),
  );
  const weighIns = back.map(
    (each) =>
      ({
        key: uuidv7(),
        method: 'POST',
        path: '/dashboard/weight',
        body: { weight: KG, date: dayBack(each) },
      }) as const,
  );
  return [...meals, ...weighIns];
}

test('what the body burns is told offline, and a new goal is offered once: it counts only when it is taken', async ({
  page,
  person,
  server,
  context,
  network,
}) => {
  test.setTimeout(120_000);
  await sendBatch(server.origin, person.token, steadyWeeks());
  const told = expenditureOn(TODAY, {
    days: Array.from({ length: DAYS }, (_, at) => ({ date: dayBack(at + 1), kcal: EATEN_KCAL, meals: MEALS })),
    weighIns: Array.from({ length: DAYS + 1 }, (_, at) => ({ date: dayBack(at), kg: KG })),
    formulaKcal: maintenanceKcal({
      gender: 'female',
      ageYears: 24,
      heightCm: 176,
      weightKg: KG,
      activityLevel: 'sedentary',
    }),
  });
  const offered = proposedGoal(told, PERSON, 1146) ?? 0;
  await leaveToken(page, 'auth_token', person.token);
  const diary = new DiaryPage(page);
  await diary.open();
  const card = page.getByRole('region', { name: words.title });
  await expect(card.getByText(formatKcal(told.kcal ?? 0))).toBeVisible();
  await expectAccessible(page, 'what the body burns');

  await readyForFlight(page);
  await flightMode(context, network, true);
  const offer = card.getByRole('region', { name: words.checkIn });
  await expect(offer.getByText(words.offer(formatKcal(1146), formatKcal(offered)))).toBeVisible();
  await offer.getByRole('button', { name: words.yes }).click();
  await expect(page.getByText(words.changed(formatKcal(offered)))).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText(formatKcal(offered)).first()).toBeVisible();
  await flightMode(context, network, false);
});

onlineTest(
  'a day is marked as logged in part or in full on one phone and is so on the other',
  async ({ diary, newDevice, person }) => {
    const markOf = (shown: DiaryPage) => shown.page.getByRole('radio', { name: words.marks.part });
    await diary.open(dayBack(1));
    await markOf(diary).click();
    await expect(markOf(diary)).toBeChecked();
    const { diary: there } = await newDevice(person);
    await there.open(dayBack(1));
    await expect(markOf(there)).toBeChecked();
    await there.page.getByRole('radio', { name: words.marks.unsaid }).click();
    await expect(markOf(there)).not.toBeChecked();
    await diary.open(dayBack(1));
    await expect(markOf(diary)).not.toBeChecked();
  },
);

onlineTest(
  'who keeps fasts sees the day and the week, and a page of the year that prints; nobody else does',
  async ({ diary }) => {
    const { page } = diary;
    const { level, season } = fastingDay(TODAY);
    const today = fasts.ofDay(fasts.levels[level], season && FAST_SEASONS[season]);
    await expect(page.locator('.date-strip-fast')).toHaveCount(0);
    await page.goto('/profile');
    await page.getByRole('radio', { name: fasts.choices.all.label }).click();
    await expect(page.getByText(fasts.saved)).toBeVisible();
    await page.getByRole('link', { name: shell.fasts }).click();
    await expect(page.getByRole('heading', { level: 1, name: fasts.year(TODAY.slice(0, 4)) })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(12);
    await expectAccessible(page, 'the year of fasts');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await diary.open();
    await expect(page.locator('.date-strip-fast')).toContainText(today);
  },
);
