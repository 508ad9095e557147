import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs, retryAfterMs } from '#sync/push/next-attempt.ts';
import { LONGEST_BACKOFF_MS, LONGEST_HOLD_MS, RULES } from '#sync/rules.ts';

test('[L6] the ceiling doubles with every failure and chance takes all below it', () => {
  expect([1, 2, 3, 4].map((failures) => backoffMs(failures, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(backoffMs(5, 0)).toBe(0);
});

test("[L6] the engine's own delay is never longer than the longest, and a server's wish is honoured up to a day", () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.option(fc.nat()),
      (failures, chance, asked) => {
        const delay = backoffMs(failures, chance, asked);
        expect(delay).toBeGreaterThanOrEqual(Math.min(asked ?? 0, LONGEST_HOLD_MS));
        expect(delay).toBeLessThanOrEqual((asked ?? 0) > LONGEST_BACKOFF_MS ? LONGEST_HOLD_MS : LONGEST_BACKOFF_MS);
      },
    ),
  );
});

test('[L7] a time beyond the longest delay can only come from a clock that was wrong, so it counts as now', () => {
  const now = 1_000_000_000_000;
  const isDue = (nextAt: number) => RULES.isDue({ nextAt }, now);
  expect([now - 1, now, now + 1, now + LONGEST_BACKOFF_MS, now + LONGEST_BACKOFF_MS + 1].map(isDue)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('[L12] what the server put off for hours waits for them, and no clock that is set makes it wait for ever', () => {
  const heldSince = 1_000_000_000_000;
  const nextAt = heldSince + 8 * 60 * 60_000;
  const isDue = (now: number) => RULES.isDue({ nextAt, heldSince }, now);
  expect([heldSince, heldSince + 60 * 60_000, nextAt - 1, nextAt].map(isDue)).toEqual([false, false, false, true]);
  // Put back behind the moment of the refusal; or it was ahead by a year then.
  expect([heldSince - 1, heldSince - 365 * 24 * 60 * 60_000].map(isDue)).toEqual([true, true]);
  expect(RULES.isDue({ nextAt: heldSince + LONGEST_HOLD_MS + 1, heldSince }, heldSince)).toBe(true);
});

test('[L6] Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-03-10T08:00:00Z');
  expect(retryAfterMs('120', now)).toBe(120_000);
  expect(retryAfterMs('Tue, 10 Mar 2026 08:00:30 GMT', now)).toBe(30_000);
  expect(retryAfterMs('Tue, 10 Mar 2026 07:00:00 GMT', now)).toBe(0);
  expect([retryAfterMs('soon', now), retryAfterMs(null, now), retryAfterMs('-5', now)].slice(0, 2)).toEqual([
    null,
    null,
  ]);
});
