import { describe, expect, test } from 'vitest';
import { formatPhone } from '#app/format/phone.ts';
import { readBounded, stepped } from '#app/features/profile/edit/number-draft.ts';
import { readTarget } from '#app/features/profile/edit/target-draft.ts';
import { areSame, recalculateGoals } from '#app/features/profile/recalculate/recalculated-goals.ts';
import { changeGoals, DEFAULT_GOALS } from '#domain/body/goals.ts';

const years = { least: 14, most: 100, step: 1 };
const kilograms = { least: 20, most: 400, step: 0.1 };

describe('a figure about the person', () => {
  test('is read with a comma or a point and kept to its step', () => {
    expect([readBounded('63,45', kilograms), readBounded('63.4', kilograms)].map(({ value }) => value)).toEqual([
      63.5, 63.4,
    ]);
    expect(readBounded('30,6', years).value).toBe(31);
  });

  test('says why it is refused', () => {
    expect(['', '5', '1000', '1e9'].map((text) => readBounded(text, years).problem)).toEqual([
      'unreadable',
      'too-small',
      'too-large',
      'unreadable',
    ]);
  });

  test('is moved by the buttons up to its bounds and no further', () => {
    expect([
      stepped('63,4', 1, kilograms),
      stepped('100', 1, years),
      stepped('14', -1, years),
      stepped('7', -1, years),
    ]).toEqual([63.5, undefined, undefined, 14]);
  });
});

describe('a weight goal', () => {
  const typed = { text: '58', weightKg: 65, heightCm: 176 };

  test('has its target on its own side of the present weight', () => {
    expect(readTarget({ ...typed, goal: 'lose-weight' }).fields).toEqual({
      fitnessGoal: 'lose-weight',
      targetWeight: 58,
    });
    expect(readTarget({ ...typed, goal: 'gain-weight' })).toMatchObject({ fields: null, problem: 'not-above-weight' });
    expect(readTarget({ ...typed, goal: 'gain-weight', weightKg: null }).fields).toEqual({
      fitnessGoal: 'gain-weight',
      targetWeight: 58,
    });
  });

  test('of keeping the weight aims at the present one, whatever was typed', () => {
    expect(readTarget({ ...typed, goal: 'maintain-weight', text: 'x' }).fields).toEqual({
      fitnessGoal: 'maintain-weight',
      targetWeight: 65,
    });
  });

  test('below a healthy weight is told of, not refused', () => {
    expect(readTarget({ ...typed, goal: 'lose-weight', text: '50' })).toMatchObject({
      fields: { targetWeight: 50 },
      isUnderweight: true,
    });
  });
});

describe('recalculated goals', () => {
  const profile = {
    gender: 'female',
    age: 24,
    height: 176,
    weight: 65,
    targetWeight: 58,
    fitnessGoal: 'lose-weight',
    activityLevel: 'sedentary',
  } as const;

  test('are those that the questionnaire would give', () => {
    const { goals, safeKcal } = recalculateGoals(profile, 65, DEFAULT_GOALS, { hasAccess: true }) ?? {};
    expect(goals?.calories).toBe(1146);
    expect(goals?.macros).toMatchObject({ proteins: 104, carbs: 130, fats: 32.5 });
    expect(safeKcal).toBe(1200);
  });

  test('take the safe figure when it was chosen, and leave the water goal alone', () => {
    const next = recalculateGoals(profile, 65, { ...DEFAULT_GOALS, waterGoal: 3000 }, { hasAccess: true, kcal: 1200 });
    expect(next).toMatchObject({ goals: { calories: 1200, waterGoal: 3000 }, safeKcal: null });
  });

  test('scale the macros alone where PRO sets them', () => {
    const next = recalculateGoals(profile, 65, DEFAULT_GOALS, { hasAccess: false });
    expect(next?.goals.macros).toEqual(changeGoals(DEFAULT_GOALS, { field: 'calories', calories: 1146 }).macros);
  });

  test('need the whole profile', () => {
    expect(recalculateGoals({ ...profile, age: null }, 65, DEFAULT_GOALS, { hasAccess: true })).toBeNull();
  });

  test('are the same when no whole figure differs', () => {
    expect(areSame({ ...DEFAULT_GOALS, calories: 2000.2 }, DEFAULT_GOALS)).toBe(true);
    expect(areSame({ ...DEFAULT_GOALS, calories: 2001 }, DEFAULT_GOALS)).toBe(false);
  });
});

test('a phone number is written in groups, any other text as it is', () => {
  expect([formatPhone('599123456'), formatPhone('+995599123456'), formatPhone('12')]).toEqual([
    '+995\u00a0599\u00a012\u00a034\u00a056',
    '+995\u00a0599\u00a012\u00a034\u00a056',
    '12',
  ]);
});
