import { weekOf } from '#domain/diary/diary-day.ts';
import { expect, test } from 'vitest';
import { searchFor, shownDay, weekEarlier, weekLater, weeksOfSwipe } from '#app/features/dashboard/day/shown-day.ts';
import { dayTitle } from '#app/features/dashboard/day/day-title.ts';

const today = '2026-11-20';

test('the day of the address shows, but none that is still to come', () => {
  expect(shownDay(undefined, today)).toBe(today);
  expect(shownDay('2024-02-29', today)).toBe('2024-02-29');
  expect(shownDay('2026-11-21', today)).toBe(today);
  expect(shownDay('1999-12-31', today)).toBe('2000-01-01');
});

test('today has no day in its address, so that midnight turns the page', () => {
  expect(searchFor({ day: '2026-11-01', add: 'water' }, today, today)).toEqual({ add: 'water' });
  expect(searchFor({}, '2026-11-19', today)).toEqual({ day: '2026-11-19' });
});

test('a week runs from Monday to Sunday', () => {
  expect(weekOf('2026-11-22')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('a week on never passes today', () => {
  expect(weekLater('2026-11-15', today)).toBe(today);
  expect(weekLater('2026-11-09', today)).toBe('2026-11-16');
  expect(weekLater('2026-11-16', today)).toBeUndefined();
});

test('a week back ends with the first day of the diary', () => {
  expect(weekEarlier(today)).toBe('2026-11-13');
  expect(weekEarlier('2000-01-04')).toBe('2000-01-01');
  expect(weekEarlier('2000-01-01')).toBeUndefined();
});

test('only a long and level swipe turns the week', () => {
  expect(weeksOfSwipe(80, 10)).toBe(-1);
  expect(weeksOfSwipe(-80, 10)).toBe(1);
  expect(weeksOfSwipe(20, 0)).toBe(0);
  expect(weeksOfSwipe(80, 60)).toBe(0);
});

test('today and yesterday go by their names, other days by their date', () => {
  expect(dayTitle(today, today)).toEqual({ title: 'დღეს', note: 'პარასკევი, 20 ნოემბერი' });
  expect(dayTitle('2026-11-19', today)).toEqual({ title: 'გუშინ', note: 'ხუთშაბათი, 19 ნოემბერი' });
  expect(dayTitle('2025-11-20', today)).toEqual({ title: '20 ნოემბერი, 2025', note: 'ხუთშაბათი' });
});
