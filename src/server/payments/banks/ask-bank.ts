import { isOpen } from '#domain/payment/pro-order.ts';
import type { OrderRow } from '#server/store/tables/payment-tables.ts';
import { noteBankId, orderNamed, orderOfBank } from '../order-store.ts';
import { settleOrder } from '../settle-order.ts';
import { BankFailed, type PaymentWorld } from './bank.ts';

/** Asks the bank about an order and settles it by the answer. An order of another bank stays as it is. Throws BankFailed. */
export async function askBank(world: PaymentWorld, order: OrderRow): Promise<OrderRow> {
  if (order.bankId === null || order.provider !== world.bank.name) return order;
  return settleOrder(world, order, await world.bank.ask(order.bankId));
}

/**
 * Asks the bank about a payment that it has called about, and settles the order that it is for; also one whose name at the bank never
 * reached us. Returns whether there is such an order. Throws BankFailed.
 */
export async function askByBankId(world: PaymentWorld, bankId: string): Promise<boolean> {
  const {
    database: { orm },
    bank,
  } = world;
  const known = await orderOfBank(orm, bank.name, bankId);
  if (known) return Boolean(await askBank(world, known));
  const answer = await bank.ask(bankId);
  const order = answer.word.orderId === null ? null : await orderNamed(orm, answer.word.orderId);
  if (!order || order.provider !== bank.name || order.bankId !== null) return false;
  await settleOrder(world, await noteBankId(orm, order, bankId, null), answer);
  return true;
}

/** Asks about an order that is still open; a bank that does not answer leaves it so. */
export async function askIfOpen(world: PaymentWorld, order: OrderRow): Promise<OrderRow> {
  if (!isOpen(order)) return order;
  return askBank(world, order).catch((error: unknown) => {
    if (error instanceof BankFailed) return order;
    throw error;
  });
}
