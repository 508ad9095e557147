import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyImport } from '#device/transfer/import/import-file.ts';
import { readOwnFile } from '#device/transfer/import/read-own-file.ts';
import { sampleMeal, TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import '#test/fixed-chance.ts';

test('a file that is none of ours is told from one of ours that cannot be read', () => {
  expect(['', [], { format: 'other', version: 1, days: [] }].map(readOwnFile)).toEqual([null, null, null]);
  expect(readOwnFile({ format: 'lukma', version: 1 })).toEqual({ is: 'refused', code: 'damaged' });
  expect(readOwnFile({ format: 'lukma', version: 2, days: [] })).toEqual({ is: 'refused', code: 'other-version' });
});

test('an entry out of bounds is counted and left out; the others count', () => {
  const good = {
    ...sampleMeal('01936f3e-0000-7000-8000-0000000000aa'),
    firestoreId: 'x',
    rev: 3,
    __proto__: { calories: 1 },
  };
  const bad = [
    { ...good, id: 'not a uuid' },
    { ...good, calories: 1e9 },
    { ...good, title: '   ' },
    { ...good, imageUrl: 'https://evil.example/p.gif' },
    { ...good, imageUrl: 'javascript:alert(1)' },
    { ...good, timestamp: undefined },
    { ...good, title: 'a\u0000b' },
    null,
    7,
    'x',
  ];
  const days = [
    {
      date: TODAY,
      meals: [good, good, ...bad],
      water: {
        totalIntake: 0,
        rows: [
          { id: 'a', ml: 250 },
          { id: 'b', ml: -100 },
        ],
      },
    },
    { date: '2026-02-31', meals: [good] },
    { date: YESTERDAY, meals: [], water: { rows: [{ ml: 1e300 }] } },
  ];
  const weights = [
    { date: TODAY, weight: 64.44 },
    { date: TODAY, weight: 70 },
    { date: YESTERDAY, weight: 5000 },
  ];

  const reading = readOwnFile(JSON.parse(JSON.stringify({ format: 'lukma', version: 1, days, weights })));

  expect(reading).toEqual({
    is: 'read',
    file: {
      ...emptyImport(),
      meals: [sampleMeal('01936f3e-0000-7000-8000-0000000000aa')],
      water: [{ date: TODAY, ml: 150 }],
      weights: [{ date: TODAY, kg: 64.4 }],
      unreadable: bad.length + 3,
    },
    sources: ['lukma'],
    left: [],
    isCut: false,
  });
});

test('whatever is in a file, reading it never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (days, weights) => {
      for (const lists of [
        { days: [days], weights: [weights] },
        { days: [{ date: TODAY, meals: [days], water: weights }], weights: [] },
      ]) {
        expect(readOwnFile({ format: 'lukma', version: 1, ...lists })?.is).toBe('read');
      }
    }),
  );
});
