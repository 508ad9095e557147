import * as v from 'valibot';
import { call } from './call.ts';

/** Only a server with the capability `payment` has this call. */
export const postPaymentCreate = call({
  method: 'POST',
  path: '/payment/create',
  summary: "Makes an order of PRO and answers where the bank's page is.",
  body: v.object({ plan: v.optional(v.literal('month')) }),
  data: v.object({ redirectUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'Only a web address')) }),
});
