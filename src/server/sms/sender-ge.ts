import * as v from 'valibot';
import { askProvider } from './ask-provider.ts';
import { SmsFailed, type SmsSender } from './sms-sender.ts';

/** 2: information; 1 would add the words that advertising must have. */
const INFORMATION = '2';
const SENT = 1;
const Sending = v.object({ statusId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });
const Answer = v.object({
  data: v.union([
    v.pipe(v.array(Sending), v.minLength(1)),
    v.pipe(
      Sending,
      v.transform((one) => [one]),
    ),
  ]),
});

/** sender.ge, whose key names the sender (https://sender.ge/docs/api.php). */
export function senderGe(apiKey: string, baseUrl = 'https://sender.ge'): SmsSender {
  return {
    name: 'sender.ge',
    async send(phone, text) {
      const body = new URLSearchParams({ apikey: apiKey, smsno: INFORMATION, destination: phone, content: text });
      const { data } = await askProvider(`${baseUrl}/api/send.php`, { method: 'POST', body }, Answer);
      if (!data.every(({ statusId }) => statusId === SENT)) throw new SmsFailed('not sent');
    },
  };
}
