import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { commonUnit, countedIn, inGrams, markOf, ownUnitOf, saidInOwnUnit } from '#domain/food/own-units.ts';
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

test('a weight that is so many of it comes back as a count, any other as weight', () => {
  expect(countedIn(360, [GLASS])).toEqual({ unit: GLASS, count: 2 });
  expect(countedIn(90, [GLASS])).toEqual({ unit: GLASS, count: 0.5 });
  expect(countedIn(100, [GLASS])).toBeNull();
  expect(countedIn(0, [GLASS])).toBeNull();
  const jug = { name: 'დოქი', grams: 360 };
  expect(countedIn(360, [GLASS, jug])).toEqual({ unit: jug, count: 1 });
});

test('what was said in it is said so again, unless its weight was changed since', () => {
  const said = { amount: 360, unit: 'g', ingredients: [{ amount: 2, unit: 'ჩემი ჭიქა', grams: 360 }] };
  expect(saidInOwnUnit(said)).toEqual({ name: 'ჩემი ჭიქა', count: 2, grams: 180 });
  expect(saidInOwnUnit({ ...said, amount: 200 })).toBeNull();
  expect(saidInOwnUnit({ ...said, ingredients: [{ amount: 2, unit: 'glass', grams: 360 }] })).toBeNull();
  expect(saidInOwnUnit({ ...said, ingredients: [...said.ingredients, ...said.ingredients] })).toBeNull();
  expect(saidInOwnUnit({ ...said, ingredients: [] })).toBeNull();
});
