import { expect, test } from 'vitest';
import { runOutMs, waitingPoint } from '#app/features/onboarding/register/waiting-progress.ts';

test('the points 0, 30, 65, 80 and 100 are passed within four seconds, and 100 stays', () => {
  const seen = [0, 999, 1000, 2000, 3000, 4000, 60_000].map((ms) => waitingPoint(ms).percent);

  expect(seen).toEqual([0, 0, 30, 65, 80, 100, 100]);
});

test('data is processed first, the plan is built later', () => {
  expect(waitingPoint(0).message).toBe('processing');
  expect(waitingPoint(1999).message).toBe('processing');
  expect(waitingPoint(2000).message).toBe('building');
  expect(waitingPoint(4000).message).toBe('building');
});

test('a plan that is there before the animation has ended lets it run out, quickly', () => {
  expect(runOutMs(3000)).toBeGreaterThan(0);
  expect(runOutMs(3000)).toBeLessThanOrEqual(500);
  expect(runOutMs(4000)).toBe(0);
});
