import type { Locator, Page } from 'playwright/test';
import { calendar } from '#app/text/calendar.ts';
import { common } from '#app/text/common.ts';
import { expenditure } from '#app/text/diary/expenditure.ts';
import { fasts } from '#app/text/diary/fasts.ts';
import { weekdayGoals } from '#app/text/diary/weekday-goals.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { planPreferences } from '#app/text/food/plan-preferences.ts';
import { addDays, dayInZone, daysFrom, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import { fastingDay } from '#domain/fasts/fasting-calendar.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, test } from '../harness/fixtures.ts';

const { allergens } = planPreferences;
/** The browser's day, whatever the zone of this process. */
const TODAY = dayInZone(Date.now(), TBILISI);
const before = daysFrom(addDays(TODAY, -40), addDays(TODAY, -1)).toReversed();
/** The last day before today on which nothing of an animal is eaten, and the last without a fast. */
const FAST_DAY = before.find((day) => fastingDay(day).level === 'oil') ?? TODAY;
const FREE_DAY = before.find((day) => fastingDay(day).level === 'none') ?? TODAY;

const keepAllFasts = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('radio', { name: fasts.choices.all.label }).click();
  await expect(page.getByText(fasts.saved)).toBeVisible();
};

test('a dish that the day’s fast forbids is marked for who keeps fasts, where it is chosen, by the day for which it is logged, offline too', async ({
  diary,
  context,
  network,
}) => {
  await test.step('who keeps no fasts sees no mark', async () => {
    await diary.open(FAST_DAY);
    const sheet = await recipes(diary);
    await search(sheet, 'აჭარული ხაჭაპური');
    await expect(recipe(sheet, 'აჭარული ხაჭაპური')).toBeVisible();
    await expect(sheet.getByText(fasts.marks.otherDay.fast)).toHaveCount(0);
    await diary.page.keyboard.press('Escape');
  });

  await test.step('a dish that the day’s fast forbids is marked where it is chosen, by the day for which it is logged, offline too', async () => {
    const { page } = diary;
    await keepAllFasts(page);
    await diary.open(FAST_DAY);
    await flightMode(context, network, true);
    let sheet = await recipes(diary);
    await search(sheet, 'აჭარული ხაჭაპური');
    await expect(recipe(sheet, 'აჭარული ხაჭაპური').getByText(fasts.marks.otherDay.fast)).toBeVisible();
    await expectAccessible(page, 'recipes on a fasting day');
    await search(sheet, 'ლობიო');
    await expect(recipe(sheet, 'ლობიო ქოთანში')).toBeVisible();
    await expect(recipe(sheet, 'ლობიო ქოთანში').getByText(fasts.marks.otherDay.fast)).toHaveCount(0);
    await search(sheet, 'აჭარული ხაჭაპური');
    await sheet.getByRole('button', { name: mealLists.addRecipe('აჭარული ხაჭაპური'), exact: true }).click();
    await expect(sheet).toBeHidden();
    // What was eaten stands in the diary without a word.
    await expect(diary.section('lunch')).toContainText('აჭარული ხაჭაპური');
    await expect(diary.section('lunch')).not.toContainText(fasts.marks.otherDay.fast);

    sheet = await diary.openAddMeal('dinner', 'meals');
    const again = sheet.getByRole('button', { name: /^აჭარული ხაჭაპური, / });
    await expect(again).toHaveAccessibleDescription(fasts.marks.otherDay.fast);
    await page.keyboard.press('Escape');
    await diary.goToDay(FREE_DAY);
    sheet = await diary.openAddMeal('dinner', 'meals');
    await expect(again).toBeVisible();
    await expect(again).not.toHaveAccessibleDescription(fasts.marks.otherDay.fast);
  });
});

test('two phones change goals by weekday, preferences and marks without a network: both show one truth, nothing is lost', async ({
  diary: here,
  context,
  network,
  person,
  newDevice,
}) => {
  test.setTimeout(180_000);
  const { diary: there, context: other } = await newDevice(person);
  const figures = { weekdayMinutes: '25', people: '3' };
  const [twoBack, threeBack] = [addDays(TODAY, -2), addDays(TODAY, -3)];
  await Promise.all([flightMode(context, network, true), flightMode(other, network, true)]);

  await markDay(here, twoBack, 'part');
  await markDay(here, addDays(TODAY, -1), 'part');
  await setWeek(here, { sat: '2400' });
  await setPreferences(here, { says: [allergens.milk], weekdayMinutes: '25' });
  await markDay(there, threeBack, 'all');
  await markDay(there, addDays(TODAY, -1), 'all');
  await setWeek(there, { sat: '2500', sun: '2100' });
  await setPreferences(there, { says: [allergens.fish], people: '3' });
  for (const { page } of [here, there]) await expect(page).toHaveURL(/mealplan/);

  // Whoever comes back last has the last word on what both have changed; what one alone has changed stands.
  await flightMode(context, network, false);
  await here.drained();
  await other.setOffline(false);
  await there.drained();
  for (const diary of [here, there]) {
    await expect.poll(() => weekOf(diary), { timeout: 30_000 }).toEqual(['2500', '2100']);
    await expect.poll(() => preferencesOf(diary)).toEqual({ allergies: [allergens.fish, allergens.milk], ...figures });
    await expectMark(diary, twoBack, 'part');
    await expectMark(diary, threeBack, 'all');
    await expectMark(diary, addDays(TODAY, -1), 'all');
    expect(await diary.waiting()).toEqual([]);
  }

  // What one takes back is gone, and takes nothing along of what the other says meanwhile.
  await Promise.all([flightMode(context, network, true), flightMode(other, network, true)]);
  await setPreferences(here, { takesBack: [allergens.milk] });
  await setPreferences(there, { says: [allergens.nuts] });
  await flightMode(context, network, false);
  await here.drained();
  await other.setOffline(false);
  await there.drained();
  for (const diary of [here, there])
    await expect.poll(() => preferencesOf(diary)).toEqual({ allergies: [allergens.fish, allergens.nuts], ...figures });
});

