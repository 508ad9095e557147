import { expect, test } from 'vitest';
import { EMPTY_DRAFT, onboardingDraft, planOf, type OnboardingDraft } from '#app/features/onboarding/draft.ts';
import { forecastWeight } from '#app/features/onboarding/parts/forecast/weight-forecast.ts';
import type { OnboardingAnswers } from '#domain/body/onboarding.ts';

const forecast = (draft: OnboardingDraft) => {
  const plan = planOf(draft);
  if (!plan) throw new Error('no plan was drafted');
  return forecastWeight(draft.answers, plan);
};
const planned = (answers: Partial<OnboardingAnswers>) =>
  onboardingDraft(onboardingDraft(EMPTY_DRAFT, { type: 'answer', answers }), {
    type: 'draft-plan',
    today: '2026-11-21',
  });

test('the target is reached on a day', () => {
  expect(forecast(planned({}))).toEqual({ is: 'reached', from: 65, to: 58, by: '2027-02-17' });
});

test('a gain leads upwards', () => {
  expect(forecast(planned({ goal: 'gain-weight' }))).toMatchObject({ is: 'reached', from: 65, to: 71.5 });
});

test('who keeps the weight keeps it', () => {
  expect(forecast(planned({ goal: 'maintain-weight' }))).toEqual({ is: 'kept', kg: 65 });
});

test('a way of more than two years has no date', () => {
  expect(forecast(planned({ weight: 200, targetWeight: 60 }))).toMatchObject({ is: 'reached', by: null });
});

test('a safe goal above what the body spends promises no loss', () => {
  const small = planned({ age: 90, height: 140, weight: 40, targetWeight: 38 });

  expect(forecast(onboardingDraft(small, { type: 'safe-kcal', taken: true }))).toEqual({ is: 'unchanged' });
});
