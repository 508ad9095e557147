import type { Page } from 'playwright/test';
import { common } from '#app/text/common.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { mealplan, shopping, unsuitable } from '#app/text/food/mealplan.ts';
import { planPreferences } from '#app/text/food/plan-preferences.ts';
import { ALL_ALLERGEN_BITS, ALLERGENS, allergensFromBits } from '#domain/food/allergens.ts';
import { addDays, dayInZone, mondayOf, TBILISI, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { leaveToken } from '../harness/people.ts';
import type { ServerTruth } from '../harness/server-truth.ts';

/** The dishes that the server plans for a day, with what of the fourteen is in them. */
async function plannedOn(truth: ServerTruth, day: DiaryDay) {
  const [{ plan }, { recipes }] = [await truth.changes(), await truth.catalogue()];
  const { meals } = plan?.days.find((one) => one.day === weekdayOf(day)) ?? {};
  return PLAN_MEALS.flatMap((meal) => meals?.[meal] ?? []).map(({ mealId, mealData: { title } }) => {
    const { allergens = ALL_ALLERGEN_BITS } = recipes.find(({ id }) => id === mealId) ?? {};
    return { mealId, title, allergens: allergensFromBits(allergens) };
  });
}

onlineTest(
  'a planned dish that holds a newly said allergen is marked, and one tap puts another in its place',
  async ({ diary, page, truth }) => {
    const before = await plannedOn(truth, await diary.today());
    const allergen = ALLERGENS.find((one) => before.some(({ allergens }) => allergens.includes(one))) ?? 'gluten';
    const bad = before.filter(({ allergens }) => allergens.includes(allergen));
    await page.goto('/mealplan');
    const sheet = diary.dialog(planPreferences.title);
    await page.getByRole('button', { name: planPreferences.title }).click();
    await sheet.getByRole('checkbox', { name: planPreferences.allergens[allergen] }).check();
    await sheet.getByRole('button', { name: common.save, exact: true }).click();
    await expect(sheet).toBeHidden();

    const marks = page.locator('.planned-row-objection');
    await expect(marks).toHaveCount(bad.length);
    await expect(marks.first()).toContainText(unsuitable.contains(''));
    await expectAccessible(page, 'a plan with marks');
    for (const [at, { title }] of bad.entries()) {
      await page.getByRole('button', { name: unsuitable.replaceWhat(title) }).click();
      await expect(marks).toHaveCount(bad.length - at - 1);
    }
    await diary.drained();
    const after = await plannedOn(truth, await diary.today());
    expect(after.length).toBe(before.length);
    expect(after.filter(({ allergens }) => allergens.includes(allergen))).toEqual([]);
  },
);

/** Opens the shopping list and waits for its lines; returns it. */
async function openShopping(page: Page) {
  await page.goto('/mealplan');
  await page.getByRole('button', { name: shopping.short }).click();
  const list = page.getByRole('dialog', { name: shopping.title });
  await expect(list.getByRole('button', { name: new RegExp(`^${shopping.haveWhat('')}`) }).first()).toBeVisible();
  return list;
}

test('what the kitchen has is said on two phones without a network, and counts on both', async ({
  diary,
  person,
  page,
  context,
  network,
  newDevice,
}) => {
  const other = await newDevice(person);
  const lists = [await openShopping(page), await openShopping(other.page)] as const;
  const has = lists[0].getByRole('button', { name: new RegExp(`^${shopping.haveWhat('')}`) });
  const [one, two] = (await has.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))).map(
    (label) => label.slice(shopping.haveWhat('').length),
  );
  await flightMode(context, network, true);
  await flightMode(other.context, network, true);
  for (const [at, name] of [one, two].entries()) {
    const list = lists[at] ?? lists[0];
    await list.getByRole('button', { name: shopping.haveWhat(name ?? ''), exact: true }).click();
    await expect(list.getByRole('button', { name: shopping.buyAnywayWhat(name ?? ''), exact: true })).toBeVisible();
  }
  await flightMode(context, network, false);
  await flightMode(other.context, network, false);
  await diary.drained();
  await other.diary.drained();
  // A phone that lies open asks once a minute what others have written; one that is opened anew asks at once.
  const anew = [await openShopping(page), await openShopping(other.page)] as const;
  for (const list of anew)
    for (const name of [one, two])
      await expect(list.getByRole('button', { name: shopping.buyAnywayWhat(name ?? ''), exact: true })).toBeVisible();

  await lists[0].getByRole('button', { name: shopping.buyAnywayWhat(one ?? ''), exact: true }).click();
  await expect(lists[0].getByRole('button', { name: shopping.haveWhat(one ?? ''), exact: true })).toBeVisible();
  await expect(diary.toast(shopping.buyAnywayWhat(one ?? ''))).toBeVisible();
  await diary.undo();
  await expect(lists[0].getByRole('button', { name: shopping.buyAnywayWhat(one ?? ''), exact: true })).toBeVisible();
});

