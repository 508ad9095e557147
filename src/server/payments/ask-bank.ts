import { isOpen } from '../../domain/payment/pro-order.ts';
import type { OrderRow } from '../store/payment-tables.ts';
import { BankFailed } from './bank.ts';
import type { PaymentWorld } from './payment-world.ts';
import { settleOrder } from './settle-order.ts';

/** Asks the bank about an order and settles it by the answer. An order of another bank stays as it is. Throws BankFailed. */
export async function askBank(world: PaymentWorld, order: OrderRow): Promise<OrderRow> {
  if (order.bankId === null || order.provider !== world.bank.name) return order;
  return settleOrder(world, order, await world.bank.ask(order.bankId));
}

/** Asks about an order that is still open; a bank that does not answer leaves it so. */
export async function askIfOpen(world: PaymentWorld, order: OrderRow): Promise<OrderRow> {
  if (!isOpen(order)) return order;
  return askBank(world, order).catch((error: unknown) => {
    if (error instanceof BankFailed) return order;
    throw error;
  });
}
