import type { Locator, Page } from 'playwright/test';
import { formatFullDay } from '#app/format/day.ts';
import { dietNames } from '#app/text/food/diets.ts';
import { errorText } from '#app/text/error-text.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { common } from '#app/text/common.ts';
import { dishSwap, mealplan, recommendations, shopping } from '#app/text/food/mealplan.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { addDays, mondayOf, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { PlanEntry } from '#contract/plan/plan.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import type { ServerTruth } from '../harness/server-truth.ts';

const lunch = mealWords.lunch.name;

/** Opens the plan and waits for its day and for the catalogue, without which nothing can be swapped. */
async function openPlan(page: Page): Promise<Locator> {
  await page.goto('/mealplan');
  const meal = page.getByRole('region', { name: lunch, exact: true });
  await expect(meal.getByRole('listitem').first()).toBeVisible();
  return meal;
}

/** Opens the swap of a meal's first dish; returns the dialog with dishes in it. */
async function openSwap(meal: Locator): Promise<Locator> {
  const dialog = meal.page().getByRole('dialog', { name: dishSwap.titles.lunch });
  await meal
    .getByRole('button', { name: new RegExp(`^${dishSwap.swapDish('')}`) })
    .first()
    .click();
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  return dialog;
}

/** What the server plans for a day's lunch. */
async function plannedLunch(truth: ServerTruth, day: DiaryDay): Promise<PlanEntry[]> {
  const { plan } = await truth.changes();
  return plan?.days.find((one) => one.day === weekdayOf(day))?.meals.lunch ?? [];
}

const titleOf = (row: Locator) => row.getByRole('button').first().innerText();

async function shown(diary: DiaryPage): Promise<DiaryDay> {
  return diary.today();
}

test('a dish is swapped, eaten and shopped for without a network, and the server has it all once there is one', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  const today = await shown(diary);
  const meal = await openPlan(page);
  await (await openSwap(meal)).getByRole('button', { name: common.close }).click();
  await flightMode(context, network, true);
  await expect(page.getByText(mealplan.offline)).toBeVisible();

  const dialog = await openSwap(meal);
  await expect(dialog.getByRole('button', { name: dishSwap.swap, exact: true })).toBeDisabled();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: dishSwap.swap, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(diary.toast(dishSwap.swapped)).toBeVisible();
  const swapped = await titleOf(meal.getByRole('listitem').first());

  await meal.getByRole('button', { name: mealplan.ateWhat(lunch) }).click();
  await expect(meal.getByText(mealplan.logged).first()).toBeVisible();
  await meal.getByRole('button', { name: mealplan.takeBackWhat(lunch) }).click();
  await expect(meal.getByText(mealplan.logged)).toHaveCount(0);
  await meal.getByRole('button', { name: mealplan.ateWhat(lunch) }).click();
  await expect(meal.getByText(mealplan.logged).first()).toBeVisible();

  await page.getByRole('button', { name: shopping.short }).click();
  const list = page.getByRole('dialog', { name: shopping.title });
  // The lowest of the list, beside a toast of the plan.
  const food = list.getByRole('region').last().getByRole('checkbox').last();
  await food.check();
  await expect(list).toContainText(/ნაყიდია 1 \//);
  await list.getByRole('button', { name: common.close }).click();
  await page.getByRole('button', { name: shopping.short }).click();
  await expect(food).toBeChecked();
  for (const day of await list.getByRole('group', { name: shopping.days }).getByRole('checkbox').all())
    await day.uncheck();
  await expect(list.getByText(shopping.noDays)).toBeVisible();
  await list.getByRole('button', { name: common.close }).click();

  await flightMode(context, network, false);
  await diary.drained();
  expect((await plannedLunch(truth, today)).map(({ mealData }) => mealData.title)).toContain(swapped);
  expect((await truth.day(today)).meals.lunch.map(({ title }) => title)).toContain(swapped);
});

onlineTest(
  'the undo of a swap brings the old dish back, a search finds others, and recommendations put planned dishes into the meals',
  async ({ diary, page, truth }) => {
    test.setTimeout(120_000);
    await test.step('the undo of a swap brings the old dish back, also after it was sent, and a search finds other dishes', async () => {
      const today = await shown(diary);
      const meal = await openPlan(page);
      const before = await plannedLunch(truth, today);
      const dialog = await openSwap(meal);
      await dialog.getByRole('searchbox', { name: dishSwap.search }).fill('სუპი');
      await expect(dialog.getByRole('group', { name: dishSwap.found })).toContainText('სუპი');
      await dialog.getByRole('searchbox').fill('ქქქქქქქქ');
      await expect(dialog.getByText(dishSwap.nothingFound)).toBeVisible();
      await dialog.getByRole('searchbox').fill('');
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: dishSwap.swap, exact: true }).click();
      await page.getByRole('region', { name: common.notices }).getByRole('button', { name: common.undo }).click();

      await diary.drained();
      await expect(meal.getByRole('listitem').first()).toContainText(before[0]?.mealData.title ?? '?');
      await expect.poll(() => plannedLunch(truth, today)).toEqual(before);
    });

    await test.step('recommendations put the day’s planned dishes into the meals, to be logged with one tap', async () => {
      const today = await shown(diary);
      await diary.open();
      const toggle = page.getByRole('switch', { name: recommendations.toggle });
      await expect(toggle).not.toBeChecked();
      await toggle.click();
      const list = page.getByRole('list', { name: recommendations.list(lunch) });
      await expect(list).toBeVisible();
      const [planned] = await plannedLunch(truth, today);
      const title = planned?.mealData.title ?? '?';
      // What is left over says so behind its title; the dish's other buttons come after it.
      await list.getByRole('button', { name: title }).first().click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
      await list.getByRole('button', { name: recommendations.logWhat(planned?.mealData.title ?? '?') }).click();
      await expect(diary.toast(dish.added)).toBeVisible();
      await diary.drained();
      expect(await diary.titles('lunch')).toContain(planned?.mealData.title);
      await page.reload();
      await diary.shows();
      await expect(toggle).toBeChecked();
    });
  },
);

