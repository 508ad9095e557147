import { askOpenAt } from '../../domain/payment/renewal.ts';
import { isOpen } from '../../domain/payment/pro-order.ts';
import { PRO_PRICE } from '../../domain/pro-price.ts';
import type { orders, OrderRow } from '../store/payment-tables.ts';
import { askIfOpen } from './ask-bank.ts';
import { keepOrder, noteBankId, orderAtBank } from './order-store.ts';
import { RETURN_PATHS } from './payment-paths.ts';
import type { PaymentWorld } from './payment-world.ts';

/** So long the way to the same order's page is answered again: whoever closed it and taps once more must not pay twice. */
const SAME_ORDER_MS = 10 * 60_000;

/** Orders a month of PRO and answers the bank's page. Throws BankFailed. */
export async function openOrder(world: PaymentWorld, userId: string): Promise<{ orderId: string; redirectUrl: string }> {
  const { database, bank, clock, newId } = world;
  const waiting = await orderAtBank(database.orm, userId, bank.name, clock() - SAME_ORDER_MS);
  if (waiting?.redirectUrl) {
    const { orderId } = waiting;
    const asked = await askIfOpen(world, waiting);
    if (asked.state === 'paid') return { orderId, redirectUrl: RETURN_PATHS.success };
    if (isOpen(asked)) return { orderId, redirectUrl: waiting.redirectUrl };
  }
  const order = newOrder(world, userId, newId(), 'purchase');
  const row = await database.orm.transaction((orm) => keepOrder(orm, order));
  const { orderId, amountTetri, currency } = row;
  const { bankId, redirectUrl } = await bank.open({ orderId, amountTetri, currency });
  await noteBankId(database.orm, row, bankId, redirectUrl);
  return { orderId, redirectUrl };
}

/** An order as it begins. */
export const newOrder = ({ bank, clock }: PaymentWorld, userId: string, orderId: string, kind: OrderRow['kind']): typeof orders.$inferInsert => ({
  userId,
  orderId,
  kind,
  state: 'created',
  provider: bank.name,
  amountTetri: PRO_PRICE.monthTetri,
  currency: PRO_PRICE.currency,
  createdMs: clock(),
  checkMs: askOpenAt(0, clock()),
});
