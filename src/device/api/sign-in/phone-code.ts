import * as v from 'valibot';
import { authCheck, smsSend } from '#contract/account/sign-in.ts';
import { SMS_CODE } from '#domain/account/sms-code.ts';
import { storedToken } from '#device/session/session-keys.ts';
import { callApi } from '../call-api.ts';
import { RemoteError } from '../remote-error.ts';

/** A code that is on its way to a phone. Times are epoch ms of this device. */
export interface Sending {
  /** Nine digits. */
  phone: string;
  verificationId: string;
  sentAt: number;
  /** Another one may be asked for from then on. */
  resendAt: number;
}

/** The session's storage: a phone may drop the page while its person reads the message, and nothing of it outlives the tab. */
const KEY = 'sms-sending';
const Kept = v.object({ phone: v.string(), verificationId: v.string(), sentAt: v.number(), resendAt: v.number() });

/** The code that was last asked for in this tab, as long as it counts; null: there is none. */
export function lastSending(): Sending | null {
  try {
    const read = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    if (read.success && Math.abs(Date.now() - read.output.sentAt) < SMS_CODE.lifeMs) return read.output;
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  keep(null);
  return null;
}

/** The code was used, or is wanted no more. */
export function forgetSending(): void {
  keep(null);
}

/**
 * Has a code sent to a number, or returns the one that was just sent to it. As the signed-in user where somebody is
 * signed in: the limits count by user. Rejects with a RemoteError.
 */
export async function sendCode(phone: string): Promise<Sending> {
  const last = lastSending();
  if (last?.phone === phone && Date.now() < last.resendAt) return last;
  const { verificationId, resendInSeconds } = await callApi(smsSend, {
    body: { phoneNumber: phone },
    token: storedToken(),
  });
  const sentAt = Date.now();
  const sending = { phone, verificationId, sentAt, resendAt: sentAt + resendInSeconds * 1_000 };
  keep(sending);
  return sending;
}

/** The same for a number that is to become the signed-in person's: rejects with `phone-registered` where it has an account. */
export async function sendRegistrationCode(phone: string): Promise<Sending> {
  if (lastSending()?.phone !== phone) {
    const { exists } = await callApi(authCheck, { body: { phoneNumber: phone }, token: storedToken() });
    if (exists) throw new RemoteError('phone-registered', 'The number has an account');
  }
  return sendCode(phone);
}

function keep(sending: Sending | null): void {
  try {
    if (sending) sessionStorage.setItem(KEY, JSON.stringify(sending));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that refuses remembers nothing: whoever comes back asks for another code.
  }
}
