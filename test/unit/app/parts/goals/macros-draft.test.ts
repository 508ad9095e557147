import { describe, expect, test } from 'vitest';
import { draftOf, gramsOf, macrosDraft, presetGrams, readMacros } from '#app/parts/goals/macros/macros-draft.ts';

const empty = { carbs: '', proteins: '', fats: '' };

describe('presets', () => {
  test('40/30/30 of 1,850 kcal are 185 g carbs, 139 g proteins, 62 g fats', () => {
    expect(presetGrams('protein', 1850)).toEqual({ carbs: 185, proteins: 139, fats: 62 });
  });

  test('a preset fills the form and is recognised in it', () => {
    const draft = macrosDraft(empty, { type: 'preset', preset: 'keto', goalKcal: 2000 });

    expect(draft).toEqual({ carbs: '50', proteins: '100', fats: '156' });
    expect(readMacros(draft, 2000).preset).toBe('keto');
  });

  test('a figure changed by hand belongs to no preset any more', () => {
    const draft = macrosDraft(draftOf(presetGrams('balance', 2000)), { type: 'grams', macro: 'fats', text: '80' });

    expect(readMacros(draft, 2000).preset).toBeUndefined();
  });
});

describe('the typed grams', () => {
  test('add up to energy by 4, 4 and 9 kcal', () => {
    const reading = readMacros({ carbs: '185', proteins: '139', fats: '62' }, 1850);

    expect(reading.sumKcal).toBe(1854);
    expect(reading.percent).toEqual({ carbs: 40, proteins: 30, fats: 30 });
  });

  test('an empty field counts as nothing', () => {
    expect(gramsOf({ ...empty, carbs: '100' })).toEqual({ carbs: 100, proteins: 0, fats: 0 });
  });

  test('stored decimals show as whole grams', () => {
    expect(draftOf({ carbs: 126.1, proteins: 104, fats: 32.5 })).toEqual({ carbs: '126', proteins: '104', fats: '33' });
  });

  test('nothing at all, or more than 2,000 g, cannot be saved', () => {
    expect(readMacros(empty, 2000).canSave).toBe(false);
    expect(readMacros({ ...empty, carbs: '2001' }, 2000).canSave).toBe(false);
    expect(readMacros({ ...empty, carbs: '2000' }, 2000).canSave).toBe(true);
  });
});
