import { expect, test } from 'vitest';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { usedLastFirst } from '#domain/food/own-dish-order.ts';

const pot = (key: string, name: string, cookedOn: DiaryDay) => ({ key, value: { name, cookedOn } });
const eaten = (title: string, date: DiaryDay, seconds: number, amount = 1) => ({
  title,
  date,
  timestamp: { seconds },
  amount,
});
const names = (...args: Parameters<typeof usedLastFirst>) => usedLastFirst(...args).map(({ dish }) => dish.value.name);

const POTS = [pot('a', 'წვნიანი', '2026-11-23'), pot('b', 'ფაფა', '2026-11-23'), pot('c', 'ლობიო', '2026-11-20')];

test('what was cooked last comes first, of one day the newest', () => {
  expect(names(POTS, [])).toEqual(['ფაფა', 'წვნიანი', 'ლობიო']);
});

test('what was eaten comes before what was only cooked that day, and an older pot before both once it is eaten', () => {
  // Ten to two at night in Tbilisi, where it is the next day already.
  const night = Date.UTC(2026, 10, 22, 21, 50) / 1000;
  expect(names(POTS, [eaten('წვნიანი', '2026-11-23', night)])).toEqual(['წვნიანი', 'ფაფა', 'ლობიო']);
  const both = [eaten('წვნიანი', '2026-11-23', night), eaten(' ლობიო ', '2026-11-23', night + 60)];
  expect(names(POTS, both)).toEqual(['ლობიო', 'წვნიანი', 'ფაფა']);
  expect(names(POTS, [eaten('წვნიანი', '2026-11-21', night)])).toEqual(['ფაფა', 'წვნიანი', 'ლობიო']);
});

test('each comes with the entry that was logged last, in whatever order they are', () => {
  const entries = [
    eaten('ფაფა', '2026-11-23', 20, 2),
    eaten('ფაფა', '2026-11-22', 10, 1),
    eaten('სხვა', '2026-11-23', 30),
  ];
  expect(usedLastFirst(POTS, entries).map(({ last }) => last?.amount)).toEqual([2, undefined, undefined]);
});
