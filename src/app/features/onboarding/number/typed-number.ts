import { ANSWER_BOUNDS, type NumberAnswer } from '#domain/body/answer-bounds.ts';
import {
  numberProblem,
  targetWeightProblem,
  type AnswerProblem,
  type OnboardingAnswers,
} from '#domain/body/onboarding.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** What someone typed for a number answer: a value in its unit, or why it is none. */
export type TypedNumber = { value: number } | { problem: AnswerProblem | 'not-a-number' };

/** Reads a typed age, height or weight, rounded to its step and checked against its bounds. */
export function readAnswer(answers: OnboardingAnswers, answer: NumberAnswer, typed: string): TypedNumber {
  const read = readNumber(typed);
  if (read === null) return { problem: 'not-a-number' };
  const value = ANSWER_BOUNDS[answer].step === 1 ? Math.round(read) : roundTo1(read);
  const problem =
    answer === 'targetWeight' ? targetWeightProblem({ ...answers, targetWeight: value }) : numberProblem(answer, value);
  return problem ? { problem } : { value };
}
