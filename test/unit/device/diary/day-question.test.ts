import { expect, test } from 'vitest';
import { dayQuestion, meantToday } from '#device/diary/reads/day-question.ts';
import { localDay } from '#domain/diary/diary-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SERVER = Date.parse('2026-03-10T12:00:00Z');

test('a clock within a day of the server is believed without a question', () => {
  const clock = { serverTime: SERVER, clockOffset: 23 * HOUR };

  expect(dayQuestion(clock, null, SERVER + 23 * HOUR)).toBeNull();
  expect(meantToday(clock, null, SERVER + 23 * HOUR)).toBe(localDay(new Date(SERVER + 23 * HOUR)));
});

test('a clock that is two days ahead asks which day is meant', () => {
  const clock = { serverTime: SERVER, clockOffset: 2 * DAY };
  const now = SERVER + 2 * DAY;

  expect(dayQuestion(clock, null, now)).toEqual({
    deviceDay: localDay(new Date(now)),
    serverDay: localDay(new Date(SERVER)),
    offset: 2 * DAY,
  });
});

test('the answer decides what today is, until the clock is wrong in another way', () => {
  const clock = { serverTime: SERVER, clockOffset: 2 * DAY };
  const now = SERVER + 2 * DAY;
  const server = { trust: 'server', offset: 2 * DAY } as const;
  const device = { trust: 'device', offset: 2 * DAY } as const;

  expect(meantToday(clock, server, now)).toBe(localDay(new Date(SERVER)));
  expect(meantToday(clock, device, now)).toBe(localDay(new Date(now)));
  expect(dayQuestion(clock, server, now)).toBeNull();
  expect(dayQuestion({ ...clock, clockOffset: 9 * DAY }, server, SERVER + 9 * DAY)).not.toBeNull();
});

test('a clock put back while offline shows itself by being older than an answer', () => {
  const clock = { serverTime: SERVER, clockOffset: 0 };

  expect(dayQuestion(clock, null, SERVER - 3 * DAY)).toMatchObject({ serverDay: localDay(new Date(SERVER)) });
});

test('a phone that was offline for a month is not asked', () => {
  expect(dayQuestion({ serverTime: SERVER, clockOffset: 0 }, null, SERVER + 30 * DAY)).toBeNull();
});
