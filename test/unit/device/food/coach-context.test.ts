import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { UserDietContext } from '#contract/assistant/ai.ts';
import { coachContextOf } from '#device/assistant/coach-context.ts';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { addMeal, addMeals } from '#device/diary/commands/meals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary } from '../open-test-diary.ts';

const ago = (days: number): DiaryDay => addDays(TODAY, -days);

test('the assistant is told of the logged days before today with their own goals, and of the dishes of the last week', async () => {
  const diary = openFreshDiary();
  await changeGoals(ago(40), { field: 'calories', calories: 1800 });
  await changeGoals(TODAY, { field: 'calories', calories: 1500 });
  await addMeal(khachapuri({ date: ago(36), title: 'ძველი' }));
  await addMeal(khachapuri({ date: ago(35) }));
  await addMeal(khachapuri({ date: ago(8), title: 'მწვადი' }));
  await addMeal(khachapuri({ date: YESTERDAY, title: 'ომლეტი', mealType: 'breakfast' }));
  await addWater(ago(3), 500);
  await addMeal(khachapuri());

  const { today, days, pastDishes, dishes } = await coachContextOf(diary, TODAY);

  expect([today, dishes]).toEqual([TODAY, ['ხაჭაპური']]);
  expect(days?.map(({ date, calories, water, goal, dishes: count }) => [date, calories, water, goal, count])).toEqual([
    [ago(35), 420, 0, 1800, 1],
    [ago(8), 420, 0, 1800, 1],
    [ago(3), 0, 500, 1800, 0],
    [YESTERDAY, 420, 0, 1800, 1],
  ]);
  expect(pastDishes).toEqual([{ date: YESTERDAY, meal: 'breakfast', title: 'ომლეტი', calories: 420 }]);
});

test('what is told fits the contract, however much was logged', async () => {
  const diary = openFreshDiary();
  await addMeals(
    Array.from({ length: 180 }, (_, at) =>
      khachapuri({ date: ago(at % 7), title: `${'გრძელი სახელი '.repeat(14)}${at}` }),
    ),
  );

  const context = await coachContextOf(diary, TODAY);

  expect(v.safeParse(UserDietContext, context).issues).toBeUndefined();
  expect(context.pastDishes).toHaveLength(100);
  expect(context.pastDishes?.at(-1)?.date).toBe(YESTERDAY);
});

test('a long title is cut between its characters: half of one would have the whole question refused', async () => {
  const diary = openFreshDiary();
  await addMeal(khachapuri({ date: YESTERDAY, title: `${'ა'.repeat(79)}🥟🥟` }));

  const context = await coachContextOf(diary, TODAY);

  expect(v.safeParse(UserDietContext, context).issues).toBeUndefined();
  expect(context.pastDishes?.[0]?.title).toBe('ა'.repeat(79));
});
