import { isUnderAge } from './adult-age.ts';
import { ANSWER_BOUNDS, type NumberAnswer } from './answer-bounds.ts';
import { bmi, type ActivityLevel, type Body, type Gender, type WeightGoal } from './body.ts';

/** The steps in their order (spec §2). */
export const ONBOARDING_STEPS = [
  'welcome',
  'gender',
  'age',
  'height',
  'weight',
  'goal',
  'target-weight',
  'activity-level',
  'summary',
  'features',
  'success',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** What the questionnaire gathers: years, cm and kg. */
export interface OnboardingAnswers {
  gender: Gender;
  age: number;
  height: number;
  weight: number;
  targetWeight: number;
  goal: WeightGoal;
  activityLevel: ActivityLevel;
}

/** The answers before anyone has answered (spec §3). */
export const DEFAULT_ANSWERS: Readonly<OnboardingAnswers> = {
  gender: 'female',
  age: 24,
  height: 176,
  weight: 65,
  targetWeight: 58,
  goal: 'lose-weight',
  activityLevel: 'sedentary',
};

/** The goal that is suggested at an age: nobody who still grows is led to lose weight. */
export const suggestedGoal = (years: number): WeightGoal =>
  isUnderAge(years) ? 'maintain-weight' : DEFAULT_ANSWERS.goal;

/** Whether a goal has a target weight of its own. */
export const hasTargetWeight = (goal: WeightGoal): boolean => goal !== 'maintain-weight';

/** The steps of this goal: without a target weight the later ones move up. */
export const stepsFor = (goal: WeightGoal): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => step !== 'target-weight' || hasTargetWeight(goal));

/** The 1-based number of a step and how many there are; number 0 for a step that this goal does not have. */
export function stepPosition(step: OnboardingStep, goal: WeightGoal): { number: number; total: number } {
  const steps = stepsFor(goal);
  return { number: steps.indexOf(step) + 1, total: steps.length };
}

/** The step after `step`; the last one stays. */
export const nextStep = (step: OnboardingStep, goal: WeightGoal): OnboardingStep => neighbour(step, goal, 1);

/** The step before `step`; the first one stays. */
export const previousStep = (step: OnboardingStep, goal: WeightGoal): OnboardingStep => neighbour(step, goal, -1);

function neighbour(step: OnboardingStep, goal: WeightGoal, by: 1 | -1): OnboardingStep {
  const steps = stepsFor(goal);
  return steps[steps.indexOf(step) + by] ?? step;
}

/** What is wrong with a number answer, or null. */
export type AnswerProblem = 'too-small' | 'too-large' | 'not-below-weight' | 'not-above-weight';

/** Whether a number keeps its bounds. */
export function numberProblem(answer: NumberAnswer, value: number): AnswerProblem | null {
  const { least, most } = ANSWER_BOUNDS[answer];
  if (!(value >= least)) return 'too-small';
  return value > most ? 'too-large' : null;
}

/** Whether a target weight keeps its bounds and lies on the side of the goal. */
export function targetWeightProblem(answers: OnboardingAnswers): AnswerProblem | null {
  const { goal, weight, targetWeight } = answers;
  if (!hasTargetWeight(goal)) return null;
  const bound = numberProblem('targetWeight', targetWeight);
  if (bound) return bound;
  if (goal === 'lose-weight') return targetWeight < weight ? null : 'not-below-weight';
  return targetWeight > weight ? null : 'not-above-weight';
}

/** A target weight below a body mass index of 18.5 deserves a safety note. */
export const targetIsUnderweight = (answers: OnboardingAnswers): boolean =>
  hasTargetWeight(answers.goal) && bmi(answers.targetWeight, answers.height) < 18.5;

/** The answers as the energy formulas read them. */
export const bodyOf = (answers: OnboardingAnswers): Body => ({
  gender: answers.gender,
  ageYears: answers.age,
  heightCm: answers.height,
  weightKg: answers.weight,
  activityLevel: answers.activityLevel,
});
