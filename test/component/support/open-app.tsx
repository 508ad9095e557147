/// <reference types="vite/client" />
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { v7 } from 'uuid';
import { afterEach, beforeEach, vi } from 'vitest';
import { changeDraft } from '#app/features/onboarding/use-draft.ts';
import { createAppRouter } from '#app/shell/router.tsx';
import { followSession } from '#app/shell/start/follow-session.ts';
import { getSession } from '#app/parts/page/session.ts';
import type { PaymentInfo } from '#contract/payment/payment-info.ts';
import type { User } from '#contract/account/user.ts';
import { closeDiary, theDiary } from '#device/diary/diary.ts';
import { putKv } from '#device/diary/kv.ts';
import { noteRegisterLater } from '#device/session/registration-pause.ts';
import { putSession } from '#device/session/session-state.ts';
import { signIn } from '#device/session/sign-in.ts';
import { DEFAULT_GOALS } from '#domain/body/goals.ts';
import { HEALTH_CONSENT_VERSION } from '#domain/body/health-consent.ts';
import '#app/shell/tokens.css';
import '#app/shell/base.css';

/** The app on the screen, its routes and its addresses in memory. */
export interface OpenApp {
  /** Where it is: "/dashboard". */
  path(): string;
  /** The same with what follows: "/dashboard?day=2026-11-20". */
  href(): string;
  /** Opens another address of it. */
  goTo(path: string): Promise<void>;
}

const TRIAL: PaymentInfo = {
  isPremium: false,
  trialStartedAt: { seconds: Math.floor(Date.now() / 1000), nanoseconds: 0 },
  premiumUntil: null,
  autoRenew: false,
  nextCharge: null,
  canResume: false,
};

let close: () => void = () => undefined;

beforeEach(() => {
  // There is no server in this room. What a screen asks for fails as it does without a network.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  close();
  changeDraft({ type: 'forget' });
  putSession({ status: 'signed-out' });
  closeDiary();
  localStorage.clear();
  sessionStorage.clear();
});

/** Draws the whole app at an address, as whoever is signed in sees it. */
export async function openApp(path: string): Promise<OpenApp> {
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'root';
  const stop = followSession(() => undefined);
  const router = createAppRouter({ session: getSession }, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  close = () => {
    root.unmount();
    host.remove();
    stop();
    close = () => undefined;
  };
  return {
    path: () => router.state.location.pathname,
    href: () => router.state.location.href,
    goTo: (href) => router.navigate({ href }),
  };
}

/** Opens today's diary of somebody who has just signed in, and waits until it shows. */
export async function openDiary(): Promise<OpenApp> {
  await signInSomebody();
  const app = await openApp('/dashboard');
  await vi.waitUntil(() => document.querySelector('section.meal'), { timeout: 10_000 });
  return app;
}

/**
 * Signs somebody with goals, whose trial has just begun, in on this device, by what a sign-in told. The diary lies in the browser's own
 * IndexedDB.
 */
export async function signInSomebody(parts: Partial<User> = {}): Promise<void> {
  noteRegisterLater(Date.now());
  const now = new Date().toISOString();
  const user: User = {
    uid: v7(),
    email: null,
    phoneNumber: null,
    displayName: null,
    isAnonymous: true,
    createdAt: now,
    updatedAt: now,
    wasAskedPassword: true,
    consent: { version: HEALTH_CONSENT_VERSION, givenAt: now },
    pendingPhone: null,
    profile: {
      gender: 'female',
      age: 24,
      height: 176,
      weight: 65,
      targetWeight: 58,
      fitnessGoal: 'lose-weight',
      activityLevel: 'sedentary',
    },
    ...parts,
  };
  await signIn('a token of nobody', user, DEFAULT_GOALS);
  await putKv(theDiary().db, { key: 'payment', value: { info: TRIAL } });
}
