import { v4 as uuid } from 'uuid';
import { loginEmail, smsSetPassword, smsSkipPassword, smsVerify } from '#contract/account/sign-in.ts';
import { diarySession } from '#device/session/session-state.ts';
import { storedToken } from '#device/session/session-keys.ts';
import { signIn } from '#device/session/sign-in.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import { callApi } from '../call-api.ts';
import { forgetSending, type Sending } from './phone-code.ts';
import { signedCall } from '../signed-call.ts';

/** What follows a proven number. */
export interface Arrival {
  /** This person has no password and was never asked for one. */
  asksPassword: boolean;
}

/** Signs in to the account of a number, or to a new one. Rejects with a RemoteError (`invalid-code`, `rate-limited` …) or a StorageError. */
export const signInByCode = (sending: Sending, code: string): Promise<Arrival> => prove(sending, code, null);

/**
 * Gives the signed-in anonymous person their number: the same diary goes on under a new token. Rejects with a RemoteError:
 * `phone-registered` means that the number has another account, to which the same code signs in.
 */
export const registerByCode = (sending: Sending, code: string): Promise<Arrival> => prove(sending, code, storedToken());

/** Signs in with an e-mail address or a number, and a password. Rejects with a RemoteError or a StorageError. */
export async function signInByPassword(name: string, password: string): Promise<void> {
  const { token, user } = await callApi(loginEmail, { body: { email: name, password } });
  await signIn(token, user);
}

/** Sets the first password of the signed-in person. Rejects with a RemoteError. */
export async function setPassword(phone: string, password: string): Promise<void> {
  const { token, user } = await signedCall(smsSetPassword, { body: { phoneNumber: phone, password } });
  await signIn(token, user);
  wakeSync();
}

/** Notes that the signed-in person wants no password now. Nobody waits for it: unheard, the question only comes once more. Throws where nobody is signed in. */
export function skipPassword(): void {
  const session = diarySession();
  if (session.status === 'signed-out') throw new Error('No authenticated user found');
  signedCall(smsSkipPassword, { body: { uid: session.uid } }).catch(() => undefined);
}

async function prove(sending: Sending, code: string, token: string | null): Promise<Arrival> {
  const { verificationId } = sending;
  const key = keyOf(`${verificationId} ${code} ${token === null ? '' : 'registers'}`);
  const { shouldAskPassword, ...arrived } = await callApi(smsVerify, { body: { verificationId, code }, key, token });
  await signIn(arrived.token, arrived.user);
  forgetSending();
  wakeSync();
  return { asksPassword: shouldAskPassword };
}

let attempt: { what: string; key: string } | null = null;

/** A lost answer is asked for again under its key: the code is used up by then, but the same user answers. */
function keyOf(what: string): string {
  if (attempt?.what !== what) attempt = { what, key: uuid() };
  return attempt.key;
}
