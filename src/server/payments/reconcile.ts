import { and, asc, eq, lte } from 'drizzle-orm';
import { isOpen } from '../../domain/payment/pro-order.ts';
import { askOpenAt, askPaidAt } from '../../domain/payment/renewal.ts';
import { logEvent } from '../log.ts';
import { orders, type OrderRow } from '../store/payment-tables.ts';
import { askBank } from './ask-bank.ts';
import { BankFailed } from './bank.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { isOrder } from './order-store.ts';
import type { PaymentWorld } from './payment-world.ts';

const BATCH = 50;

/** Asks the bank about orders that it has not spoken of, and about paid ones that may have been refunded. Of all servers one asks. */
export async function askAboutDue(world: PaymentWorld, signal: AbortSignal): Promise<void> {
  const { orm } = world.database;
  const due = await orm.select().from(orders).where(lte(orders.checkMs, world.clock())).orderBy(asc(orders.checkMs)).limit(BATCH);
  for (const row of due) {
    if (signal.aborted) return;
    const order = await claim(world, row);
    if (order) await askAbout(world, order);
  }
}

/** Moves an order on to its next question; null when another server has done so. */
async function claim({ database, clock }: PaymentWorld, row: OrderRow): Promise<OrderRow | null> {
  if (row.checkMs === null) return null;
  const checks = row.checks + 1;
  const checkMs = (isOpen(row) ? askOpenAt : askPaidAt)(checks, clock());
  const [claimed] = await database.orm
    .update(orders)
    .set({ checks, checkMs })
    .where(and(isOrder(row), eq(orders.checkMs, row.checkMs)))
    .returning();
  return claimed ?? null;
}

async function askAbout(world: PaymentWorld, order: OrderRow): Promise<void> {
  // Without a name at the bank its page was never shown to anybody.
  if (order.bankId === null) return void (await closeUnpaid(world, order, 'expired'));
  try {
    const asked = await askBank(world, order);
    if (isOpen(asked) && order.checkMs === null) await closeUnpaid(world, asked, 'expired');
  } catch (error) {
    if (!(error instanceof BankFailed)) throw error;
    logEvent('warn', 'the bank does not answer', { bank: world.bank.name, reason: error.message });
  }
}
