// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { mayAskToRegister, noteRegisterLater } from '#device/session/registration-pause.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 2, 10);

beforeEach(() => localStorage.clear());

test('whoever says "later" is left in peace for a day, then a week, then a month each time', () => {
  expect(mayAskToRegister(NOW)).toBe(true);
  let now = NOW;
  for (const days of [1, 7, 30, 30]) {
    noteRegisterLater(now);
    expect([
      mayAskToRegister(now),
      mayAskToRegister(now + days * DAY_MS - 1),
      mayAskToRegister(now + days * DAY_MS),
    ]).toEqual([false, false, true]);
    now += days * DAY_MS;
  }
});

test('a pause that cannot be read is none', () => {
  localStorage.setItem('registration_later', '{"times":"often"}');
  expect(mayAskToRegister(NOW)).toBe(true);
});
