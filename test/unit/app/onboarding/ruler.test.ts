import { expect, test } from 'vitest';
import { heldSteps } from '#app/features/onboarding/held-steps.ts';
import { RULER_WIDTH, ruledTicks } from '#app/features/onboarding/number/ruler-ticks.ts';

test('the value stands in the middle of the ruler', () => {
  const { large } = ruledTicks(650, 300, 3000);

  expect(large.find(({ steps }) => steps === 650)?.x).toBe(RULER_WIDTH / 2);
});

test('the ruler ends where the bounds end', () => {
  const { small, medium, large } = ruledTicks(14, 14, 100);

  expect(Math.min(...small, ...medium, ...large.map(({ x }) => x))).toBeGreaterThanOrEqual(RULER_WIDTH / 2);
});

test('a held button goes faster the longer it is held', () => {
  expect([1, 20, 40].map(heldSteps)).toEqual([1, 5, 10]);
});
