import { expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { EVERYDAY_LINES, everydayScore, readEveryday } from './fixtures/everyday-lines.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);

test('everyday lines are read right, and what is said surely is true', () => {
  const { lines, right, invented, sureRight } = everydayScore(readEveryday(EVERYDAY_LINES.tuned, names));

  expect(lines).toBeGreaterThanOrEqual(1987);
  expect(right).toBeGreaterThanOrEqual(0.915);
  expect(invented).toBeLessThanOrEqual(36);
  expect(sureRight).toBeGreaterThanOrEqual(0.985);
});

test('everyday lines kept aside are read as well as they were', () => {
  const { lines, right, invented, sureRight } = everydayScore(readEveryday(EVERYDAY_LINES.keptAside, names));

  expect(lines).toBeGreaterThanOrEqual(250);
  expect(right).toBeGreaterThanOrEqual(0.73);
  expect(invented).toBeLessThanOrEqual(25);
  expect(sureRight).toBeGreaterThanOrEqual(0.9);
});
