import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  addMeal,
  attachPicture,
  copyMeals,
  deleteMeal,
  replaceMeal,
  restoreMeal,
} from '#device/diary/commands/meals.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import { pictureNameOf } from '#contract/diary/uploads.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary, settleAll, waitingIn } from '../open-test-diary.ts';

test('a logged dish is on its day and in the outbox', async () => {
  const diary = openFreshDiary();

  const entry = await addMeal(khachapuri({ amount: 250, unit: 'გ' }));

  expect(await mealsOf(diary, TODAY)).toEqual([{ entry, waiting: 'waiting' }]);
  expect(await mealsOf(diary, YESTERDAY)).toEqual([]);
  expect(await waitingIn(diary)).toMatchObject([
    { lane: `meal:${entry.id}`, state: 'queued', attempts: 0, change: { meal: entry } },
  ]);
});

test('the dishes of a day come by meal, then in the order of their logging', async () => {
  const diary = openFreshDiary();

  for (const [title, mealType] of [
    ['ჩაი', 'snacks'],
    ['სუპი', 'lunch'],
    ['პური', 'lunch'],
    ['კვერცხი', 'breakfast'],
  ] as const) {
    await addMeal(khachapuri({ title, mealType }));
  }

  const titles = (await mealsOf(diary, TODAY)).map(({ entry }) => entry.title);
  expect(titles).toEqual(['კვერცხი', 'სუპი', 'პური', 'ჩაი']);
});

test('the undo of a dish that was never sent leaves no trace', async () => {
  const diary = openFreshDiary();
  const { id } = await addMeal(khachapuri());

  await deleteMeal(id);

  expect(await mealsOf(diary, TODAY)).toEqual([]);
  expect(await waitingIn(diary)).toEqual([]);
  expect(await diary.db.tombs.count()).toBe(0);
});

test('a sent dish that is deleted leaves a tombstone, and its undo is a restore', async () => {
  const diary = openFreshDiary();
  const { id } = await addMeal(khachapuri());
  await settleAll(diary);

  const gone = await deleteMeal(id);
  expect(await mealsOf(diary, TODAY)).toEqual([]);
  expect(await diary.db.tombs.get(id)).toMatchObject({ id, rev: null });
  await settleAll(diary);
  if (gone) await restoreMeal(gone);

  expect((await mealsOf(diary, TODAY)).map(({ entry }) => entry)).toEqual([gone]);
  expect((await waitingIn(diary)).at(-1)?.change).toMatchObject({ kind: 'meal.put', restore: true });
});

test('deleting what is not there answers null and writes nothing', async () => {
  const diary = openFreshDiary();

  expect(await deleteMeal('0195a000-0000-7000-8000-000000000000')).toBeNull();
  expect(await waitingIn(diary)).toEqual([]);
});

test('a dish that moves to another day leaves the first one', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(khachapuri());

  await replaceMeal({ ...entry, date: YESTERDAY, mealType: 'dinner' });

  expect(await mealsOf(diary, TODAY)).toEqual([]);
  expect(await mealsOf(diary, YESTERDAY)).toMatchObject([{ entry: { id: entry.id, mealType: 'dinner' } }]);
  expect(await waitingIn(diary)).toHaveLength(1);
});

test('copied dishes are entries of their own', async () => {
  const diary = openFreshDiary();
  const first = await addMeal(khachapuri({ date: YESTERDAY }));
  const second = await addMeal(khachapuri({ date: YESTERDAY, title: 'ლობიო' }));

  const copies = await copyMeals([first, second], TODAY);

  expect(copies.map(({ title, date }) => [title, date])).toEqual([
    ['ხაჭაპური', TODAY],
    ['ლობიო', TODAY],
  ]);
  expect(new Set([first, second, ...copies].map(({ id }) => id)).size).toBe(4);
  expect(await mealsOf(diary, TODAY)).toHaveLength(2);
  expect(await waitingIn(diary)).toHaveLength(4);
});

test('a picture waits in a lane of its own behind the dish that names it', async () => {
  const diary = openFreshDiary();
  const { id } = await addMeal(khachapuri());

  await attachPicture(id, new Blob(['jpeg'], { type: 'image/jpeg' }));

  const [meal, picture] = await waitingIn(diary);
  const name = meal?.change.kind === 'meal.put' ? pictureNameOf(meal.change.meal.imageUrl) : null;
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(picture).toMatchObject({ lane: `picture:${name}`, change: { kind: 'picture.put', name, mealId: id } });
  const stored = await diary.store.picture(name ?? '');
  expect([stored?.type, await stored?.text()]).toEqual(['image/jpeg', 'jpeg']);
});

test('a picture that comes after its dish was deleted is let go', async () => {
  const diary = openFreshDiary();
  const { id } = await addMeal(khachapuri());
  await deleteMeal(id);

  await attachPicture(id, new Blob(['jpeg'], { type: 'image/jpeg' }));

  expect(await waitingIn(diary)).toEqual([]);
  expect(await diary.db.blobs.count()).toBe(0);
});
