import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, bmi, healthyMinimumKg, WEIGHT_GOALS, type Body } from '#domain/body/body.ts';
import {
  calorieGoal,
  DEFAULT_KCAL,
  inferWeightGoal,
  maintenanceKcal,
  restingKcal,
  safeMinimumKcal,
} from '#domain/body/energy.ts';
import {
  energyOf,
  gramsOfShares,
  MACRO_PRESETS,
  macroGoals,
  rescaleMacros,
  sumNutrition,
} from '#domain/body/macros.ts';

const nino: Body = { gender: 'female', ageYears: 24, heightCm: 176, weightKg: 65, activityLevel: 'sedentary' };

const bodies: fc.Arbitrary<Body> = fc.record({
  gender: fc.constantFrom('female' as const, 'male' as const, 'other' as const),
  ageYears: fc.integer({ min: 14, max: 100 }),
  heightCm: fc.integer({ min: 100, max: 250 }),
  weightKg: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
});

describe('the worked default', () => {
  test('rests on 1,469 kcal, keeps its weight on 1,762.8 and aims at 1,146', () => {
    expect(restingKcal(nino)).toBe(1469);
    expect(maintenanceKcal(nino)).toBeCloseTo(1762.8, 10);
    expect(calorieGoal(nino, 'lose-weight')).toBe(1146);
  });

  test('has its macros lifted to the least per kilogram', () => {
    expect(macroGoals(1146, 65, 'lose-weight')).toEqual({ proteins: 104, carbs: 130, fats: 32.5 });
  });
});

describe('energy', () => {
  test('a man has 166 kcal more at rest, `other` counts as a woman', () => {
    expect(restingKcal({ ...nino, gender: 'male' }) - restingKcal(nino)).toBe(166);
    expect(restingKcal({ ...nino, gender: 'other' })).toBe(restingKcal(nino));
  });

  test('without a body the goal is 2,000 kcal', () => {
    expect(calorieGoal(null, 'gain-weight')).toBe(DEFAULT_KCAL);
  });

  test('losing eats less than keeping, gaining more, and every goal is at least 1 whole kcal', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const [lose, keep, gain] = WEIGHT_GOALS.map((goal) => calorieGoal(body, goal));
        expect(lose).toBeLessThanOrEqual(keep ?? 0);
        expect(keep).toBeLessThanOrEqual(gain ?? 0);
        for (const kcal of [lose, keep, gain]) expect(Number.isInteger(kcal) && (kcal ?? 0) >= 1).toBe(true);
      }),
    );
  });

  test('a goal made by the formula is read back as the goal it was made for', () => {
    fc.assert(
      fc.property(bodies, fc.constantFrom(...WEIGHT_GOALS), (body, goal) => {
        fc.pre(maintenanceKcal(body) > 400);
        expect(inferWeightGoal(calorieGoal(body, goal), maintenanceKcal(body))).toBe(goal);
      }),
    );
  });

  test.each([
    [0.75, 'lose-weight'],
    [0.7501, 'maintain-weight'],
    [1.2499, 'maintain-weight'],
    [1.25, 'gain-weight'],
  ] as const)('a ratio of %d to maintenance means %s', (ratio, goal) => {
    expect(inferWeightGoal(2000 * ratio, 2000)).toBe(goal);
  });

  test('the safe least is 1,200 kcal for women and 1,500 for men', () => {
    expect([safeMinimumKcal('female'), safeMinimumKcal('other'), safeMinimumKcal('male')]).toEqual([1200, 1200, 1500]);
  });

  test('the healthy least weight lies at a body mass index of 18.5, never below', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 250 }), (height) => {
        const kg = healthyMinimumKg(height);
        expect(bmi(kg, height)).toBeGreaterThanOrEqual(18.5 - 1e-9);
        expect(bmi(kg - 0.1, height)).toBeLessThan(18.5);
      }),
    );
  });
});

describe('macros', () => {
  test('of a heavy woman on "lose" add up to more energy than her calorie goal: they are clamped', () => {
    const body: Body = { gender: 'female', ageYears: 45, heightCm: 165, weightKg: 110, activityLevel: 'sedentary' };
    const kcal = calorieGoal(body, 'lose-weight');
    expect(kcal).toBe(1361);
    const macros = macroGoals(kcal, 110, 'lose-weight');
    expect(macros).toEqual({ proteins: 176, carbs: 220, fats: 55 });
    expect(energyOf(macros)).toBe(2079);
  });

  test('always keep their bounds per kilogram', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 30, max: 300 }),
        fc.constantFrom(...WEIGHT_GOALS),
        (kcal, kg, goal) => {
          const { proteins, carbs, fats } = macroGoals(kcal, kg, goal);
          for (const [grams, least, most] of [
            [proteins, 1.6, 2.4],
            [carbs, 2, 8],
            [fats, 0.5, 2],
          ] as const) {
            expect(grams).toBeGreaterThanOrEqual(least * kg - 0.05);
            expect(grams).toBeLessThanOrEqual(most * kg + 0.05);
          }
        },
      ),
    );
  });

  test('by a preset have the energy of the goal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 20_000 }),
        fc.constantFrom(...Object.values(MACRO_PRESETS)),
        (kcal, preset) => {
          expect(Math.abs(energyOf(gramsOfShares(kcal, preset)) - kcal)).toBeLessThan(1);
        },
      ),
    );
    expect(gramsOfShares(2000, MACRO_PRESETS.protein)).toEqual({ carbs: 200, proteins: 150, fats: 66.7 });
  });

  test('follow new calories in proportion, and stay when there was no goal before', () => {
    expect(rescaleMacros({ proteins: 104, carbs: 130, fats: 32.5 }, 1146, 2292)).toEqual({
      proteins: 208,
      carbs: 260,
      fats: 65,
    });
    const macros = { proteins: 1, carbs: 2, fats: 3 };
    expect(rescaleMacros(macros, 0, 2000)).toEqual(macros);
  });

  test('of many dishes are summed without binary drift', () => {
    const dish = { calories: 0.1, proteins: 0.1, carbs: 0.1, fats: 0.1 };
    expect(sumNutrition(Array.from({ length: 30 }, () => dish))).toEqual({
      calories: 3,
      proteins: 3,
      carbs: 3,
      fats: 3,
    });
    expect(sumNutrition([])).toEqual({ calories: 0, proteins: 0, carbs: 0, fats: 0 });
  });
});
