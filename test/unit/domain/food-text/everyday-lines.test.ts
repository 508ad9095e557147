import { expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { EVERYDAY_LINES, everydayScore, readEveryday, type EverydayLine } from './fixtures/everyday-lines.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);

/** Tables that were opened or written last: their words are of more hands, and harder. */
const isLater = ({ table }: EverydayLine): boolean => table.startsWith('hand-') || table === 'phone-lines-opened';
/** Lines that mostly speak of something else than a meal. */
const isTalk = ({ table }: EverydayLine): boolean => table === 'talk-lines' || table === 'meal-lines';
const later = EVERYDAY_LINES.tuned.filter(isLater);
const talk = EVERYDAY_LINES.tuned.filter(isTalk);
const earlier = EVERYDAY_LINES.tuned.filter((line) => !isLater(line) && !isTalk(line));

test('everyday lines are read right, and what is said surely is true', () => {
  const { lines, right, invented, sureRight } = everydayScore(readEveryday(earlier, names));

  expect(lines).toBeGreaterThanOrEqual(1987);
  expect(right).toBeGreaterThanOrEqual(0.924);
  expect(invented).toBeLessThanOrEqual(27);
  expect(sureRight).toBeGreaterThanOrEqual(0.99);
});

test('lines of eight other hands are read right, and what is said surely is true', () => {
  const { lines, right, invented, sureRight } = everydayScore(readEveryday(later, names));

  expect(lines).toBeGreaterThanOrEqual(649);
  expect(right).toBeGreaterThanOrEqual(0.85);
  expect(invented).toBeLessThanOrEqual(29);
  expect(sureRight).toBeGreaterThanOrEqual(0.99);
});

test('everyday lines kept aside are read as well as they were', () => {
  const { lines, right, invented, sureRight } = everydayScore(readEveryday(EVERYDAY_LINES.keptAside, names));

  expect(lines).toBeGreaterThanOrEqual(196);
  expect(right).toBeGreaterThanOrEqual(0.795);
  expect(invented).toBeLessThanOrEqual(6);
  expect(sureRight).toBeGreaterThanOrEqual(0.97);
});

test('of talk about something else hardly a food is logged', () => {
  const { lines, right, invented } = everydayScore(readEveryday(talk, names));

  expect(lines).toBeGreaterThanOrEqual(260);
  expect(right).toBeGreaterThanOrEqual(0.93);
  expect(invented).toBeLessThanOrEqual(12);
});

test('of talk that was kept aside neither', () => {
  const { lines, right, invented } = everydayScore(readEveryday(EVERYDAY_LINES.keptTalk, names));

  expect(lines).toBeGreaterThanOrEqual(129);
  expect(right).toBeGreaterThanOrEqual(0.8);
  expect(invented).toBeLessThanOrEqual(18);
});
