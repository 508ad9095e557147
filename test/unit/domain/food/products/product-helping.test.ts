import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nutrientsPer100Of, per100Of } from '#domain/food/products/label-figures.ts';
import { foodOfProduct } from '#domain/food/food-of-own.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { helpingOfProduct } from '#domain/food/products/product-helping.ts';

const BISCUITS = {
  name: 'ორცხობილა',
  brand: 'ბარამბო',
  per100g: { calories: 400, proteins: 8, carbs: 70, fats: 10 },
  nutrients: { salt: 0.6, iron: 1.5 },
};

describe('a helping of a product', () => {
  test('has its figures by weight, and its nutrients known of all of it', () => {
    expect(helpingOfProduct(BISCUITS, 30)).toEqual({
      title: 'ორცხობილა (ბარამბო)',
      calories: 120,
      proteins: 2.4,
      carbs: 21,
      fats: 3,
      amount: 30,
      unit: 'g',
      nutrients: { salt: 0.18, iron: 0.45 },
      nutrientCoverage: { salt: 1, iron: 1 },
    });
  });

  test('does not name the brand twice, and its title is never too long', () => {
    expect(helpingOfProduct({ ...BISCUITS, name: 'ბარამბოს ორცხობილა' }, 30)?.title).toBe('ბარამბოს ორცხობილა');
    expect(helpingOfProduct({ ...BISCUITS, name: 'ა'.repeat(195) }, 30)?.title).toBe('ა'.repeat(195));
  });

  test('is none without a known energy', () => {
    expect(helpingOfProduct({ ...BISCUITS, per100g: { ...BISCUITS.per100g, calories: null } }, 30)).toBeNull();
  });

  test('keeps a macro that nobody knows as unknown, as a food as well', () => {
    const product = { ...BISCUITS, per100g: { ...BISCUITS.per100g, proteins: null } };
    expect(helpingOfProduct(product, 30)?.nutrientCoverage).toMatchObject({ proteins: 0 });
    expect(helpingOfProduct(BISCUITS, 30)?.nutrientCoverage).not.toHaveProperty('proteins');
    expect(
      foodOfProduct({ ...product, barcode: '4006381333931' as Barcode, servingGrams: null })?.unknownMacros,
    ).toEqual(['proteins']);
  });
});

describe('a label', () => {
  test('per 100 g stands as it is', () => {
    expect(per100Of(BISCUITS.per100g, { per: '100' })).toEqual(BISCUITS.per100g);
  });

  test('per portion is brought to 100 g, and what is unknown stays so', () => {
    const portion = { calories: 120, proteins: 2.4, carbs: null, fats: 3 };
    expect(per100Of(portion, { per: 'portion', grams: 30 })).toEqual({
      calories: 400,
      proteins: 8,
      carbs: null,
      fats: 10,
    });
    expect(nutrientsPer100Of({ salt: 0.18 }, { per: 'portion', grams: 30 })).toEqual({ salt: 0.6 });
  });

  test('of a portion logged as that portion gives what stood on it', () => {
    const figure = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 5, max: 500 }), (calories, proteins, grams) => {
        const per100g = per100Of({ calories, proteins, carbs: 0, fats: 0 }, { per: 'portion', grams });
        const helping = helpingOfProduct({ ...BISCUITS, per100g }, grams);
        // One decimal per 100 g is at most 0.05 g off there.
        expect(Math.abs((helping?.calories ?? 0) - calories)).toBeLessThanOrEqual(0.0005 * grams + 0.051);
        expect(Math.abs((helping?.proteins ?? 0) - proteins)).toBeLessThanOrEqual(0.0005 * grams + 0.051);
      }),
    );
  });
});
