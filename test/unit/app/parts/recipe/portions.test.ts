import { expect, test } from 'vitest';
import { fewerPortions, morePortions } from '#app/parts/recipe/portions.ts';

test.each([
  [1, 0.5, 1.5],
  [1.3, 1, 1.5],
  [0.5, null, 1],
  [0.4, null, 0.5],
  [10, 9.5, null],
])('from %d portions the buttons lead to %s and %s', (portions, fewer, more) => {
  expect(fewerPortions(portions)).toBe(fewer);
  expect(morePortions(portions)).toBe(more);
});
