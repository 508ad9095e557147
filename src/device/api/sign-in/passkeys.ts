import {
  deletePasskey,
  getSecurity,
  passkeyOptions,
  passkeyVerify,
  postPasskey,
  postPasskeyOptions,
  putPasskey,
  type Passkey,
  type PasskeyAnswer,
  type Security,
} from '#contract/account/passkeys.ts';
import { postConfirm } from '#contract/account/sign-in.ts';
import { signIn } from '#device/session/sign-in.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import { awaitPasskey, makePasskey, provePasskey } from './authenticator.ts';
import { callApi } from '../call-api.ts';
import { signedCall } from '../signed-call.ts';

// Each rejects with a RemoteError, and those that ask the browser also with an AuthenticatorError.

/** How the signed-in person signs in: password, passkeys, second factor. */
export const signInMeans = (): Promise<Security> => signedCall(getSecurity, {});

/** Has the browser make a passkey for the signed-in person, who has just proved to be there. */
export async function addPasskey(): Promise<Passkey> {
  const { challengeId, options } = await signedCall(postPasskeyOptions, {});
  return signedCall(postPasskey, { body: { challengeId, response: await makePasskey(options) } });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await signedCall(putPasskey, { params: { id }, body: { name } });
}

/** Forgets a passkey. The person has just proved to be there. */
export async function removePasskey(id: string): Promise<void> {
  await signedCall(deletePasskey, { params: { id } });
}

/** Proves by a passkey that the person is there. */
export async function confirmByPasskey(): Promise<void> {
  const { challengeId, options } = await signedCall(passkeyOptions, { body: {} });
  await signedCall(postConfirm, { body: { challengeId, passkey: await provePasskey(options) } });
}

/** Signs in with a passkey that the browser asks for. */
export async function signInByPasskey(): Promise<void> {
  const { challengeId, options } = await callApi(passkeyOptions, { body: {} });
  await enter({ challengeId, passkey: await provePasskey(options) });
}

/** Signs in as soon as the person chooses a passkey among what the browser fills in; `onChosen`: then. */
export async function signInByFilledIn(onChosen: () => void): Promise<void> {
  const { challengeId, options } = await callApi(passkeyOptions, { body: {} });
  const passkey = await awaitPasskey(options);
  onChosen();
  await enter({ challengeId, passkey });
}

/** An answer to a challenge for the second half of a sign-in. */
export async function answerForTicket(ticket: string): Promise<PasskeyAnswer> {
  const { challengeId, options } = await callApi(passkeyOptions, { body: { ticket } });
  return { challengeId, passkey: await provePasskey(options) };
}

async function enter({ challengeId, passkey }: PasskeyAnswer): Promise<void> {
  const { token, user } = await callApi(passkeyVerify, { body: { challengeId, response: passkey } });
  await signIn(token, user);
  wakeSync();
}
