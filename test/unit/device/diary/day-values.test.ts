import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { deleteWeight, setWeight } from '#device/diary/commands/weight.ts';
import { goalsOf } from '#device/diary/hooks/use-goals.ts';
import { DEFAULT_GOALS } from '#domain/body/goals.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { openFreshDiary, settleAll, waitingIn } from '../open-test-diary.ts';

test('unsent glasses of a day join, and taking both back leaves nothing to send', async () => {
  const diary = openFreshDiary();

  const moved = [await addWater(TODAY, 250), await addWater(TODAY, 250)];
  expect(await waitingIn(diary)).toMatchObject([{ change: { kind: 'water.add', ml: 500 } }]);
  for (const ml of moved) await addWater(TODAY, -ml);

  expect(await waitingIn(diary)).toEqual([]);
  expect((await diary.db.days.get(TODAY))?.waterMl ?? 0).toBe(0);
});

test('water taken back moves no more than the day holds, and says how much', async () => {
  openFreshDiary();
  await addWater(TODAY, 100);

  expect(await addWater(TODAY, -250)).toBe(-100);
  expect(await addWater(TODAY, -250)).toBe(0);
});

test('a sent glass is taken back by a row of its own', async () => {
  const diary = openFreshDiary();
  const moved = await addWater(TODAY, 250);
  await settleAll(diary);

  await addWater(TODAY, -moved);

  expect((await waitingIn(diary)).map(({ change }) => change)).toMatchObject([{ ml: 250 }, { ml: -250 }]);
  expect((await diary.db.days.get(TODAY))?.waterMl).toBe(0);
});

test('a weigh-in answers what stood there, so that the undo can put it back', async () => {
  const diary = openFreshDiary();

  expect(await setWeight(TODAY, 71.26)).toBeNull();
  expect(await setWeight(TODAY, 70)).toBe(71.3);
  expect(await deleteWeight(TODAY)).toBe(70);
  expect(await deleteWeight(TODAY)).toBeNull();
  expect(await waitingIn(diary)).toEqual([]);
});

test('goals hold from their day on and leave the days before alone', async () => {
  const diary = openFreshDiary();

  await changeGoals(YESTERDAY, { field: 'water', waterGoal: 1500 });
  await changeGoals(TODAY, { field: 'water', waterGoal: 2500 });

  expect((await goalsOf(diary, YESTERDAY)).waterGoal).toBe(1500);
  expect((await goalsOf(diary, TODAY)).waterGoal).toBe(2500);
  expect((await goalsOf(diary, '2027-01-01')).waterGoal).toBe(2500);
  expect((await goalsOf(diary, '2020-01-01')).waterGoal).toBe(1500);
});

test('before any plan the goals are the defaults', async () => {
  expect(await goalsOf(openFreshDiary(), TODAY)).toEqual(DEFAULT_GOALS);
});
