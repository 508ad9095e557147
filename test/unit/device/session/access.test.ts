import { expect, test } from 'vitest';
import { accessAt, nextMark, trustedNow, type PaymentMemory } from '#device/session/access/payment-memory.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-10T08:00:00Z');
const trial: PaymentMemory = {
  info: {
    isPremium: false,
    trialStartedAt: { seconds: START / 1000, nanoseconds: 0 },
    premiumUntil: null,
    autoRenew: false,
    nextCharge: null,
    canResume: false,
  },
};
const premium: PaymentMemory = {
  info: {
    isPremium: true,
    trialStartedAt: null,
    premiumUntil: '2026-04-10T08:00:00.000Z',
    autoRenew: false,
    nextCharge: null,
    canResume: false,
  },
};

test('a trial that was told of once ends by itself without a network', () => {
  expect(accessAt(trial, START + 71 * HOUR)).toMatchObject({ hasAccess: true, trial: { state: 'active' } });
  expect(accessAt(trial, START + 72 * HOUR)).toMatchObject({ hasAccess: false, trial: { state: 'expired' } });
});

test('premium gates never past its own end', () => {
  expect(accessAt(premium, Date.parse('2026-04-10T07:59:59Z')).hasAccess).toBe(true);
  expect(accessAt(premium, Date.parse('2026-04-10T08:00:00Z'))).toMatchObject({
    hasAccess: false,
    trial: { state: 'not-started' },
  });
});

test('a clock put back opens nothing: time never runs behind the server time seen', () => {
  const seen = START + 80 * HOUR;

  expect(trustedNow({ serverTime: seen, clockOffset: 0 }, START)).toBe(seen);
});

test('a clock put back again and again without a network wins nothing: it goes on from where it had come', () => {
  const clock = { serverTime: START, clockOffset: 0 };
  const first = nextMark(clock, null, START + 50 * HOUR);
  expect(first).toEqual({ at: START + 50 * HOUR, serverTime: START });

  expect(trustedNow(clock, START + 10 * HOUR, first)).toBe(START + 50 * HOUR);
  expect(nextMark(clock, first, START + 10 * HOUR)).toBeNull();
  expect(nextMark(clock, first, START + 51 * HOUR)?.at).toBe(START + 51 * HOUR);
});

test('a server that tells the time has the last word: a mark from a clock that ran ahead is forgotten', () => {
  const ahead = nextMark({ serverTime: START, clockOffset: 0 }, null, START + 400 * HOUR);

  expect(trustedNow({ serverTime: START + HOUR, clockOffset: 0 }, START + 2 * HOUR, ahead)).toBe(START + 2 * HOUR);
  expect(nextMark({ serverTime: START, clockOffset: 0 }, null, START + 60_000)).toBeNull();
});

test('a clock that is a year ahead takes no trial away', () => {
  const year = 365 * 24 * HOUR;

  expect(trustedNow({ serverTime: START, clockOffset: year }, START + year + HOUR)).toBe(START + HOUR);
});

test('without any answer of a server the device is believed', () => {
  expect(trustedNow({ serverTime: null, clockOffset: null }, START)).toBe(START);
});
