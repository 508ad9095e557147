import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayNumber,
  formatDayShort,
  formatFullDay,
  formatMonth,
  formatRelativeDay,
  formatTime,
  formatWeekdayShort,
} from '#app/format/day.ts';

test('the week begins with ორშ', () => {
  const week = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ] as const;
  expect(week.map(formatWeekdayShort)).toEqual(['ორშ', 'სამ', 'ოთხ', 'ხუთ', 'პარ', 'შაბ', 'კვი']);
});

test('a day is written with the name of its month', () => {
  expect(formatDayNumber('2026-11-05')).toBe('5');
  expect(formatDay('2026-11-20')).toBe('20 ნოემბერი');
  expect(formatDayShort('2026-01-03')).toBe('3 იან');
  expect(formatFullDay('2026-11-20')).toBe('პარასკევი, 20 ნოემბერი');
  expect(formatMonth('2026-02-28')).toBe('თებერვალი 2026');
});

test('a day of another year carries its year', () => {
  expect(formatDay('2025-12-31', '2026-01-01')).toBe('31 დეკემბერი, 2025');
  expect(formatFullDay('2024-02-29', '2026-01-01')).toBe('ხუთშაბათი, 29 თებერვალი, 2024');
});

test('days next to today have names, across a new year too', () => {
  expect(formatRelativeDay('2026-01-01', '2026-01-01')).toBe('დღეს');
  expect(formatRelativeDay('2025-12-31', '2026-01-01')).toBe('გუშინ');
  expect(formatRelativeDay('2026-01-02', '2026-01-01')).toBe('ხვალ');
  expect(formatRelativeDay('2026-01-03', '2026-01-01')).toBe('3 იანვარი');
});

test('the clock has two digits on both sides', () => {
  expect(formatTime(new Date(2026, 10, 20, 8, 5).getTime())).toBe('08:05');
});