test('a plan that changed meanwhile on another device drops the swap with a notice', async ({
  diary,
  page,
  context,
  network,
  truth,
  person,
  server,
}) => {
  const today = await shown(diary);
  const meal = await openPlan(page);
  const { plan } = await truth.changes();
  const [old] = await plannedLunch(truth, today);
  await (await openSwap(meal)).getByRole('button', { name: common.close }).click();
  await flightMode(context, network, true);
  const dialog = await openSwap(meal);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: dishSwap.swap, exact: true }).click();
  await expect(dialog).toBeHidden();

  const other = await fetch(`${server.origin}/api/meals/all?limit=100&mealType=lunch`, {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  const { data } = await other.json();
  const newMealId = data.meals.findLast(({ id, pro }: { id: string; pro: boolean }) => id !== old?.mealId && !pro).id;
  const elsewhere = await fetch(`${server.origin}/api/dashboard/swap-meal`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      planId: plan?.planId,
      day: weekdayOf(today),
      mealType: 'lunch',
      oldMealId: old?.mealId,
      newMealId,
      newRatio: 1,
    }),
  });
  expect(elsewhere.status).toBe(200);
  await flightMode(context, network, false);

  await expect(diary.toast(errorText('plan-changed'))).toBeVisible();
  const [now] = await plannedLunch(truth, today);
  expect(now?.mealId).toBe(newMealId);
  await expect(meal.getByRole('listitem').first()).toContainText(now?.mealData.title ?? '?');
});

test('another diet makes another week; without a network it waits, and without access it is PRO', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  await openPlan(page);
  const choose = async (diet: keyof typeof dietNames) => {
    await page.getByRole('button', { name: /დიეტა$/ }).click();
    const sheet = page.getByRole('dialog', { name: mealplan.dietTitle });
    await sheet.getByRole('radio', { name: new RegExp(dietNames[diet]) }).check();
    return sheet;
  };
  const sheet = await choose('vegetarian');
  await expect(sheet).toContainText(mealplan.weekReplaces);
  await sheet.getByRole('button', { name: mealplan.changeDiet }).click();
  await expect(diary.toast(mealplan.weekReady)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: mealplan.diet(dietNames.vegetarian) })).toBeVisible();
  expect((await truth.changes()).plan?.dietId).toBe('vegetarian');

  await flightMode(context, network, true);
  const offline = await choose('balanced');
  await expect(offline.getByText(mealplan.weekNeedsNetwork)).toBeVisible();
  await offline.getByRole('button', { name: mealplan.changeDiet }).click();
  await expect(page.getByText(mealplan.weekWaits)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${dishSwap.swapDish('')}`) }).first()).toBeDisabled();
  await flightMode(context, network, false);
  await expect(diary.toast(mealplan.weekReady)).toBeVisible({ timeout: 30_000 });

  network.rewrite('/api/user/payment-info', (body) => body.replace(/"seconds":\d+/, '"seconds":1700000000'));
  await page.reload();
  const locked = await choose('low-carb');
  await locked.getByRole('button', { name: common.becomePro }).click();
  await expect(page.getByRole('dialog', { name: upgrade.title })).toBeVisible();
});

onlineTest(
  'axe finds nothing to object to in the plan and its dialogs, and the plan looks at next week, where nothing is eaten yet',
  async ({ diary, page }) => {
    test.setTimeout(120_000);
    await test.step('axe finds nothing to object to in the plan and its dialogs', async () => {
      await page.getByRole('switch', { name: recommendations.toggle }).click();
      await expect(page.getByRole('list', { name: recommendations.list(lunch) })).toBeVisible();
      await expectAccessible(page, 'recommendations');
      const meal = await openPlan(page);
      await expectAccessible(page, 'the plan');
      const swap = await openSwap(meal);
      await expectAccessible(page, 'the swap');
      await swap.getByRole('button', { name: common.close }).click();
      await page.getByRole('button', { name: shopping.short }).click();
      await expect(page.getByRole('dialog', { name: shopping.title }).getByRole('region').first()).toBeVisible();
      await expectAccessible(page, 'the shopping list');
      await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
      await page.getByRole('button', { name: /დიეტა$/ }).click();
      await expect(page.getByRole('dialog', { name: mealplan.dietTitle })).toBeVisible();
      await expectAccessible(page, 'the diets');
      expect(await diary.waiting()).toEqual([]);
    });

    await test.step('the plan and its shopping list look at next week, where nothing is eaten yet', async () => {
      const today = await shown(diary);
      await openPlan(page);
      const monday = addDays(mondayOf(today), 7);
      await page.getByText(mealplan.nextWeek, { exact: true }).click();
      await expect(page.getByRole('button', { name: formatFullDay(monday, today) })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('region', { name: lunch, exact: true }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('button', { name: mealplan.ateWhat(lunch) })).toHaveCount(0);
      await page.getByRole('button', { name: shopping.short }).click();
      const list = page.getByRole('dialog', { name: shopping.title });
      await expect(list.getByRole('checkbox', { name: formatFullDay(monday, today) })).toBeVisible();
    });
  },
);
