import { postConsent } from '../../contract/consent.ts';
import { HEALTH_CONSENT_VERSION } from '../../domain/health-consent.ts';
import { sendNow } from '../commands/outbox.ts';
import { signedCall } from './signed-call.ts';

/** Notes that the signed-in person agrees to today's sentence about health data. Rejects with a RemoteError. */
export async function giveConsent(): Promise<void> {
  await signedCall(postConsent, { body: { version: HEALTH_CONSENT_VERSION } });
  // The pull brings the record with it.
  await sendNow();
}
