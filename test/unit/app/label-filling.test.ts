import { describe, expect, test } from 'vitest';
import type { LabelReading } from '#domain/food/products/label-reading.ts';
import { figuresRead, fillIn } from '#app/features/dashboard/add-meal/barcode/label/label-filling.ts';
import {
  labelDraftOf,
  type LabelDraft,
  type LabelField,
} from '#app/features/dashboard/add-meal/barcode/label/label-draft.ts';

const NOTHING: LabelReading = {
  per: '100',
  portionGrams: null,
  name: '',
  brand: '',
  calories: null,
  kilojoules: null,
  proteins: null,
  carbs: null,
  fats: null,
  fibre: null,
  sugar: null,
  saturated: null,
  salt: null,
};
const EMPTY = labelDraftOf(null);
const read = (of: Partial<LabelReading>): LabelReading => ({ ...NOTHING, ...of });
const with_ = (fields: Partial<Record<LabelField, string>>, per: LabelDraft['per'] = '100'): LabelDraft => ({
  per,
  fields: { ...EMPTY.fields, ...fields },
});

describe('a form of a label that is filled in from its photo', () => {
  test('has what was read, and nothing where nothing was read: 0 only where the label says 0', () => {
    const { draft } = fillIn(EMPTY, EMPTY, read({ calories: 61.5, fats: 0, salt: 0.1 }));
    expect(draft.fields).toMatchObject({
      calories: '61,5',
      fats: '0',
      salt: '0,1',
      proteins: '',
      carbs: '',
      fibre: '',
    });
  });

  test('counts for what the label counts for, and eats the portion that it names', () => {
    const { draft } = fillIn(EMPTY, EMPTY, read({ per: 'portion', portionGrams: 30, calories: 120 }));
    expect([draft.per, draft.fields.portion, draft.fields.eaten]).toEqual(['portion', '30', '30']);
  });

  test('keeps what the person has typed, also when a second photo is read', () => {
    const first = fillIn(with_({ name: 'ჩემი', proteins: '3' }), EMPTY, read({ name: 'X', calories: 60, proteins: 9 }));
    expect(first.draft.fields).toMatchObject({ name: 'ჩემი', proteins: '3', calories: '60' });
    const second = fillIn(first.draft, first.untouched, read({ name: 'Y', proteins: 8, calories: 70 }));
    expect(second.draft.fields).toMatchObject({ name: 'ჩემი', proteins: '3', calories: '70' });
  });

  test('never mixes figures of 100 g with those of a portion', () => {
    const typed = with_({ name: 'ჩემი', calories: '400', proteins: '10' });
    const { draft } = fillIn(typed, EMPTY, read({ per: 'portion', portionGrams: 30, calories: 120 }));
    expect(draft).toMatchObject({ per: 'portion', fields: { name: 'ჩემი', calories: '120', proteins: '' } });
    const known = with_({ calories: '400', fats: '10' });
    expect(fillIn(known, known, read({ calories: 61 })).draft.fields).toMatchObject({ calories: '61', fats: '' });
  });

  test('says how many figures were read; kJ are not in the form yet', () => {
    expect(figuresRead(read({ calories: 1, salt: 0, portionGrams: 30, kilojoules: 4 }))).toBe(3);
  });
});
