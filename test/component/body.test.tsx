import { beforeEach, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { common } from '#app/text/common.ts';
import { expenditure } from '#app/text/diary/expenditure.ts';
import { measurements as words } from '#app/text/diary/measurements.ts';
import { weight } from '#app/text/diary/weight.ts';
import { dialog, gone } from './support/find.ts';
import { openDiary } from './support/open-app.tsx';

beforeEach(openDiary);

const { names } = words;
const field = (sheet: Locator, name: string) => sheet.getByRole('textbox', { name });
const undo = (name: string) =>
  page.getByRole('region', { name: common.notices }).getByRole('button', { name }).first().click();

async function openSheet(): Promise<Locator> {
  await page.getByRole('button', { name: weight.measurements }).click();
  const sheet = dialog(weight.measurements);
  await expect.element(sheet).toBeVisible();
  return sheet;
}

async function save(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: common.save }).click();
  await gone(sheet);
}

test('what was measured is taken back by the toast, and what was deleted comes back', async () => {
  const first = await openSheet();
  await field(first, names.arm).fill('31');
  await save(first);
  await undo(common.undo);
  const sheet = await openSheet();
  await expect.element(field(sheet, names.arm)).toHaveValue('');
  await field(sheet, names.arm).fill('32');
  await save(sheet);

  const again = await openSheet();
  const recent = again.getByRole('region', { name: words.recent });
  await expect.element(recent).toHaveTextContent(/32\sსმ/);
  await again.getByRole('button', { name: /ზომების წაშლა$/ }).click();
  await gone(recent);
  await undo(common.restore);
  await expect.element(recent).toHaveTextContent(/32\sსმ/);
});

test('a figure that no body has is refused beside its field, and nothing typed is lost', async () => {
  const sheet = await openSheet();
  await field(sheet, names.waist).fill('8');
  await field(sheet, names.hips).fill('96');
  await expect.element(sheet.getByText(words.bounds('30', '250\u00a0სმ'))).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: common.save })).toBeDisabled();
  await field(sheet, names.waist).fill('80');
  await expect.element(field(sheet, names.hips)).toHaveValue('96');
  await save(sheet);
});

test('while too little is known of what the body burns the card says what is missing', async () => {
  const card = page.getByRole('region', { name: expenditure.title });
  await expect.element(card.getByText(expenditure.learning)).toBeVisible();
  const missing = (what: keyof typeof expenditure.missing) =>
    card.getByRole('progressbar', { name: expenditure.missing[what] });
  await expect.element(missing('logged-days')).toHaveAttribute('aria-valuemax', '14');
  await expect.element(missing('weigh-ins')).toHaveAttribute('aria-valuemax', '6');
});
