import type { Page } from 'playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { formatNutrient, formatShare } from '#app/format/nutrient.ts';
import { body } from '#app/text/diary/body.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords, reviewWords } from '#app/text/food/food-review.ts';
import { history } from '#app/text/diary/history.ts';
import { dish } from '#app/text/food/meal.ts';
import { nutrientNames, nutrients as words } from '#app/text/food/nutrients.ts';
import { profile } from '#app/text/account/profile.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { addDays, dayInZone, mondayOf, TBILISI } from '#domain/diary/diary-day.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: words.title });
const row = (page: Page, nutrient: keyof typeof nutrientNames) =>
  card(page).getByRole('listitem').filter({ hasText: nutrientNames[nutrient] });
const hatched = (page: Page) => card(page).locator('.bar[data-hatched]');

/** Logs what a text says, read on the device. */
async function eat(diary: DiaryPage, text: string, foods: number): Promise<void> {
  const sheet = await diary.openAddMeal('snacks', 'text');
  await sheet.getByRole('textbox', { name: foodTextWords.describe }).fill(text);
  await expect(sheet.getByRole('list', { name: foodTextWords.preview }).getByRole('listitem')).toHaveCount(foods);
  await sheet.getByRole('button', { name: foodTextWords.count }).click();
  const list = diary.dialog(reviewWords.title);
  await list.getByRole('button', { name: dish.addToDiary }).click();
  await expect(list).toBeHidden();
}

test('a dish of known foods shows its fibre with its source, a dish by hand hatches it, and all of it works in flight mode', async ({
  diary,
  context,
  network,
}) => {
  test.setTimeout(120_000);
  const { page } = diary;
  await expect(card(page)).toContainText(words.nothingYet);
  await expectAccessible(page, 'the nutrients of an empty day');
  await eat(diary, '200 გრამი ვაშლი', 1);
  await diary.drained();
  await flightMode(context, network, true);
  await page.reload();
  await diary.shows();

  const fibre = row(page, 'fibre').getByRole('button');
  await expect(fibre).toContainText(words.coverage.day(formatShare(1)));
  await expect(fibre).toContainText(words.atLeast(formatNutrient('fibre', 25)));
  await expect(hatched(page)).toHaveCount(0);
  await fibre.click();
  const from = row(page, 'fibre').locator('.nutrient-sources');
  await expect(from).toContainText('ვაშლი');
  await expect(from).toContainText(/EFSA/);
  const figure = await fibre.locator('b').innerText();
  await expect(from.getByRole('listitem')).toContainText(figure);
  await expectAccessible(page, 'the nutrients of a day');

  await diary.logMeal({ title: 'დედის კერძი', kcal: 900, meal: 'lunch' });
  await expect(fibre).toContainText(/ცნობილია დღის \d/);
  await expect(fibre).not.toContainText(words.coverage.day(formatShare(1)));
  await expect(hatched(page)).toHaveCount(4);
  await expect(card(page)).toContainText(words.fewKnown);
  await expect(card(page)).not.toContainText(words.lowToday);
  await expect(fibre.locator('b')).toHaveText(figure);
  await expect(from).toContainText(words.unknownIn('დედის კერძი'));
  await expectAccessible(page, 'the nutrients of a day of which little is known');

  await card(page).getByRole('button', { name: words.gap.open }).click();
  await expect(diary.dialog(words.gap.title)).toContainText(words.gap.unknown);
});

test('what would close the gap is computed on the device, opens as a recipe and is logged by one tap', async ({
  diary,
  context,
  network,
}) => {
  test.setTimeout(120_000);
  const { page } = diary;
  await eat(diary, '200 გრამი ვაშლი', 1);
  await flightMode(context, network, true);
  await card(page).getByRole('button', { name: words.gap.open }).click();
  const sheet = diary.dialog(words.gap.title);
  const offers = sheet.getByRole('listitem');
  await expect(offers).toHaveCount(3);
  await expectAccessible(page, 'what would close the gap');
  const named = (await sheet.locator('.gap-why').innerText()).split(/[:.]/)[1] ?? '';
  for (const offer of await offers.all()) {
    const gives = (await offer.locator('.gap-gives').innerText()).replace(/^\+ /, '').split(' · ');
    for (const given of gives) expect(named).toContain(given.replace(/ [\d,]+\s\S+$/, ''));
  }
  const log = offers.first().getByRole('button').last();
  const name = (await log.getAttribute('aria-label'))?.replace(words.gap.logWhat(''), '') ?? '';
  await log.click();
  await expect(sheet).toBeHidden();
  await expect(diary.dish(name)).toBeVisible();

  const opened = await diary.openDish(name);
  await opened.getByRole('button', { name: words.title }).click();
  await expect(opened.getByText(words.shareOfOwn)).toBeVisible();
  await expectAccessible(page, 'the nutrients of a dish');
});

