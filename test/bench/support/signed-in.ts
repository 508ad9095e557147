import type { BrowserContext } from 'playwright';
import type { User } from '../../../src/contract/user.ts';
import { DEFAULT_ANSWERS } from '../../../src/domain/onboarding.ts';

/** A user fresh from the questionnaire. */
export interface SignedIn {
  token: string;
  user: User;
}

/** Makes a user with a plan, as the last step of the questionnaire does. */
export async function onboardOverHttp(origin: string): Promise<SignedIn> {
  const { height, weight, targetWeight, ...rest } = DEFAULT_ANSWERS;
  const userData = {
    ...rest,
    height: { value: height, unit: 'cm' },
    weight: { value: weight, unit: 'kg' },
    targetWeight: { value: targetWeight, unit: 'kg' },
  };
  const answer = await postJson(origin, '/auth/onboarding', { userData }, null);
  return answer.data as SignedIn;
}

/** Sends JSON to the API and answers the envelope; throws with the server's words when it refuses. */
export async function postJson(origin: string, path: string, body: object, token: string | null) {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { success: boolean; message: string; data?: unknown };
  if (!envelope.success) throw new Error(`${path}: ${response.status} ${envelope.message}`);
  return envelope;
}

/** Every page of the context starts as a browser in which this user signed in before. */
export async function signInWith(context: BrowserContext, { token, user }: SignedIn): Promise<void> {
  await context.addInitScript(
    ([key, person]) => {
      if (localStorage.getItem('auth_token')) return;
      localStorage.setItem('auth_token', key ?? '');
      localStorage.setItem('user_data', person ?? '');
      localStorage.setItem('user_cache_version', 'v3_full_profile_with_payment');
    },
    [token, JSON.stringify(user)],
  );
}
