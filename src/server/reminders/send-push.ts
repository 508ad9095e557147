import type { PushSubscription } from '#contract/account/reminders.ts';
import { encryptPayload } from './encrypt-payload.ts';
import { vapidHeader, type VapidKeys } from './vapid-keys.ts';

/** One message to one browser. */
export interface PushMessage {
  subscription: PushSubscription;
  text: string;
  /** A device that is away this long does not get it any more. */
  ttlSeconds: number;
  /** A later message of the same topic takes the place of one that was not delivered yet. */
  topic: string;
}

/**
 * sent: the service has it · gone: the browser takes no messages any more · later: the service has trouble, worth
 * another try · refused: it will not take this message.
 */
export type PushOutcome = { is: 'sent' | 'gone' | 'later' | 'refused'; status: number | null };

/** Sends messages as this server. */
export type SendPush = (message: PushMessage, signal: AbortSignal) => Promise<PushOutcome>;

const TIMEOUT_MS = 10_000;

/** The sender of these keys. */
export const makeSendPush =
  (keys: VapidKeys, subject: string, clock: () => number): SendPush =>
  async ({ subscription, text, ttlSeconds, topic }, signal) => {
    const { endpoint } = subscription;
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        // A service that sends us elsewhere could lead into our own network.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          Authorization: vapidHeader(endpoint, keys, subject, clock()),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(ttlSeconds),
          // A sleeping telephone may be woken: a reminder that waits for the charger is none.
          Urgency: 'normal',
          Topic: topic,
        },
        body: new Uint8Array(encryptPayload(text, subscription.keys)),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    } catch {
      return { is: 'later', status: null };
    }
  };

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent', status };
  if (status === 404 || status === 410) return { is: 'gone', status };
  return { is: status === 429 || status >= 500 ? 'later' : 'refused', status };
}
