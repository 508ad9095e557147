import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveWater, MAX_WATER_ML, waterTotal } from '#domain/body/water.ts';

const deltas = fc.array(fc.integer({ min: -MAX_WATER_ML, max: MAX_WATER_ML }), { maxLength: 40 });

test('taking back takes no more than there is, adding stops at 20 litres', () => {
  expect([
    effectiveWater(200, -500),
    effectiveWater(0, -250),
    effectiveWater(19_900, 250),
    effectiveWater(0, 250),
  ]).toEqual([-200, 0, 100, 250]);
});

test('a total never leaves 0 to 20 litres, whatever is poured in whatever order', () => {
  fc.assert(
    fc.property(deltas, (mls) => {
      let total = 0;
      for (const ml of mls) {
        total += effectiveWater(total, ml);
        expect(total >= 0 && total <= MAX_WATER_ML).toBe(true);
      }
    }),
  );
});

test('waiting rows on a device come to what the server makes of them', () => {
  fc.assert(
    fc.property(deltas, fc.nat(40), (mls, stored) => {
      const rows: { id: string; ml: number }[] = [];
      for (const [index, ml] of mls.entries())
        rows.push({ id: String(index), ml: effectiveWater(waterTotal(rows), ml) });
      const waiting = mls.map((ml, index) => ({ id: String(index), ml })).slice(Math.min(stored, mls.length));
      expect(waterTotal(rows.slice(0, stored), waiting)).toBe(waterTotal(rows));
    }),
  );
});

test('a row that is stored already is not counted again while it waits', () => {
  expect(
    waterTotal(
      [{ id: 'a', ml: 250 }],
      [
        { id: 'a', ml: 250 },
        { id: 'b', ml: 250 },
      ],
    ),
  ).toBe(500);
});
