import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addMeal } from '#device/diary/commands/meals.ts';
import { closeDiary, currentDiary, openDiary } from '#device/diary/diary.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import { openExisting } from '#device/diary/open-existing.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary, waitingIn } from '../open-test-diary.ts';

test('two diaries on one device never mix', async () => {
  const mine = openFreshDiary();
  await addMeal(khachapuri({ title: 'ჩემი' }));

  const yours = openFreshDiary();
  await addMeal(khachapuri({ title: 'შენი' }));
  expect((await mealsOf(yours, TODAY)).map(({ entry }) => entry.title)).toEqual(['შენი']);
  expect(await waitingIn(yours)).toHaveLength(1);

  const again = openDiary(mine.uid);
  expect((await mealsOf(again, TODAY)).map(({ entry }) => entry.title)).toEqual(['ჩემი']);
  expect(await waitingIn(again)).toHaveLength(1);
});

test('the browser looks for the database of a diary before anybody asks for a row', async () => {
  const { db } = openFreshDiary();

  await expect.poll(() => db.isOpen()).toBe(true);
});

test('a command without an open diary is a fault, not an entry lost in silence', async () => {
  closeDiary();

  expect(currentDiary()).toBeNull();
  await expect(addMeal(khachapuri())).rejects.toThrow('no diary is open');
});

test('a worker opens a diary that is there and never makes one', async () => {
  const { uid, db } = openFreshDiary();
  await db.open();

  const found = await openExisting(uid);
  expect(found?.verno).toBe(db.verno);
  found?.close();

  expect(await openExisting('nobody')).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('diary-nobody');
});

test('a worker leaves a diary of another version alone', async () => {
  const older = indexedDB.open('diary-older', 5);
  await new Promise((resolve) => older.addEventListener('success', resolve));

  expect(await openExisting('older')).toBeNull();
  older.result.close();
});
