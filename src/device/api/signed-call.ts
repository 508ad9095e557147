import type { Call, DataOf } from '#contract/call.ts';
import { storedToken } from '../session/session-keys.ts';
import { loseSession } from '../session/leaving/sign-out.ts';
import { callWithMeta, type Given } from './call-api.ts';
import { RemoteError } from './remote-error.ts';

/**
 * Makes a call as the signed-in user. A 401 signs out, keeping everything, unless the token changed meanwhile or the call is about signing
 * in itself (spec §8): there the screen says what is wrong, and the next call of the diary finds out whether the session is over.
 */
export async function signedCall<C extends Call>(call: C, given: Omit<Given<C>, 'token'>): Promise<DataOf<C>> {
  return (await signedCallWithMeta(call, given)).data;
}

/** The same with the answer's `meta`. */
export async function signedCallWithMeta<C extends Call>(
  call: C,
  given: Omit<Given<C>, 'token'>,
): Promise<{ data: DataOf<C>; meta: unknown }> {
  const token = storedToken();
  try {
    return await callWithMeta(call, { ...given, token } as Given<C>);
  } catch (error) {
    if (error instanceof RemoteError && error.status === 401 && token !== null && !isAuthCall(call))
      await loseSession(token);
    throw error;
  }
}

const isAuthCall = ({ path }: Call): boolean => path.startsWith('/auth/');
