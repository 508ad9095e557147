import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasAccess, trialAt, trialHeading, trialUrgency } from '#domain/payment/trial.ts';

const HOUR = 3_600_000;
/** Noon in Tbilisi. */
const START = Date.parse('2026-03-01T12:00:00+04:00');
const after = (hours: number) => trialAt({ startedAt: START, isPremium: false }, START + hours * HOUR);

describe('a trial', () => {
  test('of a premium user does not exist, whenever it began', () => {
    expect(trialAt({ startedAt: START, isPremium: true }, START + HOUR).state).toBe('premium');
  });

  test('that was not started shows three days and 72 hours, and opens nothing', () => {
    const facts = { startedAt: null, isPremium: false };
    expect(trialAt(facts, START)).toEqual({
      state: 'not-started',
      hoursLeft: 72,
      daysLeft: 3,
      isLastDay: false,
      expiresToday: false,
    });
    expect(hasAccess(facts, START)).toBe(false);
  });

  test.each([
    [0, 'active', 3],
    [23.9, 'active', 3],
    [24, 'active', 2],
    [48, 'active', 1],
    [71.999, 'active', 1],
    [72, 'expired', 0],
    [5000, 'expired', 0],
  ] as const)('after %d hours is %s with %d days left', (hours, state, days) => {
    expect(after(hours)).toMatchObject({ state, daysLeft: days });
  });

  test('has its last day while 24 hours or less remain', () => {
    expect([after(47.9).isLastDay, after(48).isLastDay, after(71.9).isLastDay, after(72).isLastDay]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('expires today from midnight in Tbilisi on, whatever zone the machine has', () => {
    expect(after(59.99).expiresToday).toBe(false);
    expect(after(60).expiresToday).toBe(true);
    expect(after(72).expiresToday).toBe(true);
    expect(after(84).expiresToday).toBe(false);
  });

  test('warns in blue, then orange, then red', () => {
    expect([0, 30, 48, 60, 72, 100].map((hours) => trialUrgency(after(hours)))).toEqual([
      'blue',
      'blue',
      'orange',
      'red',
      'red',
      'red',
    ]);
  });

  test('is headed by days left, tomorrow, hours left and the end', () => {
    expect([0, 30, 48, 60, 72].map((hours) => trialHeading(after(hours)))).toEqual([
      'days-left',
      'days-left',
      'ends-tomorrow',
      'hours-left',
      'ended',
    ]);
  });

  test('opens paid features exactly while less than 72 hours have passed; a clock set back does not lengthen it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000 * HOUR, max: 1000 * HOUR }), (passed) => {
        const facts = { startedAt: START, isPremium: false };
        expect(hasAccess(facts, START + passed)).toBe(passed < 72 * HOUR);
        const { hoursLeft } = trialAt(facts, START + passed);
        expect(hoursLeft >= 0 && hoursLeft <= 72).toBe(true);
      }),
    );
  });
});