async function recipes(diary: DiaryPage): Promise<Locator> {
  const sheet = await diary.openAddMeal('lunch', 'meals');
  await sheet.getByRole('radio', { name: mealLists.recipes }).check();
  return sheet;
}

const search = (sheet: Locator, query: string) => sheet.getByRole('searchbox').fill(query);
const recipe = (sheet: Locator, name: string) =>
  sheet
    .getByRole('listitem')
    .filter({ has: sheet.page().getByRole('button', { name: mealLists.addRecipe(name), exact: true }) });

const markOf = ({ page }: DiaryPage, mark: keyof typeof expenditure.marks) =>
  page.getByRole('radio', { name: expenditure.marks[mark] });

async function markDay(diary: DiaryPage, day: DiaryDay, mark: keyof typeof expenditure.marks): Promise<void> {
  await diary.open(day);
  await markOf(diary, mark).click();
  await expect(markOf(diary, mark)).toBeChecked();
}

async function expectMark(diary: DiaryPage, day: DiaryDay, mark: keyof typeof expenditure.marks): Promise<void> {
  await diary.open(day);
  await expect(markOf(diary, mark)).toBeChecked();
}

const DAYS = { sat: calendar.weekdays[5] ?? '', sun: calendar.weekdays[6] ?? '' };

async function openWeek({ page }: DiaryPage): Promise<Locator> {
  await page.goto('/profile');
  await page.getByRole('button', { name: weekdayGoals.title }).click();
  return page.getByRole('dialog', { name: weekdayGoals.title });
}

async function setWeek(diary: DiaryPage, kcal: Partial<typeof DAYS>): Promise<void> {
  const sheet = await openWeek(diary);
  for (const day of ['sat', 'sun'] as const)
    if (kcal[day]) await sheet.getByRole('textbox', { name: DAYS[day], exact: true }).fill(kcal[day]);
  await sheet.getByRole('button', { name: weekdayGoals.save, exact: true }).click();
  await expect(sheet).toBeHidden();
}

async function weekOf(diary: DiaryPage): Promise<string[]> {
  const sheet = await openWeek(diary);
  return Promise.all(
    [DAYS.sat, DAYS.sun].map((name) => sheet.getByRole('textbox', { name, exact: true }).inputValue()),
  );
}

async function openPreferences({ page }: DiaryPage): Promise<Locator> {
  await page.goto('/mealplan');
  await page.getByRole('button', { name: planPreferences.title }).click();
  return page.getByRole('dialog', { name: planPreferences.title });
}

interface Said {
  says?: readonly string[];
  takesBack?: readonly string[];
  weekdayMinutes?: string;
  people?: string;
}

async function setPreferences(diary: DiaryPage, { says = [], takesBack = [], ...figures }: Said): Promise<void> {
  const sheet = await openPreferences(diary);
  for (const name of says) await sheet.getByRole('checkbox', { name }).check();
  for (const name of takesBack) await sheet.getByRole('checkbox', { name }).uncheck();
  for (const name of ['weekdayMinutes', 'people'] as const)
    if (figures[name]) await sheet.getByRole('textbox', { name: planPreferences[name] }).fill(figures[name]);
  await sheet.getByRole('button', { name: common.save, exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Allergies in the order of the form, and figures as it shows them. */
async function preferencesOf(diary: DiaryPage) {
  const sheet = await openPreferences(diary);
  const group = sheet.getByRole('group', { name: planPreferences.allergies });
  await expect(group).toBeVisible();
  const names = Object.values(allergens);
  const checked = await Promise.all(names.map((name) => group.getByRole('checkbox', { name }).isChecked()));
  const figure = (name: 'weekdayMinutes' | 'people') =>
    sheet.getByRole('textbox', { name: planPreferences[name] }).inputValue();
  return {
    allergies: names.filter((_, at) => checked[at]),
    weekdayMinutes: await figure('weekdayMinutes'),
    people: await figure('people'),
  };
}
