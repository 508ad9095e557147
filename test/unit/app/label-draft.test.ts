import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { VALUE_THINGS } from '#contract/diary/value-things.ts';
import { keptProduct, productOf } from '#device/products/own-product.ts';
import { readBarcode, type Barcode } from '#domain/food/products/barcode.ts';
import {
  labelDraftOf,
  readLabel,
  type LabelField,
} from '#app/features/dashboard/add-meal/barcode/label/label-draft.ts';

const reading = readBarcode('4006381333931');
if (reading.is !== 'barcode') throw new Error('The barcode of the test is wrong');
const barcode: Barcode = reading.barcode;
const typed = (per: '100' | 'portion', fields: Partial<Record<LabelField, string>>) => ({
  per,
  fields: { ...labelDraftOf(null).fields, name: 'მაწონი', calories: '60', ...fields },
});

describe('the form of a label', () => {
  test('per 100 g is a product with what was typed; what is empty is unknown, never 0', () => {
    expect(readLabel(typed('100', { proteins: '2,8', salt: '0,1', brand: ' სანტე ' }), barcode, null)).toEqual({
      is: 'fine',
      eatenGrams: 100,
      product: {
        barcode,
        name: 'მაწონი',
        brand: 'სანტე',
        per100g: { calories: 60, proteins: 2.8, carbs: null, fats: null },
        nutrients: { salt: 0.1 },
        servingGrams: null,
        source: 'label',
      },
    });
  });

  test('per portion is brought to 100 g, and the portion is kept', () => {
    const read = readLabel(
      typed('portion', { portion: '30', calories: '120', fats: '3', salt: '0,15' }),
      barcode,
      null,
    );
    expect(read).toMatchObject({
      product: { per100g: { calories: 400, fats: 10 }, nutrients: { salt: 0.5 }, servingGrams: 30 },
    });
  });

  test('a macro that was left empty is still unknown where the product is kept, and empty where it is edited again', () => {
    const read = readLabel(typed('100', { fats: '0', carbs: '4' }), barcode, null);
    const kept = read.is === 'fine' ? keptProduct(read.product) : null;
    if (!kept) throw new Error('The draft of the test is wrong');
    expect(v.parse(VALUE_THINGS.products.value, kept)).toMatchObject({ fats: 0, unknown: ['proteins'] });
    const again = productOf(barcode, kept);
    expect(again.per100g).toEqual({ calories: 60, proteins: null, carbs: 4, fats: 0 });
    expect(labelDraftOf(again).fields).toMatchObject({ proteins: '', fats: '0' });
  });

  test('keeps of a known product what a label does not tell', () => {
    const before = readLabel(typed('100', {}), barcode, null);
    if (before.is !== 'fine') throw new Error('The draft of the test is wrong');
    const known = { ...before.product, nutrients: { calcium: 120, salt: 0.1 } };
    const read = readLabel(labelDraftOf(known), barcode, known);
    expect(read).toMatchObject({ product: { nutrients: { calcium: 120, salt: 0.1 } } });
  });

  test.each([
    ['no name', typed('100', { name: ' ' }), { name: 'required' }],
    ['a long name', typed('100', { name: 'ა'.repeat(151) }), { name: 'name' }],
    ['no energy', typed('100', { calories: '' }), { calories: 'required' }],
    ['negative energy', typed('100', { calories: '-5' }), { calories: 'kcal' }],
    ['words for a figure', typed('100', { fats: 'ბევრი' }), { fats: 'macro' }],
    ['no portion', typed('portion', {}), { portion: 'required' }],
    ['a portion of nothing', typed('portion', { portion: '0' }), { portion: 'grams' }],
    ['a whole package in a gram', typed('portion', { portion: '1', calories: '900' }), { calories: 'kcal' }],
    ['nothing eaten', typed('100', { eaten: '' }), { eaten: 'required' }],
  ])('with %s says so beside the field', (_, draft, problems) => {
    expect(readLabel(draft, barcode, null)).toEqual({ is: 'wrong', problems });
  });
});
