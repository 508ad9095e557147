import { expect, test } from 'vitest';
import {
  formatCount,
  formatGrams,
  formatKcal,
  formatKg,
  formatMl,
  formatNumber,
  formatPercent,
  formatPrice,
} from '#app/format/number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1250, '1\u00a0250'],
  [12_345_678, '12\u00a0345\u00a0678'],
  [-7, '\u22127'],
  [-0.2, '0'],
  [0.5, '1'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d shows as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

test.each([
  [63.4, 1, '63,4'],
  [65, 1, '65'],
  [1.005, 2, '1,01'],
  [0.05, 1, '0,1'],
  [-1.25, 1, '\u22121,3'],
  [1999.96, 1, '2\u00a0000'],
  [120.5, 0, '121'],
])('%d with at most %d decimals shows as %s', (value, decimals, shown) => {
  expect(formatNumber(value, { decimals })).toBe(shown);
});

test('fixed decimals keep their zeros', () => {
  expect(formatNumber(65, { decimals: 1, fixed: true })).toBe('65,0');
});

test('a unit is joined by a no-break space', () => {
  expect(formatKcal(1250)).toBe('1\u00a0250\u00a0კკალ');
  expect(formatMl(250)).toBe('250\u00a0მლ');
  expect(formatGrams(12.55, 1)).toBe('12,6\u00a0გ');
  expect(formatKg(63.4)).toBe('63,4\u00a0კგ');
  expect(formatKg(65, true)).toBe('65,0\u00a0კგ');
});

test('a percentage is whole and a price keeps its point', () => {
  expect(formatPercent(0.35)).toBe('35%');
  expect(formatPrice(9.75)).toBe('₾9.75');
  expect(formatPrice(15.5)).toBe('₾15.50');
  expect(formatPrice(0)).toBe('₾0');
});

test('a noun after a numeral stays singular', () => {
  expect(formatCount(1, 'ჩანაწერი')).toBe('1\u00a0ჩანაწერი');
  expect(formatCount(1200, 'ჩანაწერი')).toBe('1\u00a0200\u00a0ჩანაწერი');
});
