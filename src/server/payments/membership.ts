import { and, eq } from 'drizzle-orm';
import { chargeAt } from '#domain/payment/renewal.ts';
import type { Orm } from '../store/database.ts';
import { users } from '../store/tables/diary-tables.ts';
import { memberships, type BankName, type MembershipRow } from '../store/tables/payment-tables.ts';
import type { PaymentWorld } from './banks/bank.ts';
import { noteOnUser } from './settle-order.ts';

/** Charges no further month of a user; what is paid for stays. */
export function cancelRenewal({ database }: Pick<PaymentWorld, 'database'>, userId: string): Promise<void> {
  return database.orm.transaction(async (orm) => {
    const { premiumUntilMs, membership } = await lock(orm, userId);
    if (!membership || membership.nextMs === null) return;
    await orm.update(memberships).set({ nextMs: null, declined: 0 }).where(eq(memberships.userId, userId));
    await noteOnUser(orm, userId, premiumUntilMs, false);
  });
}

/** Charges months again, while what is paid for lasts and a card is saved. Returns whether it does. */
export function resumeRenewal(
  { database, clock }: Pick<PaymentWorld, 'database' | 'clock'>,
  userId: string,
): Promise<boolean> {
  return database.orm.transaction(async (orm) => {
    const { premiumUntilMs, membership } = await lock(orm, userId);
    if (membership?.nextMs != null) return true;
    if (!membership || membership.card === null || premiumUntilMs === null || premiumUntilMs <= clock()) return false;
    await orm
      .update(memberships)
      .set({ nextMs: chargeAt(premiumUntilMs, clock()), declined: 0 })
      .where(eq(memberships.userId, userId));
    await noteOnUser(orm, userId, premiumUntilMs, true);
    return true;
  });
}

/** By what a bank knows the card of a user; null when none is saved there. */
export async function savedCard(orm: Orm, bank: BankName, userId: string): Promise<string | null> {
  const [row] = await orm
    .select({ card: memberships.card })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.provider, bank)));
  return row?.card ?? null;
}

/** What a user has paid for, with the user's row locked: every settlement locks it first. */
async function lock(
  orm: Orm,
  userId: string,
): Promise<{ premiumUntilMs: number | null; membership: MembershipRow | undefined }> {
  const [user] = await orm
    .select({ premiumUntilMs: users.premiumUntilMs })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
  const [membership] = await orm.select().from(memberships).where(eq(memberships.userId, userId));
  return { premiumUntilMs: user?.premiumUntilMs ?? null, membership: user && membership };
}
