import { daysBetween, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { DietPlanDraft } from '#domain/plan/diet-plan-draft.ts';
import { maintenanceKcal } from '#domain/body/energy.ts';
import { bodyOf, hasTargetWeight, type OnboardingAnswers } from '#domain/body/onboarding.ts';

/** What a plan does to the weight, in kg. */
export type WeightForecast =
  | { is: 'kept'; kg: number }
  /** The calorie goal does not lead to the goal's side: a safe goal above what the body spends. */
  | { is: 'unchanged' }
  /** `by` is null when it takes longer than a plan can say. */
  | { is: 'reached'; from: number; to: number; by: DiaryDay | null };

/** Two years: the longest plan that the draft makes. */
const LONGEST_DAYS = 730;

/** Where the weight goes under this plan. */
export function forecastWeight(answers: OnboardingAnswers, plan: DietPlanDraft): WeightForecast {
  if (!hasTargetWeight(plan.goal)) return { is: 'kept', kg: plan.initialWeight };
  const surplus = plan.caloriesGoal - maintenanceKcal(bodyOf(answers));
  if (surplus === 0 || surplus < 0 !== (plan.goal === 'lose-weight')) return { is: 'unchanged' };
  const tooLong = daysBetween(plan.startDate, plan.endDate) >= LONGEST_DAYS;
  return { is: 'reached', from: plan.initialWeight, to: plan.targetWeight, by: tooLong ? null : plan.endDate };
}
