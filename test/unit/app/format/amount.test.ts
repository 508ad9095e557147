import { expect, test } from 'vitest';
import { formatAmount, formatCookingTime, formatLoggedAmount, formatMinutes } from '#app/format/amount.ts';

test.each([
  [150, 'g', '150\u00a0გ'],
  [1200, 'ml', '1\u00a0200\u00a0მლ'],
  [0.5, 'teaspoon', '½\u00a0ჩ/კ'],
  [1.5, 'piece', '1½\u00a0ცალი'],
  [5, 'piece', '5\u00a0ცალი'],
  [1.3, 'portion', '1,3\u00a0ულუფა'],
] as const)('%d %s shows as %s', (amount, unit, shown) => {
  expect(formatAmount(amount, unit)).toBe(shown);
});

test.each([
  [5, '5\u00a0წთ'],
  [60, '1\u00a0სთ'],
  [70, '1\u00a0სთ 10\u00a0წთ'],
  [0, '0\u00a0წთ'],
])('%d minutes show as %s', (minutes, shown) => {
  expect(formatMinutes(minutes)).toBe(shown);
});

test('waiting stands beside the work, and only where there is some', () => {
  expect(formatCookingTime({ minutes: 45 })).toBe('45\u00a0წთ');
  expect(formatCookingTime({ minutes: 20, restMinutes: 240 })).toBe('20\u00a0წთ +\u00a0დაყოვნება\u00a04\u00a0სთ');
});

test('what was eaten of a part shows as it was counted and weighed, and as much of it as is known', () => {
  const shown = [
    { amount: 2, unit: 'piece', grams: 110 },
    { amount: 150, unit: 'g', grams: 150 },
    { amount: 1, unit: 'ლანგარი' },
    { grams: 80.4 },
    {},
  ];
  expect(shown.map(formatLoggedAmount)).toEqual([
    '2\u00a0ცალი · 110\u00a0გ',
    '150\u00a0გ',
    '1 ლანგარი',
    '80\u00a0გ',
    '',
  ]);
});
