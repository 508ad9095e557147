import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { isOnline, watchOnline } from '#device/platform/online.ts';
import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';
import { planOf, saidOf } from '../draft.ts';
import { runOutMs } from './waiting-progress.ts';
import { register, type RegistrationOutcome } from './registration.ts';
import { completeOnboarding } from './server.ts';
import { changeDraft, getDraft, useDraft } from '../use-draft.ts';

/** idle ─the plan is wanted and a network is there→ running ─answer→ made → idle, or a failure that the person closes. */
export type Registration = 'idle' | 'running' | 'made' | Exclude<RegistrationOutcome, 'signed-in' | 'no-network'>;

/** Outside of React: a second tap, a second render or a reloaded step finds the one that runs. */
const registration = createStore<Registration>('idle');

/** Closes the alert of a failure. */
export const closeFailure = (): void => registration.set('idle');

/** Makes the wanted plan as soon as there is a network, then leads to the success step. */
export function useRegistration(atLastStep: boolean): Registration {
  const { wanted } = useDraft();
  const online = useSyncExternalStore(watchOnline, isOnline);
  const navigate = useNavigate();
  useEffect(() => {
    if (!wanted || !online || !atLastStep) return;
    void run(() => navigate({ to: '/onboarding/$stepName', params: { stepName: 'success' }, replace: true }));
  }, [wanted, online, atLastStep, navigate]);
  return useStore(registration);
}

async function run(showSuccess: () => Promise<void>): Promise<void> {
  if (registration.get() === 'running' || registration.get() === 'made') return;
  registration.set('running');
  const since = performance.now();
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const { answers, preferences, key, consent } = getDraft();
  const outcome = await register(planOf(getDraft()), {
    send: (plan) => completeOnboarding({ answers, plan, preferences: saidOf(preferences), key, consent }),
    isOnline,
    sleep,
  });
  if (outcome === 'signed-in') {
    registration.set('made');
    await sleep(runOutMs(performance.now() - since));
    changeDraft({ type: 'ready' });
    await showSuccess();
  } else if (outcome !== 'no-network') {
    changeDraft({ type: 'give-up-waiting' });
  }
  registration.set(outcome === 'signed-in' || outcome === 'no-network' ? 'idle' : outcome);
}
