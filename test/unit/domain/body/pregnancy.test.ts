import { describe, expect, test } from 'vitest';
import { recalculateGoals } from '#app/features/profile/recalculate/recalculated-goals.ts';
import { energyNeed, goalChoices, readCalories } from '#app/parts/goals/calories-draft.ts';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import { DEFAULT_GOALS } from '#domain/body/goals.ts';
import { asksPregnancy, feedsTwo, goalReckoned, goalsOffered } from '#domain/body/pregnancy.ts';
import { CONTEXTS } from '../coach/contexts.ts';
import { WHOLE_KNOWLEDGE } from '../coach/whole-knowledge.ts';

const PROFILE = {
  gender: 'female',
  age: 30,
  height: 170,
  weight: 65,
  targetWeight: 58,
  fitnessGoal: 'lose-weight',
  activityLevel: 'sedentary',
} as const;

describe('who is with child or nurses', () => {
  test.each(['pregnant', 'breastfeeding'] as const)('is offered no loss of weight: %s', (pregnancy) => {
    expect(goalsOffered({ gender: 'female', pregnancy })).toEqual(['maintain-weight', 'gain-weight']);
    expect(goalChoices(2000, goalsOffered({ pregnancy })).map(({ kcal }) => kcal)).toEqual([2000, 2700]);
    expect(goalReckoned('lose-weight', { pregnancy })).toBe('maintain-weight');
    expect(goalReckoned('gain-weight', { pregnancy })).toBe('gain-weight');
  });

  test('gets goals that keep the weight, though the profile still names its loss', () => {
    const keeping = recalculateGoals({ ...PROFILE, fitnessGoal: 'maintain-weight' }, 65, DEFAULT_GOALS, {
      hasAccess: true,
    });
    expect(recalculateGoals({ ...PROFILE, pregnancy: 'pregnant' }, 65, DEFAULT_GOALS, { hasAccess: true })).toEqual(
      keeping,
    );
    expect(recalculateGoals({ ...PROFILE, pregnancy: 'no' }, 65, DEFAULT_GOALS, { hasAccess: true })?.goal).toBe(
      'lose-weight',
    );
  });

  test('is warned of any goal below what keeps the weight, and offered that', () => {
    const body = { gender: 'female', ageYears: 30, heightCm: 170, weightKg: 65, activityLevel: 'sedentary' } as const;
    const need = energyNeed(body, true);
    expect(need.safeMinimum).toBe(Math.round(need.maintenance));
    expect(readCalories('1500', need).belowSafe).toBe(true);
    expect(energyNeed(body).safeMinimum).toBe(1200);
  });

  test.each(['როგორ დავიკლო?', 'წონაში კლება მინდა', 'როდის მივაღწევ სასურველ წონას?', 'წონა არ იკლებს'])(
    'is not led there by the coach: %s',
    (content) => {
      const { intent, response, urgent } = answerQuestion(
        [{ role: 'user', content }],
        { ...CONTEXTS.afternoon, pregnancy: 'breastfeeding' },
        WHOLE_KNOWLEDGE,
      );
      expect([intent, urgent]).toEqual(['pregnancy', true]);
      expect(response).toContain('ექიმთან');
      expect(
        answerQuestion([{ role: 'user', content }], { ...CONTEXTS.afternoon, pregnancy: 'no' }, WHOLE_KNOWLEDGE).intent,
      ).not.toBe('pregnancy');
    },
  );
});

test('of a man it is an answer from before', () => {
  expect(feedsTwo({ gender: 'male', pregnancy: 'pregnant' })).toBe(false);
});

test('the profile asks adult women, and whoever has answered may always take it back', () => {
  const asked = [
    { gender: 'female', age: 18 },
    { gender: 'other', age: 30 },
    { gender: 'female', age: 55 },
    { gender: 'female', age: 60, pregnancy: 'pregnant' as const },
    { gender: 'female', age: 17 },
    { gender: 'female', age: 56, pregnancy: 'no' as const },
    { gender: 'female', age: null },
    { gender: 'male', age: 30 },
    { gender: null, age: 30 },
  ];
  expect(asked.map(asksPregnancy)).toEqual([true, true, true, true, false, false, false, false, false]);
});
