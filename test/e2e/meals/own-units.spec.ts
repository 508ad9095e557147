import type { Locator } from 'playwright/test';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords, reviewWords } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { ownUnits as words } from '#app/text/food/own-units.ts';
import { foodsOf } from '#contract/food/catalogue.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, test } from '../harness/fixtures.ts';

const GLASS = 'ჩემი ჭიქა';
const FOOD = 'მაწონი';

test('a food takes a portion of one’s own: it is chosen as a unit, and understood when it is typed, without a network', async ({
  diary,
  context,
  network,
  truth,
}) => {
  const kcal = foodsOf(await truth.catalogue()).find(({ name }) => name === FOOD)?.per100g.calories ?? Number.NaN;
  let sheet = await describe(diary, FOOD);
  await flightMode(context, network, true);
  await sheet.getByRole('button', { name: foodTextWords.count }).click();
  sheet = diary.dialog(reviewWords.title);
  await sheet.getByRole('button', { name: reviewWords.edit(FOOD) }).click();
  await sheet.getByRole('button', { name: words.add }).click();
  await sheet.getByRole('textbox', { name: words.name }).fill(GLASS);
  await sheet.getByRole('textbox', { name: words.grams }).fill('0');
  await sheet.getByRole('button', { name: words.keep }).click();
  await expect(sheet.getByText(words.errors.grams('0,5', '5\u00a0000'))).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: words.name })).toHaveValue(GLASS);
  await sheet.getByRole('textbox', { name: words.grams }).fill('180');
  await expectAccessible(diary.page, 'a unit of one’s own');
  await sheet.getByRole('textbox', { name: words.grams }).press('Enter');
  await expect(sheet.getByRole('list', { name: words.title })).toContainText(GLASS);
  await sheet.getByRole('button', { name: common.cancel }).click();
  const unit = sheet.getByRole('combobox', { name: reviewWords.unitOf(FOOD) });
  await unit.selectOption({ label: GLASS });
  await sheet.getByRole('button', { name: reviewWords.more(FOOD) }).click();
  await sheet.getByRole('button', { name: dish.addToDiary }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => diary.titles('lunch')).toEqual([FOOD]);

  sheet = await describe(diary, `ორი ${GLASS} ${FOOD}`);
  const preview = sheet.getByRole('list', { name: foodTextWords.preview }).getByRole('listitem');
  await expect(preview).toContainText(GLASS);
  await expect(preview).toContainText(formatKcal(roundTo1(kcal * 3.6)));
  await flightMode(context, network, false);
});

async function describe(diary: DiaryPage, text: string): Promise<Locator> {
  const sheet = await diary.openAddMeal('lunch', 'text');
  await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill(text);
  await expect(sheet.getByRole('list', { name: foodTextWords.preview })).toBeVisible();
  return sheet;
}
