import { describe, expect, test } from 'vitest';
import { bodyOfProfile } from '#app/parts/goals/body-of-profile.ts';
import { energyNeed, goalChoices, readCalories, steppedKcal } from '#app/parts/goals/calories-draft.ts';

const profile = {
  gender: 'female',
  age: 24,
  height: 176,
  weight: 65,
  targetWeight: 58,
  fitnessGoal: 'lose-weight',
  activityLevel: 'sedentary',
} as const;
const need = energyNeed(bodyOfProfile(profile, undefined));
const average = { maintenance: 2000, known: false, safeMinimum: 1200 };

describe('what a person needs', () => {
  test('comes from the profile at the newest weight', () => {
    expect(need.maintenance).toBeCloseTo(1762.8);
    expect(energyNeed(bodyOfProfile(profile, 75)).maintenance).toBeCloseTo(1882.8);
  });

  test('is the average while the profile lacks something', () => {
    expect(energyNeed(bodyOfProfile({ ...profile, height: null }, 65))).toEqual(average);
  });

  test('has a higher safe minimum for men', () => {
    expect(energyNeed(bodyOfProfile({ ...profile, gender: 'male' }, undefined)).safeMinimum).toBe(1500);
  });

  test('offers 65%, 100% and 135% of it', () => {
    expect(goalChoices(2000).map(({ kcal }) => kcal)).toEqual([1300, 2000, 2700]);
  });
});

describe('the typed goal', () => {
  test.each([
    ['1500', 'lose-weight'],
    ['1501', 'maintain-weight'],
    ['2499', 'maintain-weight'],
    ['2500', 'gain-weight'],
  ])('%s of 2,000 kcal means %s', (text, goal) => {
    expect(readCalories(text, average).weightGoal).toBe(goal);
  });

  test.each(['', '0', '000', '-5', '12,5', '20001'])('"%s" cannot be saved', (text) => {
    expect(readCalories(text, average).canSave).toBe(false);
  });

  test('1 and 20,000 can be saved', () => {
    expect(readCalories('1', average).canSave).toBe(true);
    expect(readCalories('20000', average).canSave).toBe(true);
  });

  test('below the safe minimum it warns, at it no longer', () => {
    expect(readCalories('1199', average).belowSafe).toBe(true);
    expect(readCalories('1200', average).belowSafe).toBe(false);
  });

  test('an empty field warns of nothing', () => {
    expect(readCalories('', average)).toMatchObject({ belowSafe: false, tooMany: false, weightGoal: undefined });
  });
});

test.each([
  ['1146', 1, 1150],
  ['1146', -1, 1100],
  ['1150', 1, 1200],
  ['1150', -1, 1100],
  ['', 1, 50],
  ['30', -1, 0],
  ['20000', 1, 20_000],
] as const)('from %s a tap of %i leads to %i kcal', (text, by, kcal) => {
  expect(steppedKcal(text, by)).toBe(kcal);
});
