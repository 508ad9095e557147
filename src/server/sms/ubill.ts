import * as v from 'valibot';
import { askProvider } from './ask-provider.ts';
import { SmsFailed, type SmsSender } from './sms-sender.ts';

const SENT = 0;
const Answer = v.object({ statusID: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });

/** uBill (https://documenter.ubill.ge, `POST /v1/sms/send`); `brandId` is the number of the sender's name there. */
export function uBill(apiKey: string, brandId: number, baseUrl = 'https://api.ubill.dev'): SmsSender {
  return {
    name: 'ubill',
    async send(phone, text) {
      const body = JSON.stringify({ brandID: brandId, numbers: [Number(`995${phone}`)], text, stopList: false });
      const headers = { 'Content-Type': 'application/json', key: apiKey };
      const { statusID } = await askProvider(`${baseUrl}/v1/sms/send`, { method: 'POST', body, headers }, Answer);
      if (statusID !== SENT) throw new SmsFailed(`status ${statusID}`);
    },
  };
}
