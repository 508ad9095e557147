import type { ProfileFields } from '#contract/account/profile.ts';
import { ANSWER_BOUNDS } from '#domain/body/answer-bounds.ts';
import { bmi, type WeightGoal } from '#domain/body/body.ts';
import { DEFAULT_ANSWERS, hasTargetWeight, targetWeightProblem, type AnswerProblem } from '#domain/body/onboarding.ts';
import { readBounded } from './number-draft.ts';

interface TypedTarget {
  goal: WeightGoal;
  text: string;
  weightKg: number | null;
  heightCm: number | null;
}

/** What was chosen and typed; `fields` is null while it cannot be saved. */
interface TargetReading {
  fields: ProfileFields | null;
  problem: AnswerProblem | null;
  /** Below a body mass index of 18.5. */
  isUnderweight: boolean;
}

/** Reads a weight goal; without a known weight either side of it will do. */
export function readTarget({ goal, text, weightKg, heightCm }: TypedTarget): TargetReading {
  if (!hasTargetWeight(goal)) {
    return {
      fields: { fitnessGoal: goal, ...(weightKg !== null && { targetWeight: weightKg }) },
      problem: null,
      isUnderweight: false,
    };
  }
  const { value } = readBounded(text, ANSWER_BOUNDS.targetWeight);
  if (value === null) return { fields: null, problem: null, isUnderweight: false };
  const problem =
    weightKg === null ? null : targetWeightProblem({ ...DEFAULT_ANSWERS, goal, weight: weightKg, targetWeight: value });
  return {
    fields: problem ? null : { fitnessGoal: goal, targetWeight: value },
    problem,
    isUnderweight: heightCm !== null && bmi(value, heightCm) < 18.5,
  };
}
