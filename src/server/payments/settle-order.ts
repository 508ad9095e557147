import { eq } from 'drizzle-orm';
import { settle, type OrderState, type PaidTime } from '#domain/payment/pro-order.ts';
import { askPaidAt, chargeAt, retryAt } from '#domain/payment/renewal.ts';
import { logEvent } from '../platform/log.ts';
import type { Orm } from '../store/database.ts';
import { users } from '../store/tables/diary-tables.ts';
import { memberships, orders, type MembershipRow, type OrderRow } from '../store/tables/payment-tables.ts';
import type { BankAnswer, PaymentWorld } from './banks/bank.ts';
import { isOrder, keepMembership, sayKept, writeOrder } from './order-store.ts';
import { TOUCH_PROFILE } from '../store/touch-profile.ts';

/** Closes an order for which no money has come: the bank has refused it, or it is not waited for any longer. Should its money come all the same, it counts. */
export function closeUnpaid(world: PaymentWorld, order: OrderRow, as: 'declined' | 'expired'): Promise<OrderRow> {
  const { amountTetri, currency } = order;
  return settleOrder(world, order, {
    word: { orderId: null, status: as, amountTetri, currency },
    card: { handle: null, mask: null },
  });
}

/**
 * Does to an order what the bank's word says, and to what its user has paid for: both in one transaction, under the lock of the user's
 * row, so that a month is added exactly once however often and wherever the word arrives. Returns the order as it is then.
 */
export async function settleOrder(
  { database, bank, clock }: PaymentWorld,
  found: OrderRow,
  answer: BankAnswer,
): Promise<OrderRow> {
  let replaced: string | null = null;
  const order = await database.orm.transaction(async (orm) => {
    replaced = null;
    const nowMs = clock();
    const [user] = await orm
      .select({ premiumUntilMs: users.premiumUntilMs })
      .from(users)
      .where(eq(users.userId, found.userId))
      .for('update');
    const [order] = await orm.select().from(orders).where(isOrder(found)).for('update');
    if (!order) return found;
    const [membership] = await orm.select().from(memberships).where(eq(memberships.userId, order.userId));
    const before = { premiumUntilMs: user?.premiumUntilMs ?? null, anchorDay: membership?.anchorDay ?? null };
    const step = settle(order, before, answer.word, nowMs);
    if (step.is === 'unchanged') return order;
    if (step.is === 'mismatch') {
      logEvent('warn', 'the bank speaks of another payment', { provider: order.provider, status: answer.word.status });
      return order;
    }
    const settled = {
      ...order,
      ...step.order,
      ...momentsOf(step.order.state, order, nowMs),
      cardMask: answer.card.mask ?? order.cardMask,
    };
    if (!user) {
      // The account went while its order was at the bank: it buys no month, and the next round gives the money back.
      const isPaid = settled.state === 'paid';
      const nobodys = { ...settled, cardMask: null, ...(isPaid && { fromMs: null, untilMs: null, checkMs: nowMs }) };
      await writeOrder(orm, nobodys);
      if (isPaid && order.provider === bank.name) replaced = answer.card.handle;
      logEvent('info', 'order of an account that is gone settled', {
        provider: order.provider,
        kind: order.kind,
        state: settled.state,
      });
      return nobodys;
    }
    await writeOrder(orm, settled);
    const next = membershipAfter(settled, membership, step.paid, answer.card, nowMs);
    if (membership && membership.provider === bank.name && membership.card !== next?.card) replaced = membership.card;
    if (next) await keepMembership(orm, next);
    await noteOnUser(orm, order.userId, step.paid.premiumUntilMs, next?.nextMs != null);
    logEvent('info', 'order settled', { provider: order.provider, kind: order.kind, state: settled.state });
    return settled;
  });
  // Only now: a settlement that is decided anew must not have lost the card.
  if (replaced !== null) void bank.forgetCard(replaced).catch(sayKept);
  return order;
}

const momentsOf = (state: OrderState, { paidMs, checks }: OrderRow, nowMs: number): Partial<OrderRow> => {
  if (state === 'paid') return { paidMs: nowMs, checks: 0, checkMs: askPaidAt(0, nowMs) };
  if (state === 'refunded') return { paidMs: paidMs ?? nowMs, refundedMs: nowMs, checkMs: null };
  // Declined or expired by the bank: there is nothing to come but a word that it sends by itself.
  return { checks, checkMs: null };
};

/** What follows for the months to come; undefined: nothing was ever paid. */
function membershipAfter(
  { userId, provider, kind, state }: OrderRow,
  membership: MembershipRow | undefined,
  { premiumUntilMs, anchorDay }: PaidTime,
  { handle, mask }: BankAnswer['card'],
  nowMs: number,
): MembershipRow | undefined {
  if (state === 'paid' && premiumUntilMs !== null && anchorDay !== null) {
    const card =
      handle === null
        ? { card: membership?.card ?? null, cardMask: membership?.cardMask ?? null }
        : { card: handle, cardMask: mask };
    // Buying by hand takes a cancelled renewal up again; a charge that was under way when it was cancelled does not.
    const goesOn = card.card !== null && (kind === 'purchase' || membership?.nextMs != null);
    return {
      userId,
      provider,
      anchorDay,
      ...card,
      nextMs: goesOn ? chargeAt(premiumUntilMs, nowMs) : null,
      declined: 0,
      remindedMs: null,
    };
  }
  if (!membership) return undefined;
  if (state === 'refunded') return { ...membership, nextMs: null };
  if (kind === 'purchase' || membership.nextMs === null) return membership;
  const declined = membership.declined + 1;
  return { ...membership, declined, nextMs: retryAt(declined, nowMs) };
}

/** Writes what is paid for into the user's row; its new revision tells the devices. */
export async function noteOnUser(
  orm: Orm,
  userId: string,
  premiumUntilMs: number | null,
  autoRenew: boolean,
): Promise<void> {
  await orm
    .update(users)
    .set({ premiumUntilMs, autoRenew, ...TOUCH_PROFILE })
    .where(eq(users.userId, userId));
}
