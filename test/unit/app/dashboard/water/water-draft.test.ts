import { expect, test } from 'vitest';
import { readAmount } from '#app/features/dashboard/water/water-draft.ts';
import { readWaterGoal } from '#app/parts/goals/water/water-goal-draft.ts';

test.each([
  ['330', 330],
  ['1 500', 1500],
  ['20000', 20_000],
  ['20001', null],
  ['0', null],
  ['', null],
  ['-250', null],
])('an amount typed as "%s" reads as %s', (text, ml) => {
  expect(readAmount(text)).toBe(ml);
});

test.each([
  ['250', 250],
  ['249', null],
  ['20000', 20_000],
  ['20001', null],
])('a goal typed as "%s" reads as %s', (text, ml) => {
  expect(readWaterGoal(text)).toBe(ml);
});
