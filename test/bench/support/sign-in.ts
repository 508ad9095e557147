import type { BrowserContext } from 'playwright';
import type { Person } from '#test/e2e/harness/people.ts';

/** Every page of the context starts as a browser in which this person signed in before. */
export async function signInWith(context: BrowserContext, origin: string, { token }: Person): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: unknown };
  await context.addInitScript(
    ([key, user]) => {
      if (localStorage.getItem('auth_token')) return;
      localStorage.setItem('auth_token', key ?? '');
      localStorage.setItem('user_data', user ?? '');
      localStorage.setItem('registration_later', JSON.stringify({ times: 3, at: Date.now() }));
      localStorage.setItem('user_cache_version', 'v3_full_profile_with_payment');
    },
    [token, JSON.stringify(data)],
  );
}
