import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isOpen, OPEN_STATES } from '#domain/payment/pro-order.ts';
import { logEvent } from '#server/platform/log.ts';
import { eachBucket, isInBucket } from '#server/store/buckets.ts';
import type { Orm } from '#server/store/database.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { memberships, orders, type MembershipRow, type OrderRow } from '#server/store/tables/payment-tables.ts';
import { askIfOpen } from '../banks/ask-bank.ts';
import { BankFailed, type PaymentWorld } from '../banks/bank.ts';
import { cancelRenewal } from '../membership.ts';
import { newOrder } from '../open-order.ts';
import { keepOrder, noteBankId } from '../order-store.ts';
import { closeUnpaid } from '../settle-order.ts';

const BATCH = 50;
/** A charge whose server died, or whose bank gave no answer, is taken up again after this long. */
const LEASE_MS = 30 * 60_000;

/** A charge that the bank has on its way for so long is given up; should its money come, it counts. */
const STUCK_MS = 3 * 24 * 3_600_000;

/** Charges the months that are due. Any number of servers may run it at the same time: each month is charged by one of them. */
export const chargeDue = (world: PaymentWorld, signal: AbortSignal): Promise<void> =>
  eachBucket((bucket) => chargeDueIn(world, bucket, signal));

async function chargeDueIn(world: PaymentWorld, bucket: string, signal: AbortSignal): Promise<void> {
  const { orm } = world.database;
  const due = await orm
    .select()
    .from(memberships)
    .where(and(isInBucket(memberships.userId, bucket), lte(memberships.nextMs, world.clock())))
    .orderBy(asc(memberships.nextMs))
    .limit(BATCH);
  for (const membership of due) {
    if (signal.aborted) return;
    await charge(world, membership);
  }
}

async function charge(world: PaymentWorld, membership: MembershipRow): Promise<void> {
  const { bank, database } = world;
  const { card, userId } = membership;
  if (card === null || membership.provider !== bank.name) {
    logEvent('warn', 'a saved card of another bank', { provider: membership.provider });
    return cancelRenewal(world, userId);
  }
  const claimed = await claim(world, membership);
  if (!claimed) return;
  let { order } = claimed;
  try {
    if (order.bankId === null) {
      // Whether a charge without an answer has happened only some banks can tell by its order; the others are not asked twice.
      if (claimed.again && !bank.chargesOnce) return void (await closeUnpaid(world, order, 'expired'));
      const { bankId } = await bank.charge(order, card);
      order = await noteBankId(database.orm, order, bankId, null);
    }
  } catch (error) {
    if (!(error instanceof BankFailed)) throw error;
    logEvent('warn', 'a month was not charged', { bank: bank.name, reason: error.message });
    if (error.is === 'refused') await closeUnpaid(world, order, 'declined');
    return;
  }
  const asked = await askIfOpen(world, order);
  if (isOpen(asked) && world.clock() - asked.createdMs > STUCK_MS) await closeUnpaid(world, asked, 'expired');
}

/**
 * Takes a due month for this server, with the order that charges it: the one of an attempt that has not ended, or a new one. Null when
 * another server has taken it, or its person has cancelled.
 */
function claim(world: PaymentWorld, due: MembershipRow): Promise<{ order: OrderRow; again: boolean } | null> {
  const { database, clock, newId } = world;
  return database.orm.transaction(async (orm) => {
    await orm.select({ rev: users.rev }).from(users).where(eq(users.userId, due.userId)).for('update');
    const taken = await orm
      .update(memberships)
      .set({ nextMs: clock() + LEASE_MS })
      .where(and(eq(memberships.userId, due.userId), eq(memberships.nextMs, due.nextMs ?? 0)))
      .returning({ userId: memberships.userId });
    if (taken.length === 0) return null;
    const unfinished = await openRenewal(orm, due.userId);
    if (unfinished) return { order: unfinished, again: true };
    // Charges have a clock of their own: only what the bank knows is asked about.
    return {
      order: await keepOrder(orm, { ...newOrder(world, due.userId, newId(), 'renewal'), checkMs: null }),
      again: false,
    };
  });
}

async function openRenewal(orm: Orm, userId: string): Promise<OrderRow | undefined> {
  const open = and(eq(orders.userId, userId), eq(orders.kind, 'renewal'), inArray(orders.state, OPEN_STATES));
  const [order] = await orm.select().from(orders).where(open).limit(1);
  return order;
}
