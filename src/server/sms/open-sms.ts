import { ownOutbox } from './own-outbox.ts';
import { senderGe } from './sender-ge.ts';
import type { SmsSender } from './sms-sender.ts';
import type { SmsSettings } from './sms-settings.ts';
import { smsOffice } from './smsoffice.ts';
import { uBill } from './ubill.ts';

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
