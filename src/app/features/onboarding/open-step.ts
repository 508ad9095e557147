import { hasTargetWeight, ONBOARDING_STEPS, type OnboardingStep } from '#domain/body/onboarding.ts';
import type { OnboardingDraft } from './draft.ts';

const isStep = (name: string): name is OnboardingStep => ONBOARDING_STEPS.some((step) => step === name);

/** The step that an address opens: its own one, or the one that has to come before it. */
export function openStep(name: string, { answers, plan, ready }: OnboardingDraft): OnboardingStep {
  if (!isStep(name)) return 'welcome';
  if (name === 'target-weight' && !hasTargetWeight(answers.goal)) return 'activity-level';
  if (name === 'summary' && !plan) return 'activity-level';
  if (name === 'success' && !ready) return plan ? 'features' : 'welcome';
  return name;
}