test('what bought packages leave is noted for the next list without a network, and goes with the ticks', async ({
  diary,
  page,
  context,
  network,
  truth,
}) => {
  const list = await openShopping(page);
  await flightMode(context, network, true);
  const boxes = list.locator('.shelf').getByRole('checkbox');
  const notes = page.getByRole('region', { name: common.notices }).getByText(shopping.leftKept('', '').slice(-20));
  let at = -1;
  for (const box of await boxes.all()) {
    at += 1;
    await box.check();
    await expect(list.getByText(shopping.bought(String(at + 1), String(await boxes.count())))).toBeVisible();
    if (await notes.first().isVisible()) break;
  }
  await expect(notes.first()).toBeVisible();
  await flightMode(context, network, false);
  await diary.drained();
  const pantry = async () =>
    (await truth.changes()).things.filter(({ name, value }) => name === 'pantry' && value !== null);
  const [noted] = await pantry();
  expect(noted?.value).toMatchObject({
    next: { day: await diary.today(), from: addDays(mondayOf(await diary.today()), 7) },
  });

  await list.getByRole('button', { name: shopping.untick }).click();
  await expect
    .poll(async () => (await pantry()).some(({ value }) => JSON.stringify(value).includes('next')))
    .toBe(false);
});

/** The diary of a device whose clock stands at noon of a day. */
async function openAt(page: Page, token: string, day: DiaryDay): Promise<DiaryPage> {
  await leaveToken(page, 'auth_token', token);
  await page.clock.install({ time: new Date(`${day}T12:00:00+04:00`) });
  const diary = new DiaryPage(page);
  await diary.open();
  await page.goto('/mealplan');
  await page.getByText(mealplan.nextWeek, { exact: true }).click();
  return diary;
}

const today = dayInZone(Date.now(), TBILISI);
/** The Thursday of the newest week that has come so far. */
const thursday = addDays(mondayOf(addDays(today, -3)), 3);

onlineTest(
  'the next week is made from Thursday on, which is said before, and is another than this one',
  async ({ page, person, truth }) => {
    await test.step('before Thursday it is said when the next week can be made', async () => {
      await openAt(page, person.token, addDays(thursday, -1));
      await expect(page.getByText(mealplan.nextFromThursday)).toBeVisible();
      await expect(page.getByRole('button', { name: mealplan.makeNext, exact: true })).toHaveCount(0);
    });

    await test.step('the next week is made from Thursday on, and is another than this one', async () => {
      const diary = await openAt(page, person.token, thursday);
      await page.getByRole('button', { name: mealplan.makeNext, exact: true }).click();
      await diary.drained();
      await expect(page.getByText(mealplan.nextNotMade)).toBeHidden();
      await expect(page.getByText(mealplan.nextComing)).toBeHidden();
      const { plan } = await truth.changes();
      expect(plan?.next?.monday).toBe(addDays(mondayOf(thursday), 7));
      const breakfast = page.getByRole('region', { name: mealWords.breakfast.name, exact: true });
      const planned = plan?.next?.days[0]?.meals.breakfast[0]?.mealData.title ?? '';
      await expect(breakfast.getByRole('listitem').first()).toContainText(planned);
    });
  },
);
