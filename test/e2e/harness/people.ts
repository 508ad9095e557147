import type { BrowserContext, Page } from 'playwright/test';
import * as v from 'valibot';
import { postOnboarding } from '#contract/account/auth.ts';
import { HEALTH_CONSENT_VERSION } from '#domain/body/health-consent.ts';
import { Envelope } from '#contract/envelope.ts';
import { client } from '#test/api/support/client.ts';
import { freshPhone, register } from '#test/api/support/outside/sms.ts';
import type { TestServer } from '#test/api/support/start-server.ts';

/** Somebody with a plan and a running trial, made without a browser. */
export interface Person {
  uid: string;
  token: string;
  /** Signs one device in, once. */
  customToken: string;
}

/** The answers of the specification's defaults: 1 146 kcal and 2 000 ml a day. */
const ANSWERS = {
  gender: 'female',
  age: 24,
  height: { value: 176, unit: 'cm' },
  weight: { value: 65, unit: 'kg' },
  targetWeight: { value: 58, unit: 'kg' },
  goal: 'lose-weight',
  activityLevel: 'sedentary',
};

/** Lets somebody answer the questionnaire by a bare call to the server. */
export async function newPerson(serverOrigin: string): Promise<Person> {
  const answer = await fetch(`${serverOrigin}/api/auth/onboarding`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userData: ANSWERS, consent: { version: HEALTH_CONSENT_VERSION } }),
  });
  const { data } = v.parse(Envelope, await answer.json());
  const { user, ...tokens } = v.parse(postOnboarding.data, data);
  return { uid: user.uid, ...tokens };
}

/** The same with a proven number: models are asked for such people alone. */
export async function newRegisteredPerson(server: TestServer): Promise<Person> {
  const person = await newPerson(server.origin);
  const { token } = await register(
    { server, smsFolder: server.dataDir ?? '' },
    client(server.origin, person.token),
    freshPhone(),
  );
  return { ...person, token: token ?? '' };
}

/** Whose browser this is has just said "later" to the registration: it would stand in the way of every longer test. */
export const registerLater = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http'))
      localStorage.setItem('registration_later', JSON.stringify({ times: 3, at: Date.now() }));
  });

/** Puts a token where the app looks for one, before the app itself runs. */
export async function leaveToken(page: Page, key: 'auth_token' | 'customToken', token: string): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, token] as const);
}

/** Lets a page sign in by a one-time token at its next start. */
export const leaveCustomToken = (page: Page, customToken: string): Promise<void> =>
  leaveToken(page, 'customToken', customToken);
