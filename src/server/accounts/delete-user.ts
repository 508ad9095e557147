import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { OPEN_STATES } from '#domain/payment/pro-order.ts';
import { TABLES } from '../diary/entities/registry.ts';
import type { Orm } from '../store/database.ts';
import {
  accountChanges,
  signUpKeys,
  linkTokens,
  pairings,
  passwords,
  phones,
  sessions,
} from '../store/tables/account-tables.ts';
import { reminders, users } from '../store/tables/diary-tables.ts';
import {
  passkeyChallenges,
  passkeyHandles,
  passkeys,
  secondFactors,
  signInTickets,
} from '../store/tables/passkey-tables.ts';
import { forgetTokens } from './sessions/sessions.ts';
import { memberships, orders } from '../store/tables/payment-tables.ts';

/** Beside the tables of the diary. */
const OF_A_USER = [
  linkTokens,
  pairings,
  accountChanges,
  signUpKeys,
  phones,
  passwords,
  reminders,
  memberships,
  passkeys,
  passkeyHandles,
  passkeyChallenges,
  secondFactors,
  signInTickets,
] as const;

/**
 * Deletes a user and everything of that user, in one transaction. Orders stay for the books, without a name or a card: the id that they
 * carry is nobody's any more.
 */
export async function deleteEverything(orm: Orm, userId: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    await deleteRowsOf(transaction, userId, { keepSessions: false });
    // What was merged into the account told where the diary went.
    await forgetTokens(
      transaction,
      await transaction
        .delete(sessions)
        .where(eq(sessions.mergedInto, userId))
        .returning({ tokenHash: sessions.tokenHash }),
    );
  });
}

/** Deletes a user's rows, inside a transaction. */
export async function deleteRowsOf(
  orm: Orm,
  userId: string,
  { keepSessions }: { keepSessions: boolean },
): Promise<void> {
  // First the row that every write locks: a write under way ends before it, a later one finds no user.
  await orm.delete(users).where(eq(users.userId, userId));
  await orm.update(orders).set({ cardMask: null }).where(eq(orders.userId, userId));
  // A charge under way was followed up by the membership, which goes: now the bank is asked about it like about any other order.
  const underWay = and(eq(orders.userId, userId), inArray(orders.state, OPEN_STATES), isNull(orders.checkMs));
  await orm.update(orders).set({ checkMs: 0 }).where(underWay);
  for (const { table } of TABLES) await orm.execute(sql`delete from ${table} where user_id = ${userId}`);
  for (const table of OF_A_USER) await orm.delete(table).where(eq(table.userId, userId));
  if (keepSessions) return;
  const gone = await orm
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetTokens(orm, gone);
}
