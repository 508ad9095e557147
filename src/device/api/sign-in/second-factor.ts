import * as v from 'valibot';
import {
  postSecondFactor,
  putSecondFactor,
  secondFactorRecover,
  secondFactorSend,
  SecondFactorWanted,
} from '#contract/account/second-factor.ts';
import type { SecondFactorMode } from '#domain/account/second-factor.ts';
import { signIn } from '#device/session/sign-in.ts';
import { wakeSync } from '#device/jobs/wake.ts';
import { callApi } from '../call-api.ts';
import { answerForTicket } from './passkeys.ts';
import type { Sending } from './phone-code.ts';
import { RemoteError } from '../remote-error.ts';
import { signedCall } from '../signed-call.ts';

/** What the second half of a sign-in needs, where the first half was right and one is wanted; null: the call failed for another reason. */
export function secondFactorOf(error: unknown): SecondFactorWanted | null {
  if (!(error instanceof RemoteError) || error.code !== 'second-factor-required') return null;
  const read = v.safeParse(SecondFactorWanted, error.data);
  return read.success ? read.output : null;
}

// Each rejects with a RemoteError: `invalid-code` where the proof is wrong, `unauthenticated` where the sign-in has to begin again.

/** Has a code sent to the number of whom the ticket stands for. Its last digits are all that is known of it here. */
export async function sendSecondCode({ ticket, phoneHint }: SecondFactorWanted): Promise<Sending> {
  const { verificationId, resendInSeconds } = await callApi(secondFactorSend, { body: { ticket } });
  const sentAt = Date.now();
  return { phone: phoneHint ?? '', verificationId, sentAt, resendAt: sentAt + resendInSeconds * 1_000 };
}

export const proveByPassword = (ticket: string, password: string): Promise<void> => enter({ ticket, password });

export const proveByCode = (ticket: string, { verificationId }: Sending, code: string): Promise<void> =>
  enter({ ticket, verificationId, code });

/** Rejects also with an AuthenticatorError. */
export const proveByPasskey = async (ticket: string): Promise<void> =>
  enter({ ticket, ...(await answerForTicket(ticket)) });

/** Says that the second factor is lost; returns when it ends. */
export async function recoverLost(ticket: string): Promise<Date> {
  const { recoveryAt } = await callApi(secondFactorRecover, { body: { ticket } });
  return new Date(recoveryAt);
}

/** Sets what new devices of the signed-in person have to prove. The person has just proved to be there. */
export async function setSecondFactor(mode: SecondFactorMode): Promise<void> {
  await signedCall(putSecondFactor, { body: { mode } });
}

async function enter(body: v.InferInput<typeof postSecondFactor.body>): Promise<void> {
  const { token, user } = await callApi(postSecondFactor, { body });
  await signIn(token, user);
  wakeSync();
}
