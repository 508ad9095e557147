import * as v from 'valibot';
import { ORDER_STATES } from '#domain/payment/pro-order.ts';
import { call } from './call.ts';
import { IsoInstant, Timestamp, Uuid, wholeBetween } from './primitives.ts';

/** Whole tetri: 975 is ₾9.75. */
const Tetri = wholeBetween(0, 100_000_000);

/** The next charge: when, how much in tetri, and from which card. `declined`: the bank has refused it, and it is tried again. */
const NextCharge = v.object({
  at: IsoInstant,
  amountTetri: Tetri,
  currency: v.string(),
  card: v.nullable(v.string()),
  declined: v.boolean(),
});

export const PaymentInfo = v.object({
  isPremium: v.boolean(),
  trialStartedAt: v.nullable(Timestamp),
  premiumUntil: v.nullable(IsoInstant),
  autoRenew: v.boolean(),
  /** Null when no further month is charged. */
  nextCharge: v.optional(v.nullable(NextCharge), null),
  /** A renewal that was cancelled can be taken up again. */
  canResume: v.optional(v.boolean(), false),
});
export type PaymentInfo = v.InferOutput<typeof PaymentInfo>;

export const getPaymentInfo = call({
  method: 'GET',
  path: '/user/payment-info',
  summary: 'Premium and trial, computed now; never cached by the network.',
  data: PaymentInfo,
});

/** An address of the web; a path of this server where the sandbox is the bank, or the way back when the order is paid already. */
const RedirectUrl = v.pipe(v.string(), v.regex(/^(?:https?:\/|\/bank|\/dashboard\?)\S+$/, 'Only a web address'));

export const postPaymentCreate = call({
  method: 'POST',
  path: '/payment/create',
  summary:
    "Makes an order of PRO and answers where the bank's page is. An order that still waits for its payment is answered again.",
  body: v.object({ plan: v.optional(v.literal('month')) }),
  data: v.object({ redirectUrl: RedirectUrl, orderId: Uuid }),
});

/** An order as its person sees it. `from` and `until`: the month that it has paid for. */
export const Order = v.object({
  orderId: Uuid,
  kind: v.picklist(['purchase', 'renewal']),
  state: v.picklist(ORDER_STATES),
  amountTetri: Tetri,
  currency: v.string(),
  createdAt: IsoInstant,
  paidAt: v.nullable(IsoInstant),
  from: v.nullable(IsoInstant),
  until: v.nullable(IsoInstant),
  refundedAt: v.nullable(IsoInstant),
  /** The last digits of the card, as the bank shows them. */
  card: v.nullable(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

export const getOrder = call({
  method: 'GET',
  path: '/payment/orders/{orderId}',
  summary: "An order of the bearer's. The bank is asked when it has not said yet how the order ended.",
  params: v.object({ orderId: Uuid }),
  data: Order,
});

export const getReceipts = call({
  method: 'GET',
  path: '/payment/receipts',
  summary: "The bearer's orders that were paid, refunded ones too, the newest first.",
  data: v.array(Order),
});

export const postCancelRenewal = call({
  method: 'POST',
  path: '/payment/renewal/cancel',
  summary: 'No further month is charged; what is paid for stays. Once is as good as twice.',
  data: PaymentInfo,
});

export const postResumeRenewal = call({
  method: 'POST',
  path: '/payment/renewal/resume',
  summary: 'Months are charged again, while PRO lasts and a card is saved; 404 otherwise.',
  data: PaymentInfo,
});
