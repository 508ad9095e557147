import { postExchange, postPair } from '../../contract/pairing.ts';
import { PAIRING } from '../../domain/pairing.ts';
import { signIn } from '../sign-in.ts';
import { wakeSync } from '../wake.ts';
import { callApi } from './call-api.ts';
import { signedCall } from './signed-call.ts';

/** Six digits that let one other device in, until `until` (epoch ms of this device). */
export interface Pairing {
  code: string;
  until: number;
}

/** Has six digits made for another device; those made before are worth nothing then. Rejects with a RemoteError. */
export async function makePairing(): Promise<Pairing> {
  // By the own clock: the server's may differ from it by hours.
  const askedAt = Date.now();
  const { code } = await signedCall(postPair, {});
  return { code, until: askedAt + PAIRING.lifeMs };
}

/** Signs this device in with the six digits of another one. Rejects with a RemoteError or a StorageError. */
export async function signInByPairing(code: string): Promise<void> {
  const { token, user } = await callApi(postExchange, { body: { customToken: code } });
  await signIn(token, user);
  wakeSync();
}
