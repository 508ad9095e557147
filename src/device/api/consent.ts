import { postConsent } from '#contract/account/consent.ts';
import { sendNow } from '../diary/commands/outbox.ts';
import { signedCall } from './signed-call.ts';

/** Notes that the signed-in person agrees to a version of the sentence about health data. Rejects with a RemoteError. */
export async function giveConsent(version: number): Promise<void> {
  await signedCall(postConsent, { body: { version } });
  // The pull brings the record with it.
  await sendNow();
}
