import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { formatDay, formatFullDay } from '#app/format/day.ts';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { history } from '#app/text/diary/history.ts';
import { nutrientNames, nutrientUnits } from '#app/text/food/nutrients.ts';
import { shell } from '#app/text/shell/shell.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { addDays, dayInZone, mondayOf, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import { NUTRIENT_UNITS, NUTRIENTS } from '#domain/nutrition/nutrient.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, readyForFlight, test } from '../harness/fixtures.ts';
import { leaveToken } from '../harness/people.ts';
import { seedHistory } from '../harness/seed-history.ts';

/** The browser's day, whatever the zone of this process. */
const TODAY = dayInZone(Date.now(), TBILISI);
/** A week that is over, whatever day today is. */
const LAST_SUNDAY = addDays(mondayOf(TODAY), -1);
/** The first day of the seed has dishes. */
const DAYS = 46;

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const figures = (page: Page, caption: string): Promise<string[]> =>
  page.getByRole('table', { name: caption }).getByRole('row').allInnerTexts();
const show = (page: Page, span: keyof typeof history.spans) =>
  page.getByRole('radio', { name: history.spans[span] }).check();

/** Opens the history and waits until the device holds the whole diary. */
async function openHistory(page: Page, token: string, address = ''): Promise<void> {
  await leaveToken(page, 'auth_token', token);
  await new DiaryPage(page).open(addDays(TODAY, -DAYS + 1));
  await expect(page.getByText(`კერძი ${DAYS - 1}-0`)).toBeVisible();
  await page.goto(`/history${address}`);
}

test.beforeEach(async ({ server, person }) => {
  test.setTimeout(120_000);
  await seedHistory(server.origin, person.token, TODAY, DAYS);
});

test('weeks and months turn offline as online, a day opens in the diary, and all of it downloads as a table', async ({
  page,
  person,
  truth,
  context,
  network,
}) => {
  await test.step('weeks and months turn offline as online, every day against its own goal, and a day opens in the diary', async () => {
    await truth.write('PUT', '/dashboard/calories', { calories: 1146, date: addDays(LAST_SUNDAY, -40) });
    await truth.write('PUT', '/dashboard/calories', { calories: 1500, date: addDays(LAST_SUNDAY, -2) });
    await openHistory(page, person.token, `?day=${LAST_SUNDAY}`);
    await expect(page.getByText(history.lastWeek)).toBeVisible();
    const goalsOfWeek = async () =>
      (await figures(page, history.caloriesTable)).slice(1).map((row) => row.split('\t').at(-1));
    await expect.poll(goalsOfWeek).toEqual([...Array(4).fill(formatKcal(1146)), ...Array(3).fill(formatKcal(1500))]);
    const online = await figures(page, history.caloriesTable);

    await readyForFlight(page);
    await flightMode(context, network, true);
    await page.reload();
    await expect.poll(() => figures(page, history.caloriesTable)).toEqual(online);
    await page.getByRole('button', { name: history.earlier.week }).click();
    await expect(page.getByText(history.lastWeek)).toHaveCount(0);
    expect(await figures(page, history.caloriesTable)).not.toEqual(online);
    await show(page, 'month');
    await expect(page).toHaveURL(/span=month/);
    await expect(region(page, history.weight).getByRole('img')).toBeVisible();
    await expect(region(page, history.water).getByRole('img')).toBeVisible();

    await page.goto(`/history?day=${LAST_SUNDAY}`);
    const row = region(page, history.days).getByRole('link').first();
    const name = await row.locator('b').innerText();
    await row.click();
    await expect(page).toHaveURL(/\/dashboard\?day=/);
    const day = new URL(page.url()).searchParams.get('day') as DiaryDay;
    expect(formatFullDay(day, TODAY)).toBe(name);
    await page.goBack();
    await show(page, 'day');
    await expect(page.getByRole('link', { name: history.openDay }).or(page.getByText(history.empty.day))).toBeVisible();
    await page.goto('/history?span=month&day=2003-03-03');
    await expect(page.getByText(history.empty.month)).toBeVisible();
  });

  await test.step('the diary downloads as a table that a spreadsheet reads and nothing in it runs', async () => {
    await flightMode(context, network, false);
    const diary = new DiaryPage(page);
    await diary.open();
    await diary.logMeal({ title: '=HYPERLINK("http://x"); ლობიო', kcal: 320, meal: 'dinner', proteins: '12,5' });
    await flightMode(context, network, true);
    await page.getByRole('link', { name: shell.history }).click();
    await page.getByRole('button', { name: history.csv.open }).click();
    const sheet = page.getByRole('dialog', { name: history.csv.title });
    await sheet.getByText(history.csv.ranges.all, { exact: true }).click();
    await expect(sheet).toContainText(formatDay(addDays(TODAY, -DAYS + 1), TODAY));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: history.csv.download }).click(),
    ]);
    await expect(sheet).toBeHidden();

    expect(download.suggestedFilename()).toBe(history.csv.fileName(addDays(TODAY, -DAYS + 1), TODAY));
    const text = await readFile(await download.path(), 'utf8');
    const lines = text.split('\r\n');
    const ofNutrients = NUTRIENTS.map(
      (nutrient) => `${nutrientNames[nutrient]}, ${nutrientUnits[NUTRIENT_UNITS[nutrient]]}`,
    );
    expect(lines[0]).toBe(
      `\uFEFF${[...Object.values(history.csv.columns), ...ofNutrients].map((column) => `"${column}"`).join(';')}`,
    );
    expect(lines[1]).toMatch(new RegExp(`^"${addDays(TODAY, -DAYS + 1)}";`));
    expect(text).toContain(
      `"${TODAY}";"ვახშამი";"'=HYPERLINK(""http://x""); ლობიო";;;320;12,5;0;0;;${';'.repeat(NUTRIENTS.length)}\r\n`,
    );
    expect(lines.filter((line) => line.includes(';"კერძი '))).toHaveLength(DAYS * 4 - 4 * Math.floor(DAYS / 9));
  });
});

