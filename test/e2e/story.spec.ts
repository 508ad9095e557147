import { common } from '#app/text/common.ts';
import { DiaryPage } from './harness/pages/diary-page.ts';
import { expect, flightMode, readyForFlight, test, withMotion } from './harness/fixtures.ts';
import { Questionnaire } from './harness/pages/questionnaire.ts';
import { expectServerHasWhatShows } from './harness/pages/same.ts';
import { ServerTruth } from './harness/server-truth.ts';
import { syncChip } from '#app/text/sync-chip.ts';
import { withoutPlan } from '#app/text/diary/no-plan.ts';

test.use(withMotion);

test('from the first question to a diary kept in flight mode that reaches the server exactly once', async ({
  page,
  context,
  network,
  server,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const questions = new Questionnaire(page);
  await questions.isAt('welcome');
  await questions.answer({
    gender: 'male',
    age: '31',
    height: '182',
    weight: '84,5',
    goal: 'lose-weight',
    targetWeight: '78',
    activityLevel: 'light',
  });
  await questions.makePlan();
  await expect(questions.count).toHaveText('11 / 11');
  await questions.openDiary();
  await readyForFlight(page);

  const first = new DiaryPage(page);
  await first.shows();
  await first.logMeal({
    title: 'მჭადი ყველით',
    kcal: 420,
    meal: 'breakfast',
    proteins: '14',
    carbs: '52',
    fats: '13,5',
  });
  await first.addWater(2);
  await first.setWeight('84,2');
  const truth = await ServerTruth.of(page, server.origin);
  await expectServerHasWhatShows(first, truth);

  await flightMode(context, network, true);
  await first.logMeal({ title: 'ლობიო ქოთანში', kcal: 350, meal: 'lunch' });
  await first.logMeal({ title: 'საცივი', kcal: 540, meal: 'dinner' });
  await first.logMeal({ title: 'ჩურჩხელა', kcal: 250, meal: 'snacks' });
  await first.addWater(3);
  await first.takeWater();
  await first.setWeight('84,9', 1);
  await first.editDish('მჭადი ყველით', { title: 'ორი მჭადი ყველით', kcal: 840 });
  await first.deleteDish('საცივი');
  await first.undo(common.restore);
  await expect(first.dish('საცივი')).toBeVisible();
  await first.deleteDish('ჩურჩხელა');

  const shown = await first.seen();
  expect(shown.meals).toEqual({
    breakfast: [{ title: 'ორი მჭადი ყველით', kcal: 840 }],
    lunch: [{ title: 'ლობიო ქოთანში', kcal: 350 }],
    dinner: [{ title: 'საცივი', kcal: 540 }],
    snacks: [],
  });
  expect(shown.waterMl).toBe(1000);
  await expect(first.chip).toHaveAccessibleName(new RegExp(syncChip.offline));

  await page.reload();
  expect(await first.seen()).toEqual(shown);
  await page.close();

  const again = new DiaryPage(await context.newPage());
  await again.page.goto('/');
  await expect(again.page).toHaveURL(/\/dashboard$/);
  expect(await again.seen()).toEqual(shown);
  expect((await truth.day(await again.today())).meals.lunch).toEqual([]);

  await flightMode(context, network, false);
  await expectServerHasWhatShows(again, truth);
  expect(await again.seen()).toEqual(shown);
  expect((await truth.titles()).toSorted()).toEqual(['ლობიო ქოთანში', 'ორი მჭადი ყველით', 'საცივი'].toSorted());
  expect((await truth.pours(await again.today())).reduce((sum, ml) => sum + ml, 0)).toBe(1000);
  expect((await truth.weights()).map(({ kg }) => kg)).toEqual([84.9, 84.2]);
  await expect(again.chip).toHaveAccessibleName(syncChip.saved);
  await expect(again.page.getByText(withoutPlan.title)).toHaveCount(0);
});
