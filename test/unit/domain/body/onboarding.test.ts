import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEIGHT_GOALS } from '#domain/body/body.ts';
import { draftDietPlan, planLengthDays, saferCalorieGoal } from '#domain/plan/diet-plan-draft.ts';
import {
  bodyOf,
  DEFAULT_ANSWERS,
  nextStep,
  numberProblem,
  ONBOARDING_STEPS,
  previousStep,
  stepPosition,
  stepsFor,
  targetIsUnderweight,
  targetWeightProblem,
} from '#domain/body/onboarding.ts';

describe('the steps', () => {
  test('are eleven with a target weight and ten without, later ones moving up', () => {
    expect(WEIGHT_GOALS.map((goal) => stepsFor(goal).length)).toEqual([11, 10, 11]);
    expect(stepPosition('summary', 'lose-weight')).toEqual({ number: 9, total: 11 });
    expect(stepPosition('summary', 'maintain-weight')).toEqual({ number: 8, total: 10 });
    expect(stepPosition('target-weight', 'maintain-weight').number).toBe(0);
  });

  test('from the goal lead over the target weight only when it is asked for, and back the same way', () => {
    expect(WEIGHT_GOALS.map((goal) => nextStep('goal', goal))).toEqual([
      'target-weight',
      'activity-level',
      'target-weight',
    ]);
    expect(WEIGHT_GOALS.map((goal) => previousStep('activity-level', goal))).toEqual([
      'target-weight',
      'goal',
      'target-weight',
    ]);
  });

  test('forward and back again end where they began; the ends stay', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WEIGHT_GOALS), fc.nat(8), (goal, index) => {
        const step = stepsFor(goal)[index] ?? 'welcome';
        expect(previousStep(nextStep(step, goal), goal)).toBe(step);
      }),
    );
    expect([previousStep('welcome', 'lose-weight'), nextStep('success', 'lose-weight')]).toEqual([
      'welcome',
      'success',
    ]);
    expect(ONBOARDING_STEPS).toHaveLength(11);
  });
});

describe('answers', () => {
  test('keep their bounds', () => {
    expect([13, 14, 100, 101].map((age) => numberProblem('age', age))).toEqual(['too-small', null, null, 'too-large']);
    expect([99, 100, 250, 251].map((height) => numberProblem('height', height))).toEqual([
      'too-small',
      null,
      null,
      'too-large',
    ]);
    expect([29.9, 30, 300, 300.1].map((weight) => numberProblem('weight', weight))).toEqual([
      'too-small',
      null,
      null,
      'too-large',
    ]);
    expect(numberProblem('age', Number.NaN)).toBe('too-small');
  });

  test('have a target weight on the side of the goal', () => {
    const at = (goal: (typeof WEIGHT_GOALS)[number], targetWeight: number) =>
      targetWeightProblem({ ...DEFAULT_ANSWERS, goal, targetWeight });
    expect([at('lose-weight', 64.9), at('lose-weight', 65), at('gain-weight', 65), at('gain-weight', 65.1)]).toEqual([
      null,
      'not-below-weight',
      'not-above-weight',
      null,
    ]);
    expect([at('maintain-weight', 5), at('lose-weight', 29)]).toEqual([null, 'too-small']);
  });

  test('with a target below a body mass index of 18.5 deserve a note', () => {
    expect(targetIsUnderweight({ ...DEFAULT_ANSWERS, targetWeight: 57.3 })).toBe(true);
    expect(targetIsUnderweight({ ...DEFAULT_ANSWERS, targetWeight: 57.4 })).toBe(false);
    expect(targetIsUnderweight({ ...DEFAULT_ANSWERS, goal: 'maintain-weight', targetWeight: 40 })).toBe(false);
  });
});

describe('the plan draft', () => {
  test('of the default answers is that of the worked example', () => {
    expect(draftDietPlan(DEFAULT_ANSWERS, '2026-03-01')).toMatchObject({
      caloriesGoal: 1146,
      macrosGoal: { proteins: 104, carbs: 130, fats: 32.5 },
      waterGoal: 2000,
      dietType: 'balanced',
      goal: 'lose-weight',
      initialWeight: 65,
      targetWeight: 58,
      createdBy: 'admin',
      active: true,
      startDate: '2026-03-01',
    });
  });

  test('offers the safe figure when the formula falls below it, and takes it', () => {
    expect(saferCalorieGoal(DEFAULT_ANSWERS, 1146)).toBe(1200);
    expect(saferCalorieGoal(DEFAULT_ANSWERS, 1200)).toBeNull();
    expect(saferCalorieGoal({ ...DEFAULT_ANSWERS, gender: 'male' }, 1499)).toBe(1500);
    expect(draftDietPlan(DEFAULT_ANSWERS, '2026-03-01', 1200).caloriesGoal).toBe(1200);
  });

  test('without a target weight aims at the present one', () => {
    expect(draftDietPlan({ ...DEFAULT_ANSWERS, goal: 'maintain-weight' }, '2026-03-01').targetWeight).toBe(65);
  });

  test('lasts from a week to two years, longer the further the target', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 64 }), (targetWeight) => {
        const answers = { ...DEFAULT_ANSWERS, targetWeight };
        const kcal = draftDietPlan(answers, '2026-03-01').caloriesGoal;
        const days = planLengthDays(answers, kcal);
        expect(days >= 7 && days <= 730).toBe(true);
        expect(planLengthDays({ ...answers, targetWeight: 64.5 }, kcal)).toBeLessThanOrEqual(days);
      }),
    );
  });

  test('reads the body out of the answers', () => {
    expect(bodyOf(DEFAULT_ANSWERS)).toEqual({
      gender: 'female',
      ageYears: 24,
      heightCm: 176,
      weightKg: 65,
      activityLevel: 'sedentary',
    });
  });
});
