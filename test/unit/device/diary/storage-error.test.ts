import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { addMeal } from '#device/diary/commands/meals.ts';
import { asStorageError, StorageError } from '#device/platform/storage-error.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary, waitingIn } from '../open-test-diary.ts';

test('a device without room says so, keeps what it has and writes nothing of the new entry', async () => {
  const diary = openFreshDiary();
  await addMeal(khachapuri({ title: 'პირველი' }));
  const before = await waitingIn(diary);
  // The last write of a tap fails inside a real transaction, as a full disk makes it fail.
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  diary.db.meals.hook('creating', full);

  const refused = addMeal(khachapuri({ title: 'მეორე' }));

  await expect(refused).rejects.toThrow(StorageError);
  await expect(refused).rejects.toMatchObject({ code: 'quota-exceeded' });
  diary.db.meals.hook('creating').unsubscribe(full);
  expect(await waitingIn(diary)).toEqual(before);
  expect((await mealsOf(diary, TODAY)).map(({ entry }) => entry.title)).toEqual(['პირველი']);
});

test('a transaction that the browser aborts for want of room is told as such', () => {
  const aborted = new Dexie.AbortError('aborted', new DOMException('no room', 'QuotaExceededError'));

  expect(asStorageError(aborted)).toMatchObject({ code: 'quota-exceeded' });
});

test('a window that forbids storage is told from one that failed', () => {
  expect(asStorageError(new Dexie.MissingAPIError())).toMatchObject({ code: 'storage-blocked' });
  expect(asStorageError(new DOMException('no', 'SecurityError'))).toMatchObject({ code: 'storage-blocked' });
  expect(asStorageError(new Dexie.DatabaseClosedError())).toMatchObject({ code: 'storage-failed' });
});

test('a fault of our own stays what it is', () => {
  const fault = new TypeError('undefined is not a function');

  expect(asStorageError(fault)).toBe(fault);
});
