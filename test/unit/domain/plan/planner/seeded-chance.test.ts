import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededChance } from '#domain/plan/planner/seeded-chance.ts';

test('the same seed gives the same numbers, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
      const [one, other] = [seededChance(seed), seededChance(seed)];
      for (let count = 0; count < 20; count += 1) {
        const number = one();
        expect(other()).toBe(number);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1);
      }
    }),
  );
});

test('numbers lie evenly, and seeds side by side differ', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  const chance = seededChance(1);
  for (let count = 0; count < 10_000; count += 1) {
    const tenth = Math.floor(chance() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  expect(new Set(Array.from({ length: 100 }, (_, seed) => seededChance(seed)())).size).toBe(100);
});
