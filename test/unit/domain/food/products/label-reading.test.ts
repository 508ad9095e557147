import { describe, expect, test } from 'vitest';
import { hasFigures, readToldLabel, type ToldLabel } from '#domain/food/products/label-reading.ts';

const NOTHING: ToldLabel = {
  per: '100',
  portionGrams: null,
  name: null,
  brand: null,
  calories: null,
  kilojoules: null,
  proteins: null,
  carbs: null,
  fats: null,
  fibre: null,
  sugar: null,
  saturated: null,
  salt: null,
  sodiumMg: null,
};
const told = (of: Partial<ToldLabel>) => readToldLabel({ ...NOTHING, ...of });

describe('a label as somebody else tells it', () => {
  test('what was not read stays unknown, and a 0 that was read stays 0', () => {
    expect(told({ fats: 0 })).toMatchObject({ fats: 0, proteins: null, calories: null, salt: null });
    expect([hasFigures(told({})), hasFigures(told({ fats: 0 })), hasFigures(told({ kilojoules: 5 }))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ['negative', -1],
    ['endless', Infinity],
    ['no number', Number.NaN],
    ['absurd', 1e9],
  ])('a figure that is %s was not read', (_, figure) => {
    const label = told({ calories: figure, kilojoules: figure, proteins: figure, salt: figure, portionGrams: figure });
    expect(hasFigures(label)).toBe(false);
    expect(label.portionGrams).toBeNull();
  });

  test('sodium is told as salt where there is no salt', () => {
    expect(told({ sodiumMg: 400 }).salt).toBe(1);
    expect(told({ sodiumMg: 400, salt: 0.9 }).salt).toBe(0.9);
  });

  test('kJ are never taken for kcal', () => {
    expect(told({ kilojoules: 2100 })).toMatchObject({ calories: null, kilojoules: 2100 });
  });

  test('a name is one line that can be seen', () => {
    expect(told({ name: ' მაწონი\n3,2 %\u202e ', brand: '\u200b' })).toMatchObject({ name: 'მაწონი 3,2 %', brand: '' });
    expect(told({ name: 'ა'.repeat(900) }).name).toHaveLength(150);
  });
});
