import { expect, test } from 'vitest';
import { FOODS } from '#content/food-table.ts';
import { commonUnit, inGrams, markOf, ownUnitOf } from '#domain/food/own-units.ts';
import { reweigh, unitsOf, usualHelping } from '#domain/food/weighed-food.ts';

const GLASS = { name: 'ჩემი ჭიქა', grams: 180 };
const [matsoni] = FOODS.filter(({ id }) => id === 'matsoni');

test('a unit of one’s own says what it weighs, whatever its name holds', () => {
  for (const unit of [GLASS, { name: '50:50', grams: 12.5 }]) {
    expect(ownUnitOf(markOf(unit))).toEqual(unit);
    expect(commonUnit(markOf(unit))).toBe('g');
  }
  expect(ownUnitOf('glass')).toBeNull();
  expect(commonUnit('glass')).toBe('glass');
});

test('a food is counted in it, and in grams again', () => {
  if (!matsoni) throw new Error('no matsoni');
  const helping = usualHelping(matsoni);
  expect(unitsOf(helping, matsoni, [GLASS])).toContain(markOf(GLASS));
  const two = reweigh(helping, matsoni, 2, markOf(GLASS));
  expect(two).toMatchObject({ amount: 2, grams: 360 });
  expect(two.calories).toBeCloseTo(matsoni.per100g.calories * 3.6, 0);
  expect(reweigh(two, matsoni, 100, 'g')).toMatchObject({ grams: 100, calories: matsoni.per100g.calories });
});

test.each([
  ['ჩემი ჭიქა მაწონი', 1, '180 გრამი მაწონი'],
  ['დილით ორი ჩემი  ჭიქა მაწონი და პური', 2, 'დილით 360 გრამი მაწონი და პური'],
  ['1,5 ჩემი ჭიქა მაწონი', 1.5, '270 გრამი მაწონი'],
  ['ნახევარი ჩემი ჭიქა მაწონი', 0.5, '90 გრამი მაწონი'],
])('„%s“ counts %d of it', (text, count, inWords) => {
  expect(inGrams(text, GLASS)).toEqual({ count, text: inWords });
});

test.each(['ჭიქა მაწონი', 'ჩემი ჭიქაა', 'შენჩემი ჭიქა', ''])('„%s“ does not name it', (text) => {
  expect(inGrams(text, GLASS)).toBeNull();
});

test('a name with signs of its own is no pattern', () => {
  expect(inGrams('2 ჭიქა (დიდი) წვენი', { name: 'ჭიქა (დიდი)', grams: 300 })?.text).toBe('600 გრამი წვენი');
  expect(inGrams('აბ', { name: 'ა.', grams: 1 })).toBeNull();
});
