import { expect, test } from 'vitest';
import { EMPTY_DRAFT, onboardingDraft } from '#app/features/onboarding/draft.ts';
import { openStep } from '#app/features/onboarding/open-step.ts';

const planned = onboardingDraft(EMPTY_DRAFT, { type: 'draft-plan', today: '2026-11-21' });
const keeping = onboardingDraft(EMPTY_DRAFT, { type: 'answer', answers: { goal: 'maintain-weight' } });

test('an address of a later question opens it: earlier answers have defaults', () => {
  expect(openStep('weight', EMPTY_DRAFT)).toBe('weight');
  expect(openStep('features', EMPTY_DRAFT)).toBe('features');
});

test('an unknown step opens the welcome', () => {
  expect(openStep('shoe-size', EMPTY_DRAFT)).toBe('welcome');
  expect(openStep('', planned)).toBe('welcome');
});

test('the summary shows only with a draft, else the question that makes one', () => {
  expect(openStep('summary', EMPTY_DRAFT)).toBe('activity-level');
  expect(openStep('summary', planned)).toBe('summary');
});

test('who keeps the weight has no target to set', () => {
  expect(openStep('target-weight', keeping)).toBe('activity-level');
  expect(openStep('target-weight', EMPTY_DRAFT)).toBe('target-weight');
});

test('success cannot be opened before the server has made the plan', () => {
  expect(openStep('success', EMPTY_DRAFT)).toBe('welcome');
  expect(openStep('success', planned)).toBe('features');
  expect(openStep('success', onboardingDraft(planned, { type: 'ready' }))).toBe('success');
});
