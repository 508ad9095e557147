import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSame } from '#device/diary/keep-same.ts';
import '#test/fixed-chance.ts';

test('an answer read again is the answer before, and any other answer is as it was read', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (before, next) => {
      expect(keepSame(before, next)).toEqual(next);
      expect(keepSame(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('of a list only what changed is another one, wherever an item came or went', () => {
  const [soup, bread, tea] = [
    { entry: { id: 'soup', kcal: 200 } },
    { entry: { id: 'bread', kcal: 90 } },
    { entry: { id: 'tea', kcal: 1 } },
  ];
  const read = (...items: unknown[]) => keepSame([soup, bread, tea], structuredClone(items)) as unknown[];

  const added = read(soup, { entry: { id: 'egg', kcal: 80 } }, bread, tea);
  expect([added[0], added[2], added[3]].map((item, at) => Object.is(item, [soup, bread, tea][at]))).toEqual([
    true,
    true,
    true,
  ]);
  const left = read(bread, tea);
  expect(left.map((item, at) => Object.is(item, [bread, tea][at]))).toEqual([true, true]);
  const changed = read(soup, { entry: { id: 'bread', kcal: 100 } }, tea);
  expect(changed).toEqual([soup, { entry: { id: 'bread', kcal: 100 } }, tea]);
  expect([Object.is(changed[0], soup), Object.is(changed[1], bread), Object.is(changed[2], tea)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('what is no plain data is never taken for the same', () => {
  const before = new Map([['a', 1]]);
  const next = new Map([['a', 2]]);

  expect(keepSame(before, next)).toBe(next);
});
