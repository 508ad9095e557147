import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logEvent } from '../platform/log.ts';
import { senderGe } from './sender-ge.ts';
import type { SmsSender } from './sms-sender.ts';
import type { SmsSettings } from './sms-settings.ts';
import { smsOffice } from './smsoffice.ts';
import { uBill } from './ubill.ts';

/**
 * Where no provider is set: a message is a line of `DATA_DIR/sms-outbox.jsonl`, and its text in the log, so that whoever runs the
 * server can sign in. Numbers are in the file only.
 */
function ownOutbox(dataDir: string, clock: () => number): SmsSender {
  return {
    name: 'sms-outbox.jsonl',
    async send(to, text) {
      await mkdir(dataDir, { recursive: true });
      await appendFile(
        join(dataDir, 'sms-outbox.jsonl'),
        `${JSON.stringify({ to, text, at: new Date(clock()).toISOString() })}\n`,
        { mode: 0o600 },
      );
      logEvent('info', 'sms', { text });
    },
  };
}

/** The sender that the configuration names. */
export function openSms(
  { sms, dataDir }: { sms: SmsSettings | null; dataDir: string },
  clock: () => number,
): SmsSender {
  if (sms === null) return ownOutbox(dataDir, clock);
  if (sms.provider === 'sender.ge') return senderGe(sms.apiKey, sms.baseUrl);
  if (sms.provider === 'smsoffice.ge') return smsOffice(sms.apiKey, sms.sender, sms.baseUrl);
  return uBill(sms.apiKey, sms.brandId, sms.baseUrl);
}
