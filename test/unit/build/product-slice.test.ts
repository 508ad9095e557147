import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeSlice } from '#build/products/make-slice.ts';
import { readBarcode, type Barcode } from '#domain/food/products/barcode.ts';
import { productInSlice } from '#domain/food/products/product-slice.ts';

const FACTS = { 'energy-kcal_100g': 400, proteins_100g: 8, carbohydrates_100g: 70, fat_100g: 10, salt_100g: 0.5 };
const GEORGIA = { countries_tags: ['en:georgia', 'en:turkey'] };
const barcodes = ['4006381333931', '96385074', '036000291452', '4860019001308'];
const line = (at: number, changes: object = {}): string =>
  JSON.stringify({ code: barcodes[at], product_name: `ნივთი ${at}\n"`, nutriments: FACTS, ...GEORGIA, ...changes });
const sliceOf = (lines: readonly string[], mostBytes = 1_500_000) =>
  makeSlice(
    (async function* () {
      yield* lines;
    })(),
    { country: 'en:georgia', mostBytes },
  );
const barcodeOf = (at: number): Barcode => {
  const reading = readBarcode(barcodes[at] ?? '');
  if (reading.is !== 'barcode') throw new Error('The barcode of the test is wrong');
  return reading.barcode;
};

describe('the slice of products', () => {
  test('holds every product of the country under its barcode, as it was told', async () => {
    const { bytes, count } = await sliceOf([line(0), line(1), line(2), line(3, { countries_tags: ['en:france'] })]);
    const lines = gunzipSync(bytes).toString();
    expect(count).toBe(3);
    for (const at of [0, 1, 2]) {
      expect(productInSlice(lines, barcodeOf(at))).toEqual({
        barcode: barcodeOf(at),
        name: `ნივთი ${at} "`,
        brand: '',
        per100g: { calories: 400, proteins: 8, carbs: 70, fats: 10 },
        nutrients: { salt: 0.5 },
        servingGrams: null,
        source: 'open-food-facts',
      });
    }
    expect(productInSlice(lines, barcodeOf(3))).toBeNull();
    expect(productInSlice('', barcodeOf(0))).toBeNull();
  });

  test('leaves out what is broken, without figures, hard to believe or under a wrong barcode', async () => {
    const { count, fit, broken } = await sliceOf([
      '{"countries_tags":["en:georgia"]',
      line(0, { nutriments: {} }),
      line(1, { nutriments: { ...FACTS, 'energy-kcal_100g': 1674 } }),
      line(2, { code: '4006381333932' }),
      line(3, { nutriments: { ...FACTS, 'energy-kcal_100g': -5 } }),
    ]);
    expect([count, fit, broken]).toEqual([0, 0, 1]);
  });

  test('has room for those that are scanned most', async () => {
    const whole = await sliceOf([line(0), line(3)]);
    const { bytes, count, fit } = await sliceOf(
      [line(0, { unique_scans_n: 2 }), line(3, { unique_scans_n: 9 })],
      whole.bytes.length - 1,
    );
    expect([count, fit]).toEqual([1, 2]);
    expect(productInSlice(gunzipSync(bytes).toString(), barcodeOf(3))).not.toBeNull();
  });
});
