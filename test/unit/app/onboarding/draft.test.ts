import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  onboardingDraft,
  planOf,
  rangeOf,
  saferKcal,
  type DraftChange,
  type OnboardingDraft,
} from '#app/features/onboarding/draft.ts';
import { targetWeightProblem } from '#domain/body/onboarding.ts';

const TODAY = '2026-11-21';
const after = (...changes: DraftChange[]): OnboardingDraft => changes.reduce(onboardingDraft, EMPTY_DRAFT);
const planned = after({ type: 'draft-plan', today: TODAY });

test('a stranger begins with the specified answers and no plan', () => {
  expect(EMPTY_DRAFT.answers).toEqual({
    gender: 'female',
    age: 24,
    height: 176,
    weight: 65,
    targetWeight: 58,
    goal: 'lose-weight',
    activityLevel: 'sedentary',
  });
  expect(planOf(EMPTY_DRAFT)).toBeNull();
});

test('who is under 18 is suggested to keep the weight, and may choose otherwise', () => {
  const aged = (...ages: number[]) => after(...ages.map((age): DraftChange => ({ type: 'answer', answers: { age } })));

  expect(aged(17).answers.goal).toBe('maintain-weight');
  expect(aged(18).answers.goal).toBe('lose-weight');
  expect(aged(16, 24).answers.goal).toBe('lose-weight');
  const chosen = onboardingDraft(aged(16), { type: 'answer', answers: { goal: 'lose-weight' } });
  expect(onboardingDraft(chosen, { type: 'answer', answers: { age: 15 } }).answers.goal).toBe('lose-weight');
  const gains = after({ type: 'answer', answers: { goal: 'gain-weight' } }, { type: 'answer', answers: { age: 16 } });
  expect(gains.answers.goal).toBe('gain-weight');
});

test('finishing the questions drafts the plan of the answers', () => {
  const plan = planOf(planned);

  expect(plan).toMatchObject({
    caloriesGoal: 1146,
    waterGoal: 2000,
    startDate: TODAY,
    createdBy: 'admin',
    targetWeight: 58,
  });
});

test('a new answer makes the drafted plan void, and the key under which it was asked for', () => {
  const asked = onboardingDraft(planned, { type: 'want', key: 'a' });

  const changed = onboardingDraft(asked, { type: 'answer', answers: { age: 30 } });

  expect(changed).toMatchObject({ plan: null, key: null, wanted: false, ready: false });
});

test('asking again after a failure keeps the key, so that one person stays one user', () => {
  const failed = [{ type: 'want', key: 'first' }, { type: 'give-up-waiting' }] as const;

  const again = [...failed, { type: 'want', key: 'second' } as const].reduce(onboardingDraft, planned);

  expect(again).toMatchObject({ key: 'first', wanted: true });
});

test('the safe calorie goal is taken and given back', () => {
  expect(saferKcal(planned.answers)).toBe(1200);

  const safe = onboardingDraft(planned, { type: 'safe-kcal', taken: true });
  const back = onboardingDraft(safe, { type: 'safe-kcal', taken: false });

  expect(planOf(safe)?.caloriesGoal).toBe(1200);
  expect(planOf(back)?.caloriesGoal).toBe(1146);
});

test('a man is offered 1,500 kcal', () => {
  const light = after({ type: 'answer', answers: { gender: 'male', weight: 60 } });

  expect(saferKcal(light.answers)).toBe(1500);
});

test('another plan asks under another key: the payload is another one', () => {
  const asked = onboardingDraft(planned, { type: 'want', key: 'formula' });

  expect(onboardingDraft(asked, { type: 'safe-kcal', taken: true }).key).toBeNull();
});

test('the target moves to the side of the goal when goal or weight would leave it on the wrong one', () => {
  const lighter = after({ type: 'answer', answers: { height: 160, weight: 55 } });
  const gaining = after({ type: 'answer', answers: { goal: 'gain-weight' } });

  expect(lighter.answers.targetWeight).toBe(49.5);
  expect(gaining.answers.targetWeight).toBe(71.5);
});

test('a target that nobody chose is not an unhealthy one, where the goal allows it', () => {
  const tall = after({ type: 'answer', answers: { height: 190, weight: 90 } });

  expect(tall.answers.targetWeight).toBe(81);
});

test('a target that was chosen stays as long as it lies on the side of the goal', () => {
  const chosen = after({ type: 'answer', answers: { targetWeight: 50 } }, { type: 'answer', answers: { height: 185 } });

  expect(chosen.answers.targetWeight).toBe(50);
});

test('the safe target is the healthy minimum and keeps the plan', () => {
  const thin = after({ type: 'answer', answers: { targetWeight: 50 } }, { type: 'draft-plan', today: TODAY });

  const safe = onboardingDraft(thin, { type: 'safe-target' });

  expect(safe.answers.targetWeight).toBe(57.4);
  expect(planOf(safe)?.targetWeight).toBe(57.4);
});

test('who is already below the healthy range is offered to keep the weight', () => {
  const thin = after({ type: 'answer', answers: { weight: 55 } });

  expect(onboardingDraft(thin, { type: 'safe-target' }).answers.goal).toBe('maintain-weight');
});

test('the buttons stop at the bounds, a target beside the present weight', () => {
  const youngest = after({ type: 'nudge', answer: 'age', steps: -50 });
  const nearest = after({ type: 'nudge', answer: 'targetWeight', steps: 500 });

  expect(youngest.answers.age).toBe(14);
  expect(nearest.answers.targetWeight).toBe(64.9);
});

test('steps of 0.1 kg add up without binary dust', () => {
  const steps = Array.from({ length: 3 }, () => ({ type: 'nudge', answer: 'weight', steps: 1 }) as const);

  expect(after(...steps).answers.weight).toBe(65.3);
});

test('at the end of the scale no target is left, and no draft pretends one', () => {
  const { answers } = after({ type: 'answer', answers: { weight: 300, goal: 'gain-weight' } });

  const { least, most } = rangeOf(answers, 'targetWeight');

  expect(least).toBeGreaterThan(most);
  expect(targetWeightProblem(answers)).not.toBeNull();
});

test('after the end nothing of the answers is kept', () => {
  expect(onboardingDraft(planned, { type: 'forget' })).toBe(EMPTY_DRAFT);
});
