import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Welcome } from './parts/welcome.tsx';
import { WaitingView } from './register/waiting-view.tsx';
import { openStep } from './open-step.ts';
import { logOnboardingStep } from './register/server.ts';
import { getDraft, useDraft } from './use-draft.ts';
import { useRegistration } from './register/use-registration.ts';
import { useWalkOf, WalkProvider } from './walk.ts';

const importLaterSteps = async () => ({ default: (await import('./later-steps.tsx')).LaterSteps });
const LaterSteps = lazy(importLaterSteps);

/** The questionnaire: shows the step that the address names. */
export function Screen() {
  const { stepName } = useParams({ from: '/onboarding/$stepName' });
  const draft = useDraft();
  const step = openStep(stepName, draft);
  const walk = useWalkOf(step);
  const registration = useRegistration(step === 'features');
  useUnfinished();

  useEffect(() => logOnboardingStep(step), [step]);
  useEffect(() => void importLaterSteps(), []);

  if (registration === 'running' || registration === 'made') return <WaitingView isMade={registration === 'made'} />;
  if (step !== stepName) return <Navigate to="/onboarding/$stepName" params={{ stepName: step }} replace />;
  return (
    <WalkProvider value={walk}>
      {step === 'welcome' ? (
        <Welcome />
      ) : (
        <Suspense>
          <LaterSteps key={step} step={step} registration={registration} />
        </Suspense>
      )}
    </WalkProvider>
  );
}

/** Someone who asked for the plan without a network comes back to where it goes on. */
function useUnfinished(): void {
  const navigate = useNavigate();
  const [unfinished] = useState(() => getDraft().wanted);
  useEffect(() => {
    if (unfinished) void navigate({ to: '/onboarding/$stepName', params: { stepName: 'features' }, replace: true });
  }, [unfinished, navigate]);
}
