import type { Locator } from 'playwright/test';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { common } from '#app/text/common.ts';
import { imports } from '#app/text/account/imports.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { makeZip } from '#test/make-zip.ts';
import { expectAccessible } from './harness/pages/accessible.ts';
import type { DiaryPage } from './harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from './harness/fixtures.ts';
import { expectServerHasWhatShows } from './harness/pages/same.ts';

/** Opens the import anew, as after a reload. */
async function openImport(diary: DiaryPage): Promise<Locator> {
  await diary.page.goto('/profile');
  await diary.page.getByRole('main').getByRole('button', { name: transfer.importDiary }).click();
  return diary.dialog(transfer.importDiary);
}

/** Chooses a file under a name that says nothing: what it is shows in its content. */
async function choose(sheet: Locator, content: string | Uint8Array): Promise<void> {
  const buffer = Buffer.from(content);
  await sheet.locator('input[type=file]').first().setInputFiles({ name: 'file.jpg', mimeType: 'image/jpeg', buffer });
}

/** A summary of MyFitnessPal with dishes of a day and of the 200 days before it. */
function myFitnessPal(day: DiaryDay): string {
  const rows = Array.from({ length: 200 }, (_, at) => `${addDays(day, -1 - at)},Dinner,${500 + at},20,50,30,`);
  return [
    'Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g),Note',
    `${day},Breakfast,412.5,12.1,55,22.4,`,
    `${day},Lunch,"1,050",35,110,60,"two\nlines"`,
    `${day},Snacks,-40,0,0,0,`,
    ...rows,
  ].join('\r\n');
}

test('MyFitnessPal comes in without a network, goes out once, and is undone as one after a reload', async ({
  context,
  network,
  diary,
  truth,
}) => {
  test.setTimeout(120_000);
  const today = await diary.today();
  const file = myFitnessPal(today);
  let sheet = await openImport(diary);
  await flightMode(context, network, true);
  await choose(sheet, file);
  await expect(sheet.getByText(new RegExp(`^${imports.summary('202', '')}`))).toBeVisible();
  await expect(sheet.getByText(imports.reasons.figures, { exact: true })).toBeVisible();
  await sheet.getByText(imports.examples).click();
  await expect(sheet.getByText(`${today},Snacks,-40`)).toBeVisible();
  await expectAccessible(diary.page, 'the preview of another app');
  await sheet.getByRole('button', { name: imports.start('202') }).click();
  await expect(sheet.getByText(imports.done('202'))).toBeVisible();

  await diary.open();
  const [breakfast, lunch] = [mealWords.breakfast.name, mealWords.lunch.name].map((meal) => `${meal} · MyFitnessPal`);
  expect(await diary.titles('breakfast')).toEqual([breakfast]);
  expect(await diary.titles('lunch')).toEqual([lunch]);
  await flightMode(context, network, false);
  await diary.comeBack();
  await expectServerHasWhatShows(diary, truth);

  // The same file again is the same file.
  sheet = await openImport(diary);
  await choose(sheet, file);
  await expect(sheet.getByText(imports.nothingNew)).toBeVisible();

  sheet = await openImport(diary);
  await expect(sheet.getByText(imports.recent)).toBeVisible();
  await expectAccessible(diary.page, 'the list of files');
  await sheet.getByRole('button', { name: /^გაუქმება: 202/ }).click();
  await expect(sheet.getByText(imports.undone)).toBeVisible();
  await diary.open();
  expect(await diary.titles('breakfast')).toEqual([]);
  await expectServerHasWhatShows(diary, truth);
  expect((await truth.day(addDays(today, -9))).meals.dinner).toEqual([]);

  // What was undone comes back when it is asked for.
  sheet = await openImport(diary);
  await choose(sheet, file);
  await sheet.getByRole('switch', { name: imports.bringsBack }).check();
  await sheet.getByRole('button', { name: imports.start('202') }).click();
  await expect(sheet.getByText(imports.done('202'))).toBeVisible();
  await diary.open();
  await expectServerHasWhatShows(diary, truth);
  expect(await diary.titles('lunch')).toEqual([lunch]);
});

