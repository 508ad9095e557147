import type { Order } from '#contract/payment/payment.ts';
import { ownId } from '#server/admission/request-user.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { askIfOpen } from '#server/payments/banks/ask-bank.ts';
import { BankFailed, type PaymentWorld } from '#server/payments/banks/bank.ts';
import { cancelRenewal, resumeRenewal } from '#server/payments/membership.ts';
import { openOrder } from '#server/payments/open-order.ts';
import { findOrder, receiptsOf } from '#server/payments/order-store.ts';
import { paymentInfoOf } from '#server/payments/payment-info.ts';
import { errorFields, logEvent } from '#server/platform/log.ts';
import type { OrderRow } from '#server/store/tables/payment-tables.ts';

/** Buying PRO, its orders and receipts, and the months to come. */
export const paymentHandlers: Pick<
  Handlers,
  'getPaymentInfo' | 'postPaymentCreate' | 'getOrder' | 'getReceipts' | 'postCancelRenewal' | 'postResumeRenewal'
> = {
  getPaymentInfo: async (_, request) => ({ data: await paymentInfoOf(request.services, ownId(request)) }),

  async postPaymentCreate(_, request) {
    const world = worldOf(request);
    const {
      limiter,
      config: { limits },
    } = request.services;
    const userId = ownId(request);
    await limiter.take(`order ${userId}`, limits.orders);
    await limiter.takeOfDay(`order ${userId}`, limits.orders * 5);
    try {
      return { data: await openOrder(world, userId) };
    } catch (error) {
      if (!(error instanceof BankFailed)) throw error;
      logEvent('warn', 'no order at the bank', { bank: world.bank.name, ...errorFields(error) });
      throw new ApiError('provider-unavailable', 'The bank made no order');
    }
  },

  async getOrder({ params: { orderId } }, request) {
    const {
      services: {
        bank,
        database,
        limiter,
        config: { limits },
      },
    } = request;
    const userId = ownId(request);
    await limiter.take(`ask order ${userId}`, limits.orders * 5);
    const order = await findOrder(database.orm, userId, orderId);
    if (!order) throw new ApiError('not-found', 'No such order');
    return { data: orderOf(bank ? await askIfOpen(worldOf(request), order) : order) };
  },

  getReceipts: async (_, request) => ({
    data: (await receiptsOf(request.services.database.orm, ownId(request))).map(orderOf),
  }),

  async postCancelRenewal(_, request) {
    await cancelRenewal(request.services, ownId(request));
    return { data: await paymentInfoOf(request.services, ownId(request)) };
  },

  async postResumeRenewal(_, request) {
    if (!(await resumeRenewal(request.services, ownId(request))))
      throw new ApiError('not-found', 'Nothing to take up again');
    return { data: await paymentInfoOf(request.services, ownId(request)) };
  },
};

function worldOf({ services: { database, bank, clock, newId } }: ApiRequest): PaymentWorld {
  if (!bank) throw new ApiError('not-found', 'Nothing can be paid here');
  return { database, bank, clock, newId };
}

const orderOf = ({
  orderId,
  kind,
  state,
  amountTetri,
  currency,
  createdMs,
  paidMs,
  fromMs,
  untilMs,
  refundedMs,
  cardMask,
}: OrderRow): Order => ({
  orderId,
  kind,
  state,
  amountTetri,
  currency,
  createdAt: new Date(createdMs).toISOString(),
  paidAt: instant(paidMs),
  from: instant(fromMs),
  until: instant(untilMs),
  refundedAt: instant(refundedMs),
  card: cardMask,
});

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
