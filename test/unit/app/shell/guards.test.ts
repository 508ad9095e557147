// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '#app/shell/router.tsx';
import type { Session } from '#app/parts/page/session.ts';

const signedIn: Session = { status: 'signed-in', uid: 'nino', onboardingEnabled: true };
const signedOut: Session = { status: 'signed-out', onboardingEnabled: true };
const withoutOnboarding: Session = { status: 'signed-out', onboardingEnabled: false };

test.each([
  [signedIn, '/', '/dashboard'],
  [signedIn, '/login', '/dashboard'],
  [signedIn, '/nonsense/deep', '/dashboard'],
  [signedIn, '/history', '/history'],
  [signedIn, '/outbox', '/outbox'],
  [signedIn, '/onboarding', '/onboarding/welcome'],
  [signedIn, '/privacy', '/privacy'],
  [signedOut, '/terms', '/terms'],
  [withoutOnboarding, '/refund', '/refund'],
  [signedOut, '/', '/onboarding/welcome'],
  [signedOut, '/login', '/login'],
  [signedOut, '/dashboard', '/onboarding/welcome'],
  [signedOut, '/nonsense', '/onboarding/welcome'],
  [signedOut, '/onboarding', '/onboarding/welcome'],
  [signedOut, '/onboarding/age', '/onboarding/age'],
  [withoutOnboarding, '/', '/login'],
  [withoutOnboarding, '/profile', '/login'],
  [withoutOnboarding, '/onboarding/age', '/login'],
])('%o at %s ends at %s', async (session, start, end) => {
  const router = createAppRouter({ session: () => session }, createMemoryHistory({ initialEntries: [start] }));

  await router.load();

  expect(router.state.location.pathname).toBe(end);
});
