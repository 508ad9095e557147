import { expect, test } from 'vitest';
import { isOneTyping } from '#device/food/one-typing.ts';

test('letters more or fewer go on with a search', () => {
  expect(isOneTyping('ხინ', 'ხინკალ')).toBe(true);
  expect(isOneTyping('ხინკალ', 'ხინ')).toBe(true);
  expect(isOneTyping(null, null)).toBe(true);
});

test('the list of everything is nobody’s search, nor is another word', () => {
  expect(isOneTyping(null, 'ხ')).toBe(false);
  expect(isOneTyping('ხ', null)).toBe(false);
  expect(isOneTyping('', 'ხ')).toBe(false);
  expect(isOneTyping('ხინკალ', 'მჭად')).toBe(false);
});
