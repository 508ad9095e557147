import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addMeal, addMeals, deleteMeal, replaceMeal, restoreMeal } from '#device/diary/commands/meals.ts';
import type { Diary } from '#device/diary/diary.ts';
import { eatenDays, keepEaten } from '#device/diary/reads/eaten-days.ts';
import { storeOf } from '#device/diary/store.ts';
import { addDays } from '#domain/diary/diary-day.ts';
import { sampleRow } from '#test/unit/sync/samples.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary } from '../open-test-diary.ts';

const ago = (days: number) => addDays(TODAY, -days);
const HALF_A_YEAR = { from: ago(180), before: TODAY };

/** As the card does: what is unkept is kept. */
async function read(diary: Diary) {
  const { eaten, unkept } = await eatenDays(diary, HALF_A_YEAR);
  await keepEaten(diary, unkept);
  return { eaten: Object.fromEntries(eaten.map((one) => [`${one.date} ${one.mealType}`, one.calories])), unkept };
}

/** Runs `act`; returns how often it asked IndexedDB for dishes. */
async function askedForDishes(act: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(IDBIndex.prototype, 'getAll');
  await act();
  const times = asked.mock.contexts.filter((index) => (index as IDBIndex).objectStore.name === 'meals').length;
  asked.mockRestore();
  return times;
}

test('half a year of dishes is read once: from then on a row for each day, and the dishes of days that were written to', async () => {
  const diary = openFreshDiary();
  await addMeals(Array.from({ length: 179 * 5 }, (_, at) => khachapuri({ date: ago(1 + Math.floor(at / 5)) })));
  const first = await read(diary);
  expect(first.unkept).toHaveLength(179);
  expect(Object.values(first.eaten)).toEqual(Array.from({ length: 179 }, () => 5 * 420));

  expect(await askedForDishes(() => read(diary))).toBe(0);
  expect(await read(diary)).toEqual({ eaten: first.eaten, unkept: [] });

  await addMeal(khachapuri({ date: ago(3), mealType: 'dinner', calories: 100 }));
  expect(await read(diary)).toEqual({ eaten: { ...first.eaten, [`${ago(3)} dinner`]: 100 }, unkept: [ago(3)] });
  expect(await askedForDishes(() => read(diary))).toBe(0);
});

test('whatever becomes of a dish, here or elsewhere, the sums of its days say it', async () => {
  const diary = openFreshDiary();
  const one = await addMeal(khachapuri({ date: ago(2), calories: 300 }));
  const other = await addMeal(khachapuri({ date: ago(2), calories: 50 }));
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 350 });

  await replaceMeal({ ...one, calories: 310 });
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 360 });
  await replaceMeal({ ...one, date: ago(4) });
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 50, [`${ago(4)} lunch`]: 300 });
  await replaceMeal({ ...one, date: ago(2), mealType: 'dinner' });
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 50, [`${ago(2)} dinner`]: 300 });
  await deleteMeal(one.id);
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 50 });
  await deleteMeal(other.id);
  expect((await read(diary)).eaten).toEqual({});
  await restoreMeal(other);
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 50 });

  const pulled = sampleRow('told', 1, { date: ago(2) });
  await storeOf(diary).write((tx) => tx.meals.putMany([pulled]));
  expect((await read(diary)).eaten[`${ago(2)} ${pulled.view?.mealType}`]).toBeGreaterThan(0);
  await storeOf(diary).write((tx) => tx.meals.deleteMany(['told']));
  expect((await read(diary)).eaten).toEqual({ [`${ago(2)} lunch`]: 50 });
});

test('a day that was emptied meanwhile gets no sums, so that it stays out of the streak', async () => {
  const diary = openFreshDiary();
  const { id } = await addMeal(khachapuri({ date: ago(2) }));
  await deleteMeal(id);

  await keepEaten(diary, [ago(2)]);
  expect(await diary.db.loggedDays.count()).toBe(0);
});