/** Apple's export with a dish, water and a weigh-in of a day, among steps that nobody asks for. */
function appleExport(day: DiaryDay): string {
  const record = (type: string, unit: string, clock: string, value: string) =>
    `<Record type="HKQuantityTypeIdentifier${type}" sourceName="YAZIO" unit="${unit}" creationDate="${day} ${clock} +0400" startDate="${day} ${clock} +0400" endDate="${day} ${clock} +0400" value="${value}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE HealthData [',
    '<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>',
    ']>',
    '<HealthData locale="en_GE">',
    ...Array.from({ length: 2000 }, () => record('StepCount', 'count', '09:00:00', '31')),
    record('BodyMass', 'lb', '07:00:00', '155.4'),
    record('DietaryEnergyConsumed', 'kJ', '19:30:00', '2092'),
    record('DietaryProtein', 'g', '19:30:00', '25'),
    record('DietaryWater', 'mL', '10:00:00', '750'),
    '</HealthData>',
  ].join('\n');
}

test("Apple's archive brings dishes, water and weight, spares days that are filled, and is undone by one tap", async ({
  diary,
  truth,
}) => {
  const day = addDays(await diary.today(), -1);
  await diary.open(day);
  const before = await diary.seen();
  await diary.drained();
  const archive = makeZip([
    { name: 'apple_health_export/export_cda.xml', content: '<?xml version="1.0"?><ClinicalDocument/>' },
    { name: 'apple_health_export/export.xml', content: appleExport(day) },
  ]);
  let sheet = await openImport(diary);
  await choose(sheet, archive);
  await expect(sheet.getByText(imports.sources['apple-health'])).toBeVisible();
  await sheet.getByRole('button', { name: imports.start('3') }).click();
  await expect(sheet.getByText(imports.done('3'))).toBeVisible();
  await diary.open(day);
  expect(await diary.titles('dinner')).toEqual(['YAZIO']);
  expect((await diary.seen()).waterMl).toBe(750);
  await expectServerHasWhatShows(diary, truth, day);
  expect(await truth.weights()).toContainEqual({ date: day, kg: 70.5 });

  // Another app's file of the same day: the day is filled, and says so before anything happens.
  sheet = await openImport(diary);
  await choose(sheet, `Date,Meal,Calories,Fat (g),Protein (g)\n${day},Dinner,500,1,2`);
  await expect(sheet.getByRole('switch', { name: imports.sparesBusyDays })).toBeChecked();
  await expect(sheet.getByText(imports.nothingNew)).toBeVisible();
  await sheet.getByRole('switch', { name: imports.sparesBusyDays }).uncheck();
  await expect(sheet.getByRole('button', { name: imports.start('1') })).toBeVisible();

  sheet = await openImport(diary);
  await sheet.getByRole('button', { name: /^გაუქმება: 1/ }).click();
  await expect(sheet.getByText(imports.undone)).toBeVisible();
  await diary.open(day);
  expect(await diary.seen()).toEqual(before);
  await expectServerHasWhatShows(diary, truth, day);
});

onlineTest(
  'what a file does not tell is asked with a value of the file, and what it is not is said',
  async ({ diary }) => {
    const sheet = await openImport(diary);
    for (const [content, code] of [
      ['', 'empty'],
      [makeZip([]), 'empty-zip'],
      ['<!doctype html><html><body>Sign in</body></html>', 'html'],
      ['<?xml version="1.0"?><!DOCTYPE HealthData [<!ENTITY a "b">]><HealthData></HealthData>', 'entities'],
      ['{"2024-03-14":{"consumed":', 'damaged'],
      ['გამარჯობა', 'unknown'],
    ] as const) {
      await choose(sheet, content);
      await expect(sheet.getByText(imports.refused[code])).toBeVisible();
    }
    await choose(sheet, 'Date,Weight\n03/04/2024,155.4\n');
    await expect(sheet.getByRole('heading', { name: imports.dateOrder('03/04/2024') })).toBeVisible();
    await expectAccessible(diary.page, 'the questions of a file');
    await expect(sheet.getByRole('button', { name: common.proceed })).toBeDisabled();
    await sheet.getByRole('radio', { name: '4 მარტი, 2024' }).check();
    await sheet.getByRole('radio', { name: imports.weightUnits.lb }).check();
    await sheet.getByRole('button', { name: common.proceed }).click();
    await expect(sheet.getByRole('button', { name: imports.start('1') })).toBeVisible();
  },
);
