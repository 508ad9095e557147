import type { OrderRow } from '../store/payment-tables.ts';
import type { PaymentWorld } from './payment-world.ts';
import { settleOrder } from './settle-order.ts';

/** Closes an order for which no money has come: the bank has refused it, or it is not waited for any longer. Should its money come all the same, it counts. */
export function closeUnpaid(world: PaymentWorld, order: OrderRow, as: 'declined' | 'expired'): Promise<OrderRow> {
  const { amountTetri, currency } = order;
  return settleOrder(world, order, {
    word: { orderId: null, status: as, amountTetri, currency },
    card: { handle: null, mask: null },
  });
}
