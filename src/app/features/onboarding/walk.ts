import { useNavigate } from '@tanstack/react-router';
import { createContext, use, useLayoutEffect, useRef, type RefObject } from 'react';
import { nextStep, previousStep, stepPosition, type OnboardingStep } from '#domain/body/onboarding.ts';
import { getDraft, useDraft } from './use-draft.ts';

/** Where the questionnaire stands and how to move through it. */
export interface Walk {
  step: OnboardingStep;
  /** The step's number among `total`. */
  number: number;
  total: number;
  next: () => void;
  back: () => void;
  goTo: (step: OnboardingStep) => void;
  /** Whether the person came here from another step rather than from an address. */
  moved: RefObject<boolean>;
}

const WalkContext = createContext<Walk | null>(null);

/** Gives the walk to every part of a step. */
export const WalkProvider = WalkContext;

/** The walk around this component. */
export function useWalk(): Walk {
  const walk = use(WalkContext);
  if (!walk) throw new Error('a step stands outside of the questionnaire');
  return walk;
}

/** The walk of the step that the address shows. */
export function useWalkOf(step: OnboardingStep): Walk {
  const navigate = useNavigate();
  const { goal } = useDraft().answers;
  const first = useRef(step);
  const moved = useRef(false);
  // A layout effect: it comes before the effect of the new title, which reads it.
  useLayoutEffect(() => {
    if (step !== first.current) moved.current = true;
  }, [step]);

  const goTo = (stepName: OnboardingStep) => void navigate({ to: '/onboarding/$stepName', params: { stepName } });
  return {
    step,
    ...stepPosition(step, goal),
    // The goal is read at the tap: the tap itself may have changed it.
    next: () => goTo(nextStep(step, getDraft().answers.goal)),
    back: () => goTo(previousStep(step, getDraft().answers.goal)),
    goTo,
    moved,
  };
}
