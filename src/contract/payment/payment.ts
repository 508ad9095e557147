import * as v from 'valibot';
import { ORDER_STATES } from '#domain/payment/pro-order.ts';
import { call } from '../call.ts';
import { PaymentInfo, Tetri } from './payment-info.ts';
import { IsoInstant, Uuid } from '../primitives.ts';

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
