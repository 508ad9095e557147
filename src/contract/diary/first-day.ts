import * as v from 'valibot';
import { call } from '../call.ts';
import { PaymentInfo } from '../payment/payment-info.ts';
import { Day } from '../primitives.ts';

/** Apart from the other calls of a day: the page's entry reads it before any other code of the app has come. */
export const getFirstDay = call({
  method: 'GET',
  path: '/dashboard/first-day',
  summary:
    "What a device that holds nothing yet shows first: a day's energy in kcal against its goal, and how trial and premium stand. Without a plan the goal is the usual one.",
  query: v.object({ date: v.optional(Day) }),
  data: v.object({ date: Day, eaten: v.number(), goal: v.number(), payment: PaymentInfo }),
});
