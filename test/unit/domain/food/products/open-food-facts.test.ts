import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBarcode } from '#domain/food/products/barcode.ts';
import { readOpenFoodFacts } from '#domain/food/products/open-food-facts.ts';

const reading = readBarcode('3017620422003');
if (reading.is !== 'barcode') throw new Error('The barcode of the test is wrong');
const { barcode } = reading;
const read = (told: unknown) => readOpenFoodFacts(barcode, told);
const SPREAD = {
  product_name: 'Nutella',
  brands: 'Ferrero,Nutella',
  serving_quantity: '15',
  nutriments: {
    'energy-kcal_100g': 539,
    'energy-kj_100g': 2252,
    energy_100g: 2252,
    proteins_100g: 6.3,
    carbohydrates_100g: 57.5,
    fat_100g: 30.9,
    'saturated-fat_100g': 10.6,
    salt_100g: 0.107,
    sodium_100g: 0.0428,
    'vitamin-c_100g': 0.0012,
    'vitamin-d_100g': 0.0000025,
  },
};
const withFacts = (facts: Record<string, unknown>) => read({ product_name: 'x', nutriments: facts });

describe('a product of Open Food Facts', () => {
  test('is told per 100 g, its nutrients in our units', () => {
    expect(read(SPREAD)).toEqual({
      product: {
        barcode,
        name: 'Nutella',
        brand: 'Ferrero',
        per100g: { calories: 539, proteins: 6.3, carbs: 57.5, fats: 30.9 },
        nutrients: { saturated: 10.6, salt: 0.107, sodium: 42.8, vitaminC: 1.2, vitaminD: 2.5 },
        servingGrams: 15,
        source: 'open-food-facts',
      },
      doubts: [],
    });
  });

  test('bears its Georgian name where it has one', () => {
    expect(read({ ...SPREAD, product_name_ka: 'ნუტელა' })?.product.name).toBe('ნუტელა');
  });

  test('in kJ alone is told in kcal', () => {
    const facts = { energy_100g: '2252', proteins_100g: '6,3', carbohydrates_100g: '57.5', fat_100g: '30.9' };
    expect(withFacts(facts)).toMatchObject({ product: { per100g: { calories: 538.2, proteins: 6.3 } }, doubts: [] });
  });

  test('with kJ typed as kcal is doubted, also without macros', () => {
    expect(withFacts({ 'energy-kcal_100g': 800, 'energy-kj_100g': 800 })?.doubts).toEqual([
      'kj-for-kcal',
      'macros-missing',
    ]);
  });

  test('with negative energy has none, and is doubted', () => {
    expect(withFacts({ 'energy-kcal_100g': -20, proteins_100g: 1, carbohydrates_100g: 1, fat_100g: 1 })).toMatchObject({
      product: { per100g: { calories: null, proteins: 1 } },
      doubts: ['negative'],
    });
  });

  test('without a name is none', () => {
    for (const told of [null, 'html', [], {}, { product_name: '' }, { product_name: ' \u200b ' }, { product_name: 5 }])
      expect(read(told)).toBeNull();
  });

  test('takes ranges, traces and impossible nutrients as unknown', () => {
    const odd = { salt_100g: '< 0.1', fiber_100g: '1-2', sugars_100g: Number.NaN, calcium_100g: 500, iron_100g: -1 };
    expect(withFacts(odd)?.product.nutrients).toEqual({});
  });

  test('never throws, whatever is told', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 3 }), fc.anything({ maxDepth: 3 }), (told, facts) => {
        expect(() => read(told)).not.toThrow();
        expect(read({ product_name: 'x', nutriments: facts, brands: facts, serving_quantity: told })).not.toBeNull();
      }),
    );
  });
});
