import type { Locator } from 'playwright/test';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { water } from '#app/text/diary/water.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { expect, onlineTest as test } from './harness/fixtures.ts';
import { formatScript } from './harness/format-in-page.ts';

/** What `globalThis.format` holds in a page that has run `formatScript`. */
interface InPage {
  format: typeof import('#app/format/number.ts') & typeof import('#app/format/day.ts');
}

/** Every space as it is written: Playwright's own text matchers take a no-break space for an ordinary one. */
const expectWritten = (locator: Locator, text: string) =>
  expect.poll(async () => (await locator.textContent())?.trim(), { message: text }).toBe(text);

test('thousands have a no-break space, decimals a comma, and a figure never parts from its unit', async ({ diary }) => {
  const { page } = diary;
  await diary.logMeal({ title: 'ცომეული', kcal: 1250, meal: 'lunch', proteins: '63,4', carbs: '1250,5', fats: '2' });
  await diary.setWeight('63,4');
  await diary.addWater(5);

  await expectWritten(diary.dish('ცომეული').locator('.dish-row-kcal'), '1\u00a0250 კკალ');
  await expectWritten(diary.section('lunch').locator('.meal-sum'), '1\u00a0250 / 344\u00a0კკალ');
  await expectWritten(diary.weightFigure, '63,4\u00a0კგ');
  await expectWritten(diary.waterFigure, '1\u00a0250 / 2\u00a0000\u00a0მლ');
  await expect(page.getByRole('button', { name: water.less('250\u00a0მლ'), exact: true })).toBeVisible();
  const sheet = await diary.openDish('ცომეული');
  await expectWritten(sheet.locator('[data-macro=proteins] dd'), '63,4\u00a0გ');
  await expectWritten(sheet.locator('[data-macro=carbs] dd'), '1\u00a0250,5\u00a0გ');
  await expectWritten(sheet.locator('[data-macro=fats] dd'), '2\u00a0გ');
});

test('a day is named by its weekday, and the week above it begins with Monday', async ({ diary }) => {
  const { page } = diary;
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/dashboard?day=2024-01-01');
  await expectWritten(title, '1 იანვარი, 2024 ორშაბათი');
  const strip = page.getByRole('group', { name: dashboard.days }).getByRole('button');
  await expect(strip).toHaveText(['ორშ1', 'სამ2', 'ოთხ3', 'ხუთ4', 'პარ5', 'შაბ6', 'კვი7']);

  await page.goto('/dashboard?day=2024-12-31');
  await expectWritten(title, '31 დეკემბერი, 2024 სამშაბათი');
});

test('the formatters write the same in Chromium, prices with their sign too', async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(`${await formatScript()}; globalThis.format = format;`);
  const written = await page.evaluate(() => {
    const { format } = globalThis as unknown as InPage;
    const day = '2026-11-20' as DiaryDay;
    return {
      numbers: [1250, 1234567, -250, 0.04, NaN].map((value) => format.formatNumber(value)),
      decimals: [format.formatKg(63.4), format.formatKg(65), format.formatKg(65, true), format.formatGrams(1250.5, 1)],
      share: format.formatPercent(0.35),
      prices: [format.formatPrice(9.75), format.formatPrice(15), format.formatPrice(9.5)],
      days: [
        format.formatFullDay(day),
        format.formatDayShort(day),
        format.formatMonth(day),
        format.formatDay(day, '2027-01-01' as DiaryDay),
      ],
      months: [
        '01-01',
        '02-29',
        '03-05',
        '04-17',
        '05-31',
        '06-01',
        '07-07',
        '08-12',
        '09-10',
        '10-16',
        '11-21',
        '12-31',
      ].map((date) => {
        const one = `2024-${date}` as DiaryDay;
        return `${format.formatDay(one, day)} ${format.formatWeekday(one)}`;
      }),
      time: format.formatTime(new Date(2026, 10, 20, 8, 5).getTime()),
    };
  });
  expect(written).toEqual({
    numbers: ['1\u00a0250', '1\u00a0234\u00a0567', '\u2212250', '0', '–'],
    decimals: ['63,4\u00a0კგ', '65\u00a0კგ', '65,0\u00a0კგ', '1\u00a0250,5\u00a0გ'],
    share: '35%',
    prices: ['₾9.75', '₾15.00', '₾9.50'],
    days: ['პარასკევი, 20 ნოემბერი', '20 ნოე', 'ნოემბერი 2026', '20 ნოემბერი, 2026'],
    months: [
      '1 იანვარი, 2024 ორშაბათი',
      '29 თებერვალი, 2024 ხუთშაბათი',
      '5 მარტი, 2024 სამშაბათი',
      '17 აპრილი, 2024 ოთხშაბათი',
      '31 მაისი, 2024 პარასკევი',
      '1 ივნისი, 2024 შაბათი',
      '7 ივლისი, 2024 კვირა',
      '12 აგვისტო, 2024 ორშაბათი',
      '10 სექტემბერი, 2024 სამშაბათი',
      '16 ოქტომბერი, 2024 ოთხშაბათი',
      '21 ნოემბერი, 2024 ხუთშაბათი',
      '31 დეკემბერი, 2024 სამშაბათი',
    ],
    time: '08:05',
  });
});
