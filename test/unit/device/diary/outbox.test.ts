import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addMeal } from '#device/diary/commands/meals.ts';
import { discardOperation, retryOperation, sendNow } from '#device/diary/commands/outbox.ts';
import { addWater } from '#device/diary/commands/water.ts';
import type { Diary } from '#device/diary/diary.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import { outboxOf } from '#device/jobs/outbox-entry.ts';
import { statusOf, syncCounts } from '#device/jobs/sync-status.ts';
import type { Operation } from '#sync/records.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary, waitingIn } from '../open-test-diary.ts';

const REFUSED: Partial<Operation> = {
  state: 'failed',
  attempts: 1,
  error: { code: 'invalid-input', status: 400, message: 'no', issues: [{ path: 'meal.title', message: 'too long' }] },
};

const answer = ({ store }: Diary, parts: Partial<Operation>) =>
  store.write(async (tx) =>
    tx.outbox.putMany((await tx.outbox.all()).map((operation) => ({ ...operation, ...parts }))),
  );

test('a refused entry stays on screen with its reason until the person decides', async () => {
  const diary = openFreshDiary();
  const meal = await addMeal(khachapuri());
  await answer(diary, REFUSED);

  expect(await outboxOf(diary)).toMatchObject([
    { meal, state: 'refused', error: { issues: [{ path: 'meal.title' }] } },
  ]);
  expect(statusOf(await syncCounts(diary), true)).toMatchObject({ state: 'refused', waiting: 0, refused: 1 });
  expect(await mealsOf(diary, TODAY)).toHaveLength(1);
});

test('a refused entry that is tried again waits again', async () => {
  const diary = openFreshDiary();
  await addMeal(khachapuri());
  await answer(diary, REFUSED);
  const [entry] = await outboxOf(diary);

  await retryOperation(entry?.seq ?? 0);

  expect(await outboxOf(diary)).toMatchObject([{ state: 'waiting', error: null }]);
  expect(await mealsOf(diary, TODAY)).toMatchObject([{ waiting: 'waiting' }]);
});

test('a refused entry that is given up leaves the screen and the outbox', async () => {
  const diary = openFreshDiary();
  await addMeal(khachapuri());
  await answer(diary, REFUSED);
  const [entry] = await outboxOf(diary);

  await discardOperation(entry?.seq ?? 0);

  expect(await outboxOf(diary)).toEqual([]);
  expect(await mealsOf(diary, TODAY)).toEqual([]);
});

test('what is sent now forgets its delay', async () => {
  const diary = openFreshDiary();
  await addWater(TODAY, 250);
  await answer(diary, { attempts: 3, nextAt: 9_000_000_000_000 });

  await sendNow();

  expect(await waitingIn(diary)).toMatchObject([{ state: 'queued', attempts: 3, nextAt: 0 }]);
});

test('the chip says the most urgent thing first', async () => {
  const diary = openFreshDiary();
  const none = await syncCounts(diary);
  expect(statusOf(none, true).state).toBe('saved');
  expect(statusOf(none, false).state).toBe('offline');
  expect(statusOf({ ...none, reached: false }, true).state).toBe('offline');

  await addWater(TODAY, 250);
  const one = await syncCounts(diary);
  expect(statusOf(one, true)).toMatchObject({ state: 'waiting', waiting: 1 });
  expect(statusOf({ ...one, pause: 'signed-out' }, false).state).toBe('signed-out');
});

test('what the server has acknowledged is not shown as waiting', async () => {
  const diary = openFreshDiary();
  await addWater(TODAY, 250);

  await answer(diary, { state: 'acked', attempts: 1, rev: 3 });

  expect(await outboxOf(diary)).toEqual([]);
  expect(statusOf(await syncCounts(diary), true)).toMatchObject({ state: 'saved', waiting: 0 });
});
