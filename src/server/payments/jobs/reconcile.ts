import { and, asc, eq, lte } from 'drizzle-orm';
import { isOpen, isOwedBack } from '#domain/payment/pro-order.ts';
import { askOpenAt, askPaidAt, giveBackAt } from '#domain/payment/renewal.ts';
import { logEvent } from '#server/platform/log.ts';
import { eachBucket, isInBucket } from '#server/store/buckets.ts';
import { orders, type OrderRow } from '#server/store/tables/payment-tables.ts';
import { askBank } from '../banks/ask-bank.ts';
import { BankFailed, type PaymentWorld } from '../banks/bank.ts';
import { isOrder } from '../order-store.ts';
import { closeUnpaid } from '../settle-order.ts';

const BATCH = 50;

/** Asks the bank about orders that it has not spoken of, and about paid ones that may have been refunded; gives back what nobody has got a month for. Of all servers one asks. */
export const askAboutDue = (world: PaymentWorld, signal: AbortSignal): Promise<void> =>
  eachBucket((bucket) => askAboutDueIn(world, bucket, signal));

async function askAboutDueIn(world: PaymentWorld, bucket: string, signal: AbortSignal): Promise<void> {
  const { orm } = world.database;
  const due = await orm
    .select()
    .from(orders)
    .where(and(isInBucket(orders.userId, bucket), lte(orders.checkMs, world.clock())))
    .orderBy(asc(orders.checkMs))
    .limit(BATCH);
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
  const again = isOwedBack(row) ? giveBackAt : isOpen(row) ? askOpenAt : askPaidAt;
  const checkMs = again(checks, clock());
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
    // Asked first: the money may be back already.
    if (isOwedBack(asked)) await giveBack(world, asked, order.bankId);
    if (isOpen(asked) && order.checkMs === null) await closeUnpaid(world, asked, 'expired');
  } catch (error) {
    if (!(error instanceof BankFailed)) throw error;
    logEvent('warn', isOwedBack(order) ? 'money was not given back yet' : 'the bank does not answer', {
      bank: world.bank.name,
      reason: error.message,
    });
  }
}

async function giveBack(world: PaymentWorld, order: OrderRow, bankId: string): Promise<void> {
  const { bank } = world;
  if (order.provider !== bank.name)
    return logEvent('warn', 'money to be given back at another bank', { provider: order.provider });
  await bank.refund(bankId, order.orderId);
  await askBank(world, order);
}
