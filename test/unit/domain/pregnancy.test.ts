import { describe, expect, test } from 'vitest';
import { recalculateGoals } from '../../../src/app/features/profile/recalculate/recalculated-goals.ts';
import { goalChoices } from '../../../src/app/goals/calories-draft.ts';
import { answerQuestion } from '../../../src/domain/coach/answer-question.ts';
import { DEFAULT_GOALS } from '../../../src/domain/goals.ts';
import { feedsTwo, goalReckoned, goalsOffered } from '../../../src/domain/pregnancy.ts';
import { CONTEXTS } from './coach/contexts.ts';
import { WHOLE_KNOWLEDGE } from './coach/whole-knowledge.ts';

const PROFILE = { gender: 'female', age: 30, height: 170, weight: 65, targetWeight: 58, fitnessGoal: 'lose-weight', activityLevel: 'sedentary' } as const;

describe('who is with child or nurses', () => {
  test.each(['pregnant', 'breastfeeding'] as const)('is offered no loss of weight: %s', (pregnancy) => {
    expect(goalsOffered({ gender: 'female', pregnancy })).toEqual(['maintain-weight', 'gain-weight']);
    expect(goalChoices(2000, goalsOffered({ pregnancy })).map(({ kcal }) => kcal)).toEqual([2000, 2700]);
    expect(goalReckoned('lose-weight', { pregnancy })).toBe('maintain-weight');
    expect(goalReckoned('gain-weight', { pregnancy })).toBe('gain-weight');
  });

  test('gets goals that keep the weight, though the profile still names its loss', () => {
    const keeping = recalculateGoals({ ...PROFILE, fitnessGoal: 'maintain-weight' }, 65, DEFAULT_GOALS, { hasAccess: true });
    expect(recalculateGoals({ ...PROFILE, pregnancy: 'pregnant' }, 65, DEFAULT_GOALS, { hasAccess: true })).toEqual(keeping);
    expect(recalculateGoals({ ...PROFILE, pregnancy: 'no' }, 65, DEFAULT_GOALS, { hasAccess: true })?.goal).toBe('lose-weight');
  });

  test.each(['როგორ დავიკლო?', 'წონაში კლება მინდა', 'როდის მივაღწევ სასურველ წონას?', 'წონა არ იკლებს'])('is not led there by the coach: %s', (content) => {
    const { intent, response, urgent } = answerQuestion([{ role: 'user', content }], { ...CONTEXTS.afternoon, pregnancy: 'breastfeeding' }, WHOLE_KNOWLEDGE);
    expect([intent, urgent]).toEqual(['pregnancy', true]);
    expect(response).toContain('ექიმთან');
    expect(answerQuestion([{ role: 'user', content }], { ...CONTEXTS.afternoon, pregnancy: 'no' }, WHOLE_KNOWLEDGE).intent).not.toBe('pregnancy');
  });
});

test('of a man it is an answer from before', () => {
  expect(feedsTwo({ gender: 'male', pregnancy: 'pregnant' })).toBe(false);
});
