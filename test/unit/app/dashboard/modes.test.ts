import { expect, test } from 'vitest';
import { modesInOrder } from '#app/features/dashboard/add-meal/modes.ts';

const order = (seesPhotos: boolean, last: string | null) => modesInOrder(seesPhotos, last).map(({ id }) => id);

test('the way that was used last comes first, and the others keep their places', () => {
  expect(order(true, null)).toEqual(['image', 'text', 'meals', 'barcode', 'manual']);
  expect(order(false, null)).toEqual(['text', 'meals', 'barcode', 'manual', 'image']);
  expect(order(true, 'barcode')).toEqual(['barcode', 'image', 'text', 'meals', 'manual']);
  expect(order(false, 'image')).toEqual(['image', 'text', 'meals', 'barcode', 'manual']);
  expect(order(true, 'a way of a newer app')).toEqual(order(true, null));
});