onlineTest(
  'a week prints on one page of A4 and a month on two, either is kept as a picture, and axe finds nothing in them',
  async ({ page, person }) => {
    await openHistory(page, person.token, `?day=${LAST_SUNDAY}`);
    const report = region(page, history.report.week);
    await expect(report.getByRole('button', { name: history.report.print })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.getByRole('button', { name: history.report.save }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(history.report.fileName(addDays(LAST_SUNDAY, -6), LAST_SUNDAY));
    const picture = await readFile(await download.path());
    expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      1350,
    ]);

    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(history.report.week);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.goto(`/history?span=month&day=${LAST_SUNDAY}`);
    await expect(region(page, history.report.month).getByRole('button', { name: history.report.print })).toBeVisible();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);

    await page.goto(`/history?day=${LAST_SUNDAY}`);
    for (const span of ['week', 'month', 'day'] as const) {
      await show(page, span);
      await expect(region(page, history.weight).getByRole('img')).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectAccessible(page, span);
    }
    await page.getByRole('button', { name: history.csv.open }).click();
    const sheet = page.getByRole('dialog', { name: history.csv.title });
    await sheet.getByText(history.csv.ranges.own, { exact: true }).click();
    await sheet.getByRole('button', { name: new RegExp(`^${history.csv.from}`) }).click();
    await expectAccessible(page, 'the download');
  },
);

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

onlineTest(
  'when the trial is over the last seven days show, the diary stays open, and PRO is offered',
  async ({ page, person, network }) => {
    network.rewrite('/api/user/payment-info', (body) =>
      body.replace(/"trialStartedAt":\{[^}]*\}/, '"trialStartedAt":{"seconds":1700000000,"nanoseconds":0}'),
    );
    await openHistory(page, person.token);
    await expect(region(page, history.report.week).getByText(history.report.lockedText)).toBeVisible();
    await expect(region(page, history.report.week).getByRole('button', { name: history.report.save })).toHaveCount(0);
    await expectAccessible(page, 'the present week without access');
    await page.goto(`/history?span=month&day=${addDays(TODAY, -6)}`);
    await expect(region(page, history.days).getByRole('link')).not.toHaveCount(0);
    for (const link of await region(page, history.days).getByRole('link').all()) {
      const day = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('day') ?? TODAY;
      expect(day >= addDays(TODAY, -6)).toBe(true);
    }

    await page.goto(`/history?day=${addDays(TODAY, -20)}`);
    await expect(page.getByText(history.lockedText)).toBeVisible();
    await expect(page.getByRole('table', { name: history.caloriesTable })).toHaveCount(0);
    await expect(region(page, history.weight).getByRole('img')).toBeVisible();
    await expectAccessible(page, 'a locked week');
    await page.getByRole('button', { name: common.becomePro }).click();
    await expect(page.getByRole('dialog', { name: upgrade.title })).toBeVisible();
  },
);
