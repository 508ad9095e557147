import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauseBeforeGuess, pauseBeforeSms, takesSms } from '#domain/account/sms-code.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;
const ago = (...ms: number[]): number[] => ms.map((one) => NOW - one);

/** Times at which codes go out to somebody who asks as often as is allowed. */
function sendings(forMs: number, others: readonly number[] = []): number[] {
  const sent: number[] = [];
  for (let at = NOW; at <= NOW + forMs;) {
    const pause = pauseBeforeSms(sent, [...sent, ...others], at);
    if (pause === 0) sent.push(at);
    at += Math.max(1000, pause);
  }
  return sent;
}

test.each([
  ['555123456', true],
  ['322123456', false],
  ['55512345', false],
  ['5551234567', false],
])('%s takes codes: %s', (phone, takes) => {
  expect(takesSms(phone)).toBe(takes);
});

describe('who asks for codes', () => {
  test('gets the first at once, the next after a minute', () => {
    expect(pauseBeforeSms([], [], NOW)).toBe(0);
    expect(pauseBeforeSms(ago(10_000), ago(10_000), NOW)).toBe(50_000);
    expect(pauseBeforeSms(ago(MINUTE), ago(MINUTE), NOW)).toBe(0);
  });

  test('gets three in a quarter of an hour and five a day', () => {
    const sent = sendings(24 * HOUR - 1000);
    expect(sent.filter((at) => at < NOW + 15 * MINUTE)).toHaveLength(3);
    expect(sent).toHaveLength(5);
  });

  test('whatever the past, a number never gets more than three in 15 minutes or five a day from one who asks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 24 * HOUR - 1 }), { maxLength: 12 }), (past) => {
        const own = ago(...past);
        const allowed = pauseBeforeSms(own, own, NOW) === 0;
        const within = (ms: number) => past.filter((age) => age < ms).length;
        expect(!allowed || (within(MINUTE) === 0 && within(15 * MINUTE) < 3 && within(24 * HOUR) < 5)).toBe(true);
      }),
    );
  });

  test('waits longer for a number that many have asked for, yet never more than an hour', () => {
    const many = ago(...Array.from({ length: 40 }, (_, at) => at * MINUTE));
    expect(pauseBeforeSms([], many, NOW)).toBe(HOUR);
    expect(pauseBeforeSms([], ago(2 * MINUTE, 3 * MINUTE, 4 * MINUTE), NOW)).toBe(0);
  });

  test('has waited for no longer than was said', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 24 * HOUR - 1 }), { maxLength: 12 }), (past) => {
        const pause = pauseBeforeSms(ago(...past), ago(...past), NOW);
        expect(pause).toBeGreaterThanOrEqual(0);
        expect(pauseBeforeSms(ago(...past), ago(...past), NOW + pause)).toBe(0);
      }),
    );
  });
});

test('the tenth wrong code locks until the first of them is a day old', () => {
  const wrong = ago(...Array.from({ length: 10 }, (_, at) => at * MINUTE));
  expect(pauseBeforeGuess(wrong.slice(1), NOW)).toBe(0);
  expect(pauseBeforeGuess(wrong, NOW)).toBe(24 * HOUR - 9 * MINUTE);
});
