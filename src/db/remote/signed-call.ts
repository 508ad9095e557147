import type { Call, DataOf } from '../../contract/call.ts';
import { storedToken } from '../session-keys.ts';
import { loseSession } from '../sign-out.ts';
import { callApi, type Given } from './call-api.ts';
import { RemoteError } from './remote-error.ts';

/** Makes a call as the signed-in user. A 401 signs out, keeping everything, unless the token changed meanwhile. */
export async function signedCall<C extends Call>(call: C, given: Omit<Given<C>, 'token'>): Promise<DataOf<C>> {
  const token = storedToken();
  try {
    return await callApi(call, { ...given, token } as Given<C>);
  } catch (error) {
    if (error instanceof RemoteError && error.status === 401 && token !== null) await loseSession(token);
    throw error;
  }
}
