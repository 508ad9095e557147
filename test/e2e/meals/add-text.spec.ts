import type { Locator } from 'playwright/test';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords as words, reviewWords as review } from '#app/text/food/food-review.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

const SENTENCE = 'ორი კვერცხი, ნაჭერი შოთის პური და მაწონი';
const PROCESS_FOOD = /^POST \/api\/ai\/process-food$/;

const field = (sheet: Locator) => sheet.getByRole('textbox', { name: words.describe });
const preview = (sheet: Locator) => sheet.getByRole('list', { name: words.preview }).getByRole('listitem');
const rows = (list: Locator) => list.getByRole('list', { name: review.rows }).getByRole('listitem');

/** Types a text, waits until the device has read it, and opens the list of what it read. */
async function count(diary: DiaryPage, sheet: Locator, text: string, foods: number): Promise<Locator> {
  await field(sheet).fill(text);
  await expect(preview(sheet)).toHaveCount(foods);
  await sheet.getByRole('button', { name: words.count }).click();
  const list = diary.dialog(review.title);
  await expect(list).toBeVisible();
  return list;
}

test('a sentence typed in flight mode becomes one dish, and the server has it once the network is back', async ({
  diary,
  context,
  network,
  truth,
}) => {
  test.setTimeout(120_000);
  const { page } = diary;
  await diary.drained();
  const warming = await diary.openAddMeal('breakfast', 'text');
  // It comes by itself once the device has the catalogue.
  await field(warming).fill('მაწონი');
  await expect(preview(warming)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(diary.dialog()).toHaveCount(0);
  await flightMode(context, network, true);

  const sheet = await diary.openAddMeal('breakfast', 'text');
  await expect(field(sheet)).toBeFocused();
  await expect(sheet.getByRole('button', { name: words.count })).toBeDisabled();
  await field(sheet).fill('   ');
  await sheet.getByRole('button', { name: words.count }).click();
  await expect(sheet.getByText(words.worksOffline)).toBeVisible();
  const list = await count(diary, sheet, `${SENTENCE}, ჯიჯილაყა`, 4);
  await expect(rows(list)).toHaveText([/კვერცხი/, /შოთი/, /მაწონი/]);

  const eggs = rows(list).first();
  await expect(eggs).toContainText('156');
  await eggs.getByRole('button', { name: /: მეტი$/ }).click();
  await expect(eggs).toContainText('234');
  await rows(list)
    .nth(1)
    .getByRole('button', { name: /: წაშლა$/ })
    .click();
  await diary.undo(common.restore);
  await expect(rows(list)).toHaveText([/კვერცხი/, /შოთი/, /მაწონი/]);

  const ask = list.getByRole('group', { name: review.unknown('ჯიჯილაყა') });
  await ask.getByRole('searchbox', { name: review.find }).fill('კიტრი');
  await ask.getByRole('list', { name: review.found }).getByRole('button').first().click();
  await expect(rows(list).last()).toContainText('კიტრი');
  await expect(ask).toHaveCount(0);

  await list.getByRole('button', { name: dish.addToDiary }).click();
  await expect(list).toBeHidden();
  const title = /კვერცხი, შოთი, მაწონი, .*კიტრი/;
  await expect(diary.section('breakfast').getByText(title)).toBeVisible();
  await diary.undo();
  await expect(diary.section('breakfast').getByText(title)).toHaveCount(0);

  const again = await diary.openAddMeal(undefined, 'text');
  const each = await count(diary, again, SENTENCE, 3);
  await each.getByRole('switch', { name: review.separate }).check();
  await each.getByRole('button', { name: dish.addToDiary }).click();
  await expect(each.getByText(dish.errors['choose-meal'])).toBeVisible();
  await each.getByRole('radio', { name: mealWords.lunch.name }).check();
  await each.getByRole('button', { name: dish.addToDiary }).click();
  await expect(each).toBeHidden();
  expect(await diary.titles('lunch')).toHaveLength(3);
  const made = (await diary.openDish('მაწონი')).getByRole('region', { name: recipeWords.ingredients });
  await expect(made.getByRole('listitem')).toHaveText([/^მაწონი\D*\d.*კკალ$/]);
  await page.keyboard.press('Escape');

  await flightMode(context, network, false);
  await expectServerHasWhatShows(diary, truth);
  expect(await truth.titles()).toHaveLength(3);
});

onlineTest(
  'bad input is taken as nothing, a list closed by mistake comes back, and axe finds nothing',
  async ({ diary }) => {
    test.setTimeout(120_000);
    const { page } = diary;
    const sheet = await diary.openAddMeal('dinner', 'text');
    await field(sheet).fill('და');
    await sheet.getByRole('button', { name: words.count }).click();
    await expect(sheet.getByText(words.noFoodFound)).toBeVisible();
    await expect(field(sheet)).toHaveValue('და');
    const list = await count(diary, sheet, 'ორი კვერცხი, ჯიჯილაყა', 2);
    await expect(rows(list)).toHaveCount(1);

    await rows(list)
      .getByRole('button', { name: /: შესწორება$/ })
      .click();
    const form = list.getByRole('form');
    await expect(form.getByRole('textbox', { name: dish.name })).toBeFocused();
    await form.getByRole('textbox', { name: dish.calories }).fill('ბევრი😀');
    await form.getByRole('textbox', { name: dish.fats }).fill('1000000000');
    await expectAccessible(page, 'a list of foods');
    await form.getByRole('button', { name: common.save }).click();
    await expect(rows(list)).toContainText('0 კკალ');
    await list.getByRole('button', { name: dish.addToDiary }).click();
    await expect(list.getByText(dish.errors['grams-out-of-bounds'])).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(diary.dialog()).toHaveCount(0);
    await diary.page.getByRole('button', { name: common.proceed }).click();
    await expect(rows(list)).toContainText('0 კკალ');
    await list.getByRole('button', { name: common.back }).click();
    await expect(field(diary.dialog(addMealWords.modes.text.title))).toHaveValue('ორი კვერცხი, ჯიჯილაყა');
    await diary.dialog().getByRole('button', { name: common.back }).click();
    await expect(diary.dialog(dish.addTitle).getByRole('button', { name: addMealWords.modes.text.name })).toBeFocused();
    await diary.dialog(dish.addTitle).getByRole('button', { name: addMealWords.modes.text.name }).click();
    await expect(field(sheet)).toHaveValue('');
  },
);

onlineTest(
  'a model makes the list better, but not what the person has weighed; without PRO the text leads to the plans, the form stays',
  async ({ page, network, diary }) => {
    await test.step('a model makes the list better, but not what the person has weighed', async () => {
      await diary.drained();
      network.rewrite('/api/config', (body) => body.replace('"chat":"coach"', '"chat":"model"'));
      network.rewrite('/api/ai/process-food', (body) =>
        body.replaceAll('შოთი', 'თონის შოთი').replaceAll('მოხარშული კვერცხი', 'ხისტი კვერცხი'),
      );
      await diary.open();
      await page.waitForFunction(() => localStorage.getItem('config')?.includes('"chat":"model"'));
      const release = network.hold(PROCESS_FOOD);
      const list = await count(diary, await diary.openAddMeal('dinner', 'text'), SENTENCE, 3);
      await expect(list.getByText(review.refining)).toBeVisible();
      await rows(list)
        .first()
        .getByRole('button', { name: /: მეტი$/ })
        .click();
      release();
      await expect(rows(list)).toHaveText([/მოხარშული კვერცხი/, /თონის შოთი/, /მაწონი/]);
      await expect(rows(list).first()).toContainText('234');
      await expect(list.getByText(review.refining)).toHaveCount(0);
    });

    await test.step('without PRO the text leads to the PRO plans, the form stays open to all', async () => {
      await diary.drained();
      network.rewrite('/api/user/payment-info', (body) =>
        body.replace(/"trialStartedAt":\{"seconds":\d+/, '"trialStartedAt":{"seconds":1600000000'),
      );
      await diary.open();
      const chooser = await diary.chooseHowToAdd('dinner');
      await expect(async () => {
        if (await chooser.isVisible())
          await chooser.getByRole('button', { name: addMealWords.modes.text.name }).click();
        await expect(page.getByRole('dialog', { name: upgrade.title })).toBeVisible();
      }).toPass();
      await page.keyboard.press('Escape');
      await diary.openAddMeal('dinner', 'manual');
    });
  },
);

onlineTest(
  'a list asks whole or piece, leaves out what was denied with its reason, and searches without a gap between two lists',
  async ({ diary }) => {
    test.setTimeout(120_000);
    await test.step('one of what is cut asks „მთლიანი თუ ნაჭერი?“, and a tap says which', async () => {
      const sheet = await diary.openAddMeal('lunch', 'text');
      const list = await count(diary, sheet, 'ერთი კუბდარი და ერთი ვაშლი', 2);
      const pie = rows(list).first();
      const question = list.getByRole('group', { name: review.wholeOrPiece });

      await expect(question).toHaveCount(1);
      await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
      await expectAccessible(diary.page, 'a question whether whole or piece');
      await question.getByRole('radio', { name: review.cut.whole }).check();
      await expect(question.getByRole('radio', { name: review.cut.whole })).toBeChecked();
      await expect(pie).not.toContainText(review.guess);
      const whole = await pie.locator('.review-row-kcal').textContent();
      await question.getByRole('radio', { name: review.cut.piece }).check();
      await expect(question.getByRole('radio', { name: review.cut.piece })).toBeChecked();
      await expect(pie.locator('.review-row-kcal')).not.toHaveText(whole ?? '');
      await list.getByRole('button', { name: dish.addToDiary }).click();
      await expect(list).toBeHidden();
    });

    await test.step('what was denied is not logged, the list says why, and one tap takes it in', async () => {
      const list = await count(
        diary,
        await diary.openAddMeal('dinner', 'text'),
        'ორი კვერცხი ვჭამე, პური არ მიჭამია',
        2,
      );
      const denied = list.getByRole('list', { name: review.leftOut }).getByRole('listitem');
      await expect(rows(list)).toHaveText([/კვერცხი/]);
      await expect(denied).toContainText(review.why['not-eaten']);
      await expectAccessible(diary.page, 'a list with what was left out');
      await denied.getByRole('button', { name: /: ჩამატება$/ }).click();
      await expect(denied).toHaveCount(0);
      await expect(rows(list)).toHaveText([/კვერცხი/, /პური/]);
      await list.getByRole('button', { name: dish.addToDiary }).click();
      await expect(list).toBeHidden();
    });

    await test.step('the list of one search stands until that of the next has come, without bones between and without being chosen from', async () => {
      const { page } = diary;
      const list = await count(diary, await diary.openAddMeal('dinner', 'text'), 'ჯიჯილაყა', 1);
      const search = list.getByRole('searchbox', { name: review.find });
      const found = list.getByRole('list', { name: review.found });
      await search.fill('ხინკალ');
      await expect(found).toContainText('ხინკალ');
      // Seen at every change of the page, however long a search takes.
      await page.evaluate(() =>
        new MutationObserver(() => {
          if (!document.querySelector('.food-finder ul') || document.querySelector('.food-finder-bone'))
            performance.mark('without a list');
        }).observe(document.body, { childList: true, subtree: true }),
      );

      for (const query of ['მჭად', 'ხინკალ', 'მჭად']) {
        await search.fill(query);
        await expect(found).toContainText(query);
        expect(await found.getByRole('listitem').count()).toBeLessThanOrEqual(20);
      }
      expect(await page.evaluate(() => performance.getEntriesByName('without a list').length)).toBe(0);

      // A tap in the moment before the hits of „ხინკალ“ are there would choose one of „მჭად“.
      await search.evaluate(async (field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ხინკალ');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await Promise.resolve();
        document.querySelector<HTMLElement>('.food-finder li > button')?.click();
      });
      await expect(found).toContainText('ხინკალ');
      await expect(rows(list)).toHaveCount(0);
      await found.getByRole('button').first().click();
      await expect(rows(list)).toHaveText([/ხინკალ/]);
    });
  },
);
