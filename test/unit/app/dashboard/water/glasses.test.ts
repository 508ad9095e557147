import { describe, expect, test } from 'vitest';
import { glassDelta, glassesOf } from '#app/features/dashboard/water/glasses.ts';

describe('the glasses of a day', () => {
  test('a goal of 2,000 ml is eight glasses', () => {
    expect(glassesOf(0, 2000)).toHaveLength(8);
  });

  test('what was drunk fills glasses from the left, the last one in part', () => {
    const shares = glassesOf(600, 1000).map(({ share }) => share);

    expect(shares).toEqual([1, 1, 0.4, 0]);
  });

  test('water beyond the goal brings glasses of its own', () => {
    expect(glassesOf(1100, 1000)).toHaveLength(5);
  });

  test('a goal of 20 litres does not fill the screen', () => {
    expect(glassesOf(20_000, 20_000)).toHaveLength(16);
  });
});

describe('a tap on a glass', () => {
  test('fills all glasses up to it', () => {
    expect(glassDelta(1000, 250)).toBe(750);
  });

  test('empties the glass whose rim the water stands at', () => {
    expect(glassDelta(500, 500)).toBe(-250);
  });

  test('lowers the water to an earlier glass', () => {
    expect(glassDelta(250, 1250)).toBe(-1000);
  });

  test('tops up a glass that is full in part', () => {
    expect(glassDelta(500, 330)).toBe(170);
  });
});
