import type { OnboardingRequest } from '#device/api/account/onboarding.ts';
import type { OnboardingStep } from '#domain/body/onboarding.ts';

/** The database and its calls are not needed for the first picture: they come after it. */
const importCalls = () => import('#device/api/account/onboarding.ts');

/** Makes the user and the plan and signs in; the same key twice is the same user. */
export async function completeOnboarding(asked: OnboardingRequest): Promise<void> {
  const calls = await importCalls();
  await calls.completeOnboarding(asked);
}

/** Counts a visited step; nobody waits for it and nobody hears of a failure. */
export function logOnboardingStep(step: OnboardingStep): void {
  importCalls().then(
    (calls) => calls.logOnboardingStep(step),
    () => undefined,
  );
}
