import * as v from 'valibot';
import { askProvider } from './ask-provider.ts';
import { SmsFailed, type SmsSender } from './sms-sender.ts';

const Answer = v.object({ Success: v.boolean(), ErrorCode: v.number() });

/** smsoffice.ge (https://smsoffice.net/integration); `urgent` goes before advertising. */
export function smsOffice(apiKey: string, sender: string, baseUrl = 'https://smsoffice.ge'): SmsSender {
  return {
    name: 'smsoffice.ge',
    async send(phone, text) {
      const body = new URLSearchParams({
        key: apiKey,
        destination: `995${phone}`,
        sender,
        content: text,
        urgent: 'true',
      });
      const { Success, ErrorCode } = await askProvider(`${baseUrl}/api/v2/send/`, { method: 'POST', body }, Answer);
      if (!Success) throw new SmsFailed(`error ${ErrorCode}`);
    },
  };
}