onlineTest(
  'the history tells of a usual logged day of a week, the full list of every nutrient, and another reference when pregnant',
  async ({ diary, truth }) => {
    test.setTimeout(120_000);
    const { page } = diary;
    const sunday = addDays(mondayOf(dayInZone(Date.now(), TBILISI)), -1);
    const apple = {
      name: 'ვაშლი',
      amount: 200,
      unit: 'g',
      grams: 200,
      calories: 104,
      protein: 0.6,
      fat: 0.8,
      carbs: 23,
      foodId: 'apple',
    };
    for (const back of [0, 1, 2]) {
      const id = uuidv7();
      const nutrients = { fibre: 4 + 2 * back, iron: 60, folate: 10 };
      await truth.write('POST', '/dashboard/meals', {
        date: addDays(sunday, -back),
        meal: {
          id,
          title: `ვაშლი ${back}`,
          calories: 104,
          proteins: 0.6,
          carbs: 23,
          fats: 0.8,
          mealType: 'snacks',
          ingredients: [apple],
          nutrients,
        },
      });
    }
    await page.goto(`/dashboard?day=${sunday}`);
    await expect(diary.dish('ვაშლი 0')).toBeVisible();
    await page.goto(`/history?day=${sunday}`);
    await expect(row(page, 'fibre').getByRole('button')).toContainText(formatNutrient('fibre', 6));
    await expect(row(page, 'fibre')).toContainText(words.coverage.week(formatShare(1)));
    await expect(card(page)).toContainText(words.perLoggedDay(`3\u00a0${words.loggedDay}`));
    // Three days are too few for an upper level to speak.
    await expect(card(page)).not.toContainText(words.overUpper('', '').slice(2, 20));
    await expectAccessible(page, 'a week of nutrients');
    await page.getByRole('button', { name: words.all }).click();
    const all = diary.dialog(words.title);
    await expect(
      all.getByRole('button', { name: new RegExp(nutrientNames.folate.replace(/[()]/g, '\\$&')) }),
    ).toContainText(words.atLeast(formatNutrient('folate', 330)));
    await expectAccessible(page, 'every nutrient of a week');
    await all.getByRole('link', { name: words.aboutFigures }).click();
    await expect(page.getByText(/ზოლი დაშტრიხულია/)).toBeVisible();
    await page.goBack();
    await page.getByRole('radio', { name: history.spans.month }).check();
    await expect(row(page, 'fibre')).toContainText(/ცნობილია თვის/);

    await page.goto('/profile');
    await page.getByRole('button', { name: new RegExp(profile.pregnancy) }).click();
    await page.getByRole('radio', { name: body.pregnancy.pregnant.label }).check();
    await expectAccessible(page, 'the question of pregnancy');
    await diary.dialog(profile.pregnancy).getByRole('button', { name: 'შენახვა' }).click();
    await page.goto(`/history?day=${sunday}`);
    await page.getByRole('button', { name: words.all }).click();
    await expect(diary.dialog(words.title).getByRole('button', { name: /ფოლატი/ })).toContainText(
      words.atLeast(formatNutrient('folate', 600)),
    );
  },
);

onlineTest(
  'when the trial is over the card is blurred with nobody’s figures, and offers PRO',
  async ({ diary, network, truth }) => {
    const { page } = diary;
    const today = dayInZone(Date.now(), TBILISI);
    await truth.write('POST', '/dashboard/meals', {
      date: today,
      meal: { id: uuidv7(), title: 'ლობიო', calories: 300, mealType: 'lunch', nutrients: { fibre: 13.7 } },
    });
    network.rewrite('/api/user/payment-info', (body) =>
      body.replace(/"trialStartedAt":\{[^}]*\}/, '"trialStartedAt":{"seconds":1700000000,"nanoseconds":0}'),
    );
    await page.reload();
    await expect(diary.dish('ლობიო')).toBeVisible();
    await expect(card(page).getByText(common.premiumFeature)).toBeVisible();
    await expect(card(page)).not.toContainText(formatNutrient('fibre', 13.7));
    await expectAccessible(page, 'the nutrients without access');
    await (await diary.openDish('ლობიო')).getByRole('button', { name: common.edit }).waitFor();
    await expect(diary.dialog('ლობიო').getByRole('button', { name: words.title })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await card(page).getByRole('button', { name: common.becomePro }).click();
    await expect(page.getByRole('dialog', { name: upgrade.title })).toBeVisible();
  },
);
