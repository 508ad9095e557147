import type { PaymentStanding } from '#device/api/account/payment.ts';
import type { PaymentReturn } from '#app/parts/requests/payment-return.ts';

/** What the server knew when it was asked; `no-answer`: it could not be asked. */
export type PaymentAnswer = PaymentStanding | 'no-answer';

/** What follows from an answer. `late`: the bank's word has not reached the server in half a minute. */
export type PaymentStep = { is: 'paid' } | { is: 'failed' } | { is: 'late' } | { is: 'again'; inMs: number };

/** The bank tells the server beside the browser, mostly within a second or two. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * What to do after the server was asked for the `asked`th time (from 0). The bank's page has no say in whether
 * it was paid: after its "failed" an order that still waits is the end of it, after its "paid" the answer may be on its way.
 */
export function paymentStep(said: PaymentReturn, answer: PaymentAnswer, asked: number): PaymentStep {
  if (answer === 'paid') return { is: 'paid' };
  if (answer === 'refused' || (answer === 'waiting' && said === 'fail')) return { is: 'failed' };
  const inMs = AGAIN_MS[asked];
  return inMs === undefined ? { is: 'late' } : { is: 'again', inMs };
}
