import { expect, test } from 'vitest';
import { amountLabel, listText, marksOf, shelvesOf, toggled } from '#app/features/mealplan/shopping/shopping-view.ts';
import type { ShoppingLine } from '#device/food/shopping/shopping-of.ts';

const line = (foodId: string, parts: Partial<ShoppingLine> = {}): ShoppingLine => ({
  foodId,
  name: foodId,
  group: 'grain',
  grams: 350,
  packages: null,
  needed: 350,
  earlier: 0,
  have: 0,
  density: null,
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

test('what is sold in packages is read as packages: what is poured by what the bottle holds', () => {
  const bottle = (count: number) => ({ unit: 'bottle', count, grams: 1030 }) as const;
  expect(amountLabel(line('milk', { packages: bottle(1), density: 1.03 }))).toBe('1\u00a0ბოთლი\u00a0· 1\u00a0ლ');
  expect(amountLabel(line('milk', { packages: bottle(2), density: 1.03 }))).toBe('2\u00a0ბოთლი\u00a0× 1\u00a0ლ');
  expect(amountLabel(line('rice', { packages: { unit: 'pack', count: 1, grams: 900 } }))).toBe(
    '1\u00a0შეკვრა\u00a0· 900\u00a0გ',
  );
});

test('what the kitchen has is not in the text for a message', () => {
  expect(listText([line('rice', { grams: 0, have: 350 }), line('oats')], new Set(), 'სია')).not.toContain('rice');
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
