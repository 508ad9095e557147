import * as v from 'valibot';
import {
  answerPairing as answerCall,
  ApprovalPending,
  getPairing,
  postExchange,
  postPair,
  type Pairing as Standing,
} from '#contract/account/pairing.ts';
import { PAIRING } from '#domain/account/pairing.ts';
import { signIn } from '#device/session/sign-in.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import { callApi } from '../call-api.ts';
import { RemoteError } from '../remote-error.ts';
import { signedCall } from '../signed-call.ts';

/** Eight symbols that lead one other device here, until `until` (epoch ms of this device). */
export interface Pairing {
  id: string;
  code: string;
  until: number;
}

/** What this device has become with the symbols of another one: it waits to be let in. */
export interface Claim {
  /** A secret; whoever has it comes in once it is approved. */
  claim: string;
  /** Epoch ms of this device. */
  until: number;
  /** What the other device sees of this one. */
  device: string;
}

// Each rejects with a RemoteError.

/** Has eight symbols made for another device; those made before are worth nothing then. The person has just proved to be there. */
export async function makePairing(): Promise<Pairing> {
  // By the own clock: the server's may differ from it by hours.
  const askedAt = Date.now();
  const { id, code } = await signedCall(postPair, {});
  return { id, code, until: askedAt + PAIRING.lifeMs };
}

/** Whether a device has come with the symbols, and which. */
export const standingOf = (id: string): Promise<Standing> => signedCall(getPairing, { params: { id } });

/** Lets that device in, or refuses it. */
export const answerPairing = (id: string, approve: boolean): Promise<Standing> =>
  signedCall(answerCall, { params: { id }, body: { approve } });

/** Comes with the symbols of another device. `unauthenticated`: they are wrong, over or used. Rejects also with a StorageError. */
export const claimPairing = (code: string): Promise<Claim | 'in'> => exchange(code);

/** Asks whether this device was let in, and comes in where it was. `unauthenticated`: it was refused, or its time is over. */
export const askClaim = async ({ claim }: Claim): Promise<'waits' | 'in'> =>
  (await exchange(claim)) === 'in' ? 'in' : 'waits';

async function exchange(customToken: string): Promise<Claim | 'in'> {
  const askedAt = Date.now();
  try {
    const { token, user } = await callApi(postExchange, { body: { customToken } });
    await signIn(token, user);
    wakeSync();
    return 'in';
  } catch (error) {
    const read =
      error instanceof RemoteError && error.code === 'approval-pending'
        ? v.safeParse(ApprovalPending, error.data)
        : null;
    if (!read?.success) throw error;
    return { claim: read.output.claim, until: askedAt + PAIRING.lifeMs, device: read.output.device };
  }
}
