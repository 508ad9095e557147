import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { isOpen } from '#domain/payment/pro-order.ts';
import { askOpenAt } from '#domain/payment/renewal.ts';
import { PRO_PRICE } from '#domain/payment/pro-price.ts';
import { unauthenticated } from '../errors/api-error.ts';
import { users } from '../store/tables/diary-tables.ts';
import type { orders, OrderRow } from '../store/tables/payment-tables.ts';
import { askIfOpen } from './banks/ask-bank.ts';
import { RETURN_PATHS } from './banks/bank-settings.ts';
import { BankFailed, type PaymentWorld } from './banks/bank.ts';
import { findOrder, keepOrder, noteBankId, openPurchase } from './order-store.ts';
import { closeUnpaid } from './settle-order.ts';

/** So long the way to the same order's page is answered again: whoever closed it and taps once more must not pay twice. */
const SAME_ORDER_MS = 10 * 60_000;
/** A page that is not there after so long was asked for by a server that has died: a bank is not waited for longer. */
const OPENED_WITHIN_MS = 60_000;
/** So long a request waits for the page that another one asks the bank for, and so often it looks. */
const PAGE_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** Where somebody pays for an order. */
interface OrderPage {
  orderId: string;
  redirectUrl: string;
}

/**
 * Orders a month of PRO and returns the bank's page. While an order of the user can still be paid there is no second one, however many
 * requests come at the same moment and to whichever server. Throws BankFailed.
 */
export async function openOrder(world: PaymentWorld, userId: string): Promise<OrderPage> {
  for (;;) {
    const { order, isNew } = await takeOrder(world, userId);
    if (isNew) return openAtBank(world, order);
    const { orderId, state, redirectUrl } =
      order.redirectUrl === null ? await pageMade(world, order) : await askIfOpen(world, order);
    if (state === 'paid') return { orderId, redirectUrl: RETURN_PATHS.success };
    if (isOpen({ state }) && redirectUrl !== null) return { orderId, redirectUrl };
    // Declined meanwhile, or over: it can be found no more.
  }
}

/** The order of a user that can still be paid, or else a new one: one of all requests gets the new one, under the lock of the user's row. */
function takeOrder(
  { database, bank, clock, newId }: PaymentWorld,
  userId: string,
): Promise<{ order: OrderRow; isNew: boolean }> {
  return database.orm.transaction(async (orm) => {
    const [user] = await orm.select({ rev: users.rev }).from(users).where(eq(users.userId, userId)).for('update');
    if (!user) throw unauthenticated();
    const nowMs = clock();
    const open = await openPurchase(orm, userId, bank.name, {
      madeSinceMs: nowMs - SAME_ORDER_MS,
      openedSinceMs: nowMs - OPENED_WITHIN_MS,
    });
    if (open) return { order: open, isNew: false };
    return { order: await keepOrder(orm, newOrder({ bank, clock }, userId, newId(), 'purchase')), isNew: true };
  });
}

async function openAtBank(world: PaymentWorld, order: OrderRow): Promise<OrderPage> {
  const { orderId, amountTetri, currency } = order;
  try {
    const { bankId, redirectUrl } = await world.bank.open({ orderId, amountTetri, currency });
    await noteBankId(world.database.orm, order, bankId, redirectUrl);
    return { orderId, redirectUrl };
  } catch (error) {
    // Nobody has seen its page: who waits for it hears so, and the next tap makes another order.
    if (error instanceof BankFailed) await closeUnpaid(world, order, 'expired');
    throw error;
  }
}

/** Waits for the page that another request asks the bank for. */
async function pageMade({ database }: PaymentWorld, { userId, orderId }: OrderRow): Promise<OrderRow> {
  for (let waitedMs = 0; waitedMs < PAGE_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    const order = await findOrder(database.orm, userId, orderId);
    if (order && order.redirectUrl !== null) return order;
    if (!order || !isOpen(order)) break;
    await pause(LOOK_EVERY_MS);
  }
  throw new BankFailed('unknown', 'no page for another request either');
}

/** An order as it begins. */
export const newOrder = (
  { bank, clock }: Pick<PaymentWorld, 'bank' | 'clock'>,
  userId: string,
  orderId: string,
  kind: OrderRow['kind'],
): typeof orders.$inferInsert => ({
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
