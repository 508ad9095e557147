import { expect, test } from 'vitest';
import { amountLabel, listText, marksOf, shelvesOf, toggled } from '#app/features/mealplan/shopping/shopping-view.ts';
import type { ShoppingLine } from '#device/food/shopping/shopping-of.ts';

const line = (foodId: string, parts: Partial<ShoppingLine> = {}): ShoppingLine => ({
  foodId,
  name: foodId,
  group: 'grain',
  grams: 350,
  pieceGrams: null,
  ...parts,
});

test('amounts are read as in a shop: eggs by the piece, much in kg, an onion both ways', () => {
  expect(amountLabel(line('rice'))).toBe('350\u00a0გ');
  expect(amountLabel(line('rice', { grams: 1234 }))).toBe('1,2\u00a0კგ');
  expect(amountLabel(line('egg', { group: 'eggs', grams: 280, pieceGrams: 55 }))).toBe('6\u00a0ცალი');
  expect(amountLabel(line('onion', { group: 'vegetable', grams: 170, pieceGrams: 110 }))).toBe(
    '170\u00a0გ (2\u00a0ცალი)',
  );
  expect(amountLabel(line('saffron', { group: 'spice', grams: 1, pieceGrams: 5 }))).toBe('1\u00a0გ');
});

test('the list goes by shelves in the order of a walk, and as text without what is bought', () => {
  const lines = [line('rice'), line('milk', { group: 'dairy' }), line('buckwheat')];

  expect(shelvesOf(lines).map(({ lines: own }) => own.map(({ foodId }) => foodId))).toEqual([
    ['milk'],
    ['rice', 'buckwheat'],
  ]);
  expect(listText(lines, new Set(['rice']), 'სია')).toBe(
    'სია\n\nრძის პროდუქტები\n• milk: 350\u00a0გ\n\nბურღულეული და მაკარონი\n• buckwheat: 350\u00a0გ',
  );
});

test('marks belong to one week: another one begins with all days and nothing bought', () => {
  const marks = { planId: 'this', days: [1], ticked: ['rice'] };
  expect(marksOf(marks, 'this')).toBe(marks);
  expect(marksOf(marks, 'next')).toEqual({ planId: 'next', days: [1, 2, 3, 4, 5, 6, 7], ticked: [] });
  expect(marksOf(null, 'this').ticked).toEqual([]);
});

test('a second tap takes the mark away', () => {
  expect(toggled([1, 5], 3)).toEqual([1, 3, 5]);
  expect(toggled(['b', 'a'], 'b')).toEqual(['a']);
});
