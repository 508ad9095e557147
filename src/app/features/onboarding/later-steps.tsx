import type { ComponentType } from 'react';
import type { OnboardingStep } from '#domain/body/onboarding.ts';
import { ActivityStep, GenderStep, GoalStep } from './steps/choice-steps.tsx';
import { FeaturesStep } from './steps/features-step.tsx';
import { AgeStep, HeightStep, TargetWeightStep, WeightStep } from './steps/number-steps.tsx';
import { SuccessStep } from './steps/success-step.tsx';
import { SummaryStep } from './steps/summary-step.tsx';
import type { Registration } from './register/use-registration.ts';

interface LaterStepsProps {
  step: Exclude<OnboardingStep, 'welcome'>;
  registration: Registration;
}

/** Every step but the first, which has to be light. */
export function LaterSteps({ step, registration }: LaterStepsProps) {
  const Step = steps[step];
  return <Step registration={registration} />;
}

const steps: Record<LaterStepsProps['step'], ComponentType<{ registration: Registration }>> = {
  gender: GenderStep,
  age: AgeStep,
  height: HeightStep,
  weight: WeightStep,
  goal: GoalStep,
  'target-weight': TargetWeightStep,
  'activity-level': ActivityStep,
  summary: SummaryStep,
  features: FeaturesStep,
  success: SuccessStep,
};
