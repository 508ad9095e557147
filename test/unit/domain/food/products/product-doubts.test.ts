import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productDoubts } from '#domain/food/products/product-doubts.ts';

const figures = (calories: number | null, proteins: number | null, carbs: number | null, fats: number | null) => ({
  calories,
  proteins,
  carbs,
  fats,
});

describe('figures that are believed', () => {
  test.each([
    ['chocolate spread', figures(539, 6.3, 57.5, 30.9), {}],
    ['oil', figures(900, 0, 0, 100), {}],
    ['mineral water', figures(0, 0, 0, 0), {}],
    ['pickles', figures(11, 0.8, 1, 0.1), {}],
    ['bran, whose fibre counts half', figures(216, 15.5, 22, 4.3), { fibre: 43 }],
    ['American bran, whose fibre is among the carbohydrates', figures(216, 15.5, 64.5, 4.3), { fibre: 43 }],
    ['wine', figures(83, 0.1, 2.6, 0), { alcohol: 10.5 }],
    ['chewing gum of polyols', figures(155, 0, 64, 0.2), { polyols: 64 }],
  ])('%s', (_, per100g, other) => {
    expect(productDoubts(per100g, other)).toEqual([]);
  });
});

describe('figures that are asked about', () => {
  test.each([
    ['kJ where kcal belong', figures(2255, 6.3, 57.5, 30.9), ['kj-for-kcal', 'too-much-energy']],
    ['kJ of something light', figures(180, 3.4, 4.8, 1), ['kj-for-kcal']],
    ['more than fat has', figures(1200, 0, 0, null), ['too-much-energy', 'macros-missing']],
    ['more than 100 g of macros', figures(600, 40, 50, 27), ['macros-over-100']],
    ['energy that the macros deny', figures(400, 10, 20, 5), ['energy-denied']],
    ['energy without any macros', figures(250, 0, 0, 0), ['energy-denied']],
    ['no energy at all', figures(0, 10, 50, 5), ['energy-denied']],
    ['a quarter and more too much', figures(135, 10, 15, 0), ['energy-denied']],
    ['energy below zero', figures(-50, 1, 2, 3), ['negative']],
    ['a macro below zero', figures(50, -1, 2, 3), ['negative']],
    ['nothing known', figures(null, null, null, null), ['energy-missing', 'macros-missing']],
  ])('%s', (_, per100g, doubts) => {
    expect(productDoubts(per100g)).toEqual(doubts);
  });

  const grams = fc.double({ min: 0, max: 30, noNaN: true });
  const macros = fc.tuple(grams, grams, grams);
  const energyOf = ([proteins, carbs, fats]: [number, number, number]) => 4 * proteins + 4 * carbs + 9 * fats;

  test('never the energy that the macros make, nor one a fifth off', () => {
    fc.assert(
      fc.property(macros, fc.double({ min: 0.8, max: 1.2, noNaN: true }), (made, by) => {
        expect(productDoubts(figures(energyOf(made) * by, ...made))).toEqual([]);
      }),
    );
  });

  test('always an energy that is more than a quarter off', () => {
    fc.assert(
      fc.property(macros, fc.constantFrom(0, 0.3, 0.6, 0.74, 1.26, 1.6, 2), (made, by) => {
        fc.pre(energyOf(made) > 60);
        expect(productDoubts(figures(energyOf(made) * by, ...made))).toContain('energy-denied');
      }),
    );
  });

  test('always kJ as kJ', () => {
    fc.assert(
      fc.property(macros, (made) => {
        fc.pre(energyOf(made) > 10);
        expect(productDoubts(figures(energyOf(made) * 4.184, ...made))).toContain('kj-for-kcal');
      }),
    );
  });
});
