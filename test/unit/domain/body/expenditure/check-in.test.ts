import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEIGHT_GOALS } from '#domain/body/body.ts';
import { CHECK_IN_ANSWERS, nextCheckIn, proposedGoal, type CheckedPerson } from '#domain/body/expenditure/check-in.ts';
import type { Expenditure } from '#domain/body/expenditure/expenditure.ts';
import { PREGNANCY } from '#domain/body/pregnancy.ts';

const known = (kcal: number, trendWeight: number, margin = 150): Expenditure => ({
  status: 'known',
  kcal,
  low: kcal - margin,
  high: kcal + margin,
  formulaKcal: 2300,
  trendWeight,
  weeklyChange: -0.3,
  loggedDays: 25,
  weighIns: 12,
  missing: [],
});
const PERSON: CheckedPerson = {
  gender: 'male',
  ageYears: 40,
  heightCm: 180,
  goal: 'lose-weight',
  targetKg: 80,
  pregnancy: null,
};

describe('the goal that the check-in offers', () => {
  test('follows the learned expenditure at the chosen pace', () => {
    expect(proposedGoal(known(2600, 95), PERSON, 1500)).toBe(1690);
    expect(proposedGoal(known(2600, 95), { ...PERSON, goal: 'maintain-weight' }, 2300)).toBe(2600);
    expect(proposedGoal(known(2600, 75), { ...PERSON, goal: 'gain-weight' }, 2600)).toBe(3510);
  });

  test('is nothing while the difference lies within the uncertainty, or nothing is known', () => {
    expect(proposedGoal(known(2600, 95), PERSON, 1630)).toBeNull();
    expect(proposedGoal(known(2600, 95, 400), PERSON, 1500)).toBeNull();
    const learning: Expenditure = { ...known(2600, 95), status: 'learning', kcal: null, low: null, high: null };
    expect(proposedGoal(learning, PERSON, 1500)).toBeNull();
  });

  test('keeps the weight of who has reached the target or the least healthy weight', () => {
    expect(proposedGoal(known(2600, 79), PERSON, 1700)).toBe(2600);
    expect(proposedGoal(known(2600, 60), { ...PERSON, targetKg: 50 }, 1700)).toBe(2600);
    expect(proposedGoal(known(2600, 81), { ...PERSON, goal: 'gain-weight', targetKg: 80 }, 3500)).toBe(2600);
  });

  test('never leads to losing more than 1 % of the weight a week, nor below 1,200 or 1,500 kcal', () => {
    expect(proposedGoal(known(3500, 85), PERSON, 1800)).toBe(2570);
    expect(proposedGoal(known(1700, 95), PERSON, 1900)).toBe(1500);
    expect(proposedGoal(known(1500, 70), { ...PERSON, gender: 'female', heightCm: 160, targetKg: 55 }, 1500)).toBe(
      1200,
    );
  });

  const people = fc.record({
    gender: fc.constantFrom('female', 'male', 'other'),
    ageYears: fc.integer({ min: 14, max: 100 }),
    heightCm: fc.integer({ min: 140, max: 210 }),
    goal: fc.constantFrom(...WEIGHT_GOALS),
    targetKg: fc.option(fc.integer({ min: 30, max: 200 })),
    pregnancy: fc.option(fc.constantFrom(...PREGNANCY)),
  } as const);

  test('never takes weight off minors, who eats for two and who weighs too little, and never lies below the floors', () => {
    fc.assert(
      fc.property(
        people,
        fc.integer({ min: 900, max: 5000 }),
        fc.integer({ min: 30, max: 200 }),
        fc.integer({ min: 500, max: 5000 }),
        (person, kcal, kg, present) => {
          const offered = proposedGoal(known(kcal, kg), person, present) ?? Number.POSITIVE_INFINITY;
          const eatsForTwo = person.gender !== 'male' && (person.pregnancy ?? 'no') !== 'no';
          const guarded = person.ageYears < 18 || eatsForTwo || kg / (person.heightCm / 100) ** 2 < 18.5;
          expect(offered).toBeGreaterThanOrEqual(person.gender === 'male' ? 1500 : 1200);
          expect(offered).toBeGreaterThanOrEqual(guarded ? Math.max(kcal - 5, present) : 0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('the check-in comes again after a week, after „later“ on the next day', () => {
  expect(CHECK_IN_ANSWERS.map((answer) => nextCheckIn('2026-03-30', answer))).toEqual([
    '2026-04-06',
    '2026-04-06',
    '2026-03-31',
  ]);
});
