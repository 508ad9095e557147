import { beforeEach, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { formatDay, formatDayShort, formatFullDay, formatMonth, formatTime, formatWeekday } from '#app/format/day.ts';
import { formatGrams, formatKg, formatNumber, formatPercent, formatPrice } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { dialog, dishRow, gone, logMeal, openDish, section } from './support/find.ts';
import { openDiary, type OpenApp } from './support/open-app.tsx';

/** Every space as it is written: matchers of text take a no-break space for an ordinary one. */
const written = (find: () => Element | null | undefined) => () => find()?.textContent?.trim();
const inside = (locator: Locator, selector: string) => () => locator.query()?.querySelector(selector);

let app: OpenApp;
beforeEach(async () => {
  app = await openDiary();
});

test('thousands have a no-break space, decimals a comma, and a figure never parts from its unit', async () => {
  await logMeal({ title: 'ცომეული', kcal: 1250, meal: 'lunch', proteins: '63,4', carbs: '1250,5', fats: '2' });
  await page.getByRole('button', { name: weight.newWeight }).click();
  const sheet = dialog(weight.newWeight);
  await sheet.getByRole('textbox', { name: weight.field }).fill('63,4');
  await sheet.getByRole('button', { name: common.save }).click();
  await gone(sheet);
  for (let tap = 0; tap < 5; tap += 1)
    await page.getByRole('button', { name: water.more('250\u00a0მლ'), exact: true }).click();

  await expect.poll(written(inside(dishRow('ცომეული'), '.dish-row-kcal'))).toBe('1\u00a0250 კკალ');
  await expect.poll(written(inside(section('lunch'), '.meal-sum'))).toBe('1\u00a0250 / 600\u00a0კკალ');
  await expect.poll(written(() => document.querySelector('.weight-now'))).toBe('63,4\u00a0კგ');
  await expect.poll(written(() => document.querySelector('.water-figure b'))).toBe('1\u00a0250 / 2\u00a0000\u00a0მლ');
  await expect.element(page.getByRole('button', { name: water.less('250\u00a0მლ'), exact: true })).toBeVisible();
  const opened = await openDish('ცომეული');
  await expect.poll(written(inside(opened, '[data-macro=proteins] dd'))).toBe('63,4\u00a0გ');
  await expect.poll(written(inside(opened, '[data-macro=carbs] dd'))).toBe('1\u00a0250,5\u00a0გ');
  await expect.poll(written(inside(opened, '[data-macro=fats] dd'))).toBe('2\u00a0გ');
});

test('a day is named by its weekday, and the week above it begins with Monday', async () => {
  const title = () => document.querySelector('h1');
  await app.goTo('/dashboard?day=2024-01-01');
  await expect.poll(written(title)).toBe('1 იანვარი, 2024 ორშაბათი');
  const strip = page.getByRole('group', { name: dashboard.days }).getByRole('button');
  await expect
    .poll(() => strip.elements().map(({ textContent }) => textContent))
    .toEqual(['ორშ1', 'სამ2', 'ოთხ3', 'ხუთ4', 'პარ5', 'შაბ6', 'კვი7']);

  await app.goTo('/dashboard?day=2024-12-31');
  await expect.poll(written(title)).toBe('31 დეკემბერი, 2024 სამშაბათი');
});

test('the formatters write the same in Chromium, prices with their sign too', () => {
  const day: DiaryDay = '2026-11-20';
  const formatted = {
    numbers: [1250, 1234567, -250, 0.04, NaN].map((value) => formatNumber(value)),
    decimals: [formatKg(63.4), formatKg(65), formatKg(65, true), formatGrams(1250.5, 1)],
    share: formatPercent(0.35),
    prices: [formatPrice(9.75), formatPrice(15), formatPrice(9.5)],
    days: [formatFullDay(day), formatDayShort(day), formatMonth(day), formatDay(day, '2027-01-01')],
    months: (
      [
        '2024-01-01',
        '2024-02-29',
        '2024-03-05',
        '2024-04-17',
        '2024-05-31',
        '2024-06-01',
        '2024-07-07',
        '2024-08-12',
        '2024-09-10',
        '2024-10-16',
        '2024-11-21',
        '2024-12-31',
      ] as const
    ).map((one) => `${formatDay(one, day)} ${formatWeekday(one)}`),
    time: formatTime(new Date(2026, 10, 20, 8, 5).getTime()),
  };
  expect(formatted).toEqual({
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
