import { eq } from 'drizzle-orm';
import { chargeAt } from '#domain/payment/renewal.ts';
import type { Orm } from '../store/database.ts';
import { bankPayments, memberships, orders } from '../store/tables/payment-tables.ts';
import { keepMembership, namesOf } from './order-store.ts';

interface Payer {
  userId: string;
  premiumUntilMs: number | null;
}

/**
 * Gives an account what an anonymous user has paid for, in the transaction that holds both users' rows: its orders, the rest of its
 * paid time on top of the account's own, and its card where the account has none. Only one of two renewals goes on.
 */
export async function mergePayments(
  orm: Orm,
  anonymous: Payer,
  account: Payer,
  nowMs: number,
): Promise<{ premiumUntilMs: number | null; autoRenew: boolean }> {
  const moved = await orm.delete(orders).where(eq(orders.userId, anonymous.userId)).returning();
  for (const order of moved) {
    await orm.insert(orders).values({ ...order, userId: account.userId });
    for (const name of namesOf(order))
      await orm.update(bankPayments).set({ userId: account.userId }).where(eq(bankPayments.bankId, name));
  }
  const membershipOf = async ({ userId }: Payer) =>
    (await orm.select().from(memberships).where(eq(memberships.userId, userId)))[0];
  const [theirs, own] = [await membershipOf(anonymous), await membershipOf(account)];
  await orm.delete(memberships).where(eq(memberships.userId, anonymous.userId));
  const broughtMs = Math.max(0, (anonymous.premiumUntilMs ?? 0) - nowMs);
  const premiumUntilMs =
    broughtMs === 0 ? account.premiumUntilMs : Math.max(nowMs, account.premiumUntilMs ?? 0) + broughtMs;
  const kept = own && (own.nextMs !== null || theirs?.nextMs == null) ? own : (theirs ?? own);
  if (!kept) return { premiumUntilMs, autoRenew: false };
  const goesOn = kept.nextMs !== null && premiumUntilMs !== null;
  // A charge that the bank has declined is tried again at its own time.
  const nextMs = goesOn && kept.declined === 0 ? chargeAt(premiumUntilMs, nowMs) : kept.nextMs;
  const merged = { ...kept, userId: account.userId, nextMs };
  await keepMembership(orm, merged);
  return { premiumUntilMs, autoRenew: nextMs !== null };
}
