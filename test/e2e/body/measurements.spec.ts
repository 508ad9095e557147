import type { Page } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { measurements as words } from '#app/text/diary/measurements.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { weight } from '#app/text/diary/weight.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, test } from '../harness/fixtures.ts';

test('measurements taken without a network stay, go out once, and stand on a second phone and in the history', async ({
  context,
  network,
  diary,
  person,
  newDevice,
}) => {
  await flightMode(context, network, true);
  await measure(diary, { [words.names.waist]: '84', [words.names.bodyFat]: '24,5' });
  await measure(diary, { [words.names.waist]: '82,5' });
  await diary.page.goto('/outbox');
  await expect(diary.page.getByText(outbox.things.measurements)).toHaveCount(1);

  await flightMode(context, network, false);
  const second = await newDevice(person);
  await second.page.goto('/history');
  await expect(line(second.page, words.names.waist)).toContainText('82,5\u00a0სმ');
  await expect(line(second.page, words.names.bodyFat)).toContainText('24,5%');
});

async function openSheet(diary: DiaryPage) {
  await diary.page.getByRole('button', { name: weight.measurements }).click();
  const sheet = diary.dialog(weight.measurements);
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Measures of today, by the names of their fields. */
async function measure(diary: DiaryPage, figures: Record<string, string>): Promise<void> {
  const sheet = await openSheet(diary);
  for (const [name, figure] of Object.entries(figures)) await sheet.getByRole('textbox', { name }).fill(figure);
  await sheet.getByRole('button', { name: common.save }).click();
  await expect(sheet).toBeHidden();
}

/** A measurement's line in the history. */
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: weight.measurements }).getByRole('listitem').filter({ hasText: name });
