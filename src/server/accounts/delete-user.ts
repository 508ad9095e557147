import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { OPEN_STATES } from '#domain/payment/pro-order.ts';
import { TABLES } from '../diary/entities/registry.ts';
import type { Orm } from '../store/database.ts';
import {
  accountChanges,
  signUpKeys,
  linkTokens,
  mergedUsers,
  pairings,
  passwords,
  phones,
  sessions,
  undoOwners,
} from '../store/tables/account-tables.ts';
import { reminders, uploadNames, uploads, users } from '../store/tables/diary-tables.ts';
import {
  passkeyChallenges,
  passkeyHandles,
  passkeys,
  secondFactors,
  signInTickets,
} from '../store/tables/passkey-tables.ts';
import { letGo } from './changes/pending-phone.ts';
import { forgetEmail } from './email-owners.ts';
import { dropPasskeys } from './passkeys.ts';
import { forgetTokens } from './sessions/sessions.ts';
import { memberships, orders } from '../store/tables/payment-tables.ts';

/** Beside the tables of the diary. */
const OF_A_USER = [
  linkTokens,
  pairings,
  accountChanges,
  signUpKeys,
  passwords,
  reminders,
  memberships,
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
    const merged = await transaction.delete(mergedUsers).where(eq(mergedUsers.userId, userId)).returning();
    for (const { mergedId } of merged)
      await forgetTokens(
        transaction,
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, mergedId), eq(sessions.mergedInto, userId)))
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
  const [user] = await orm
    .delete(users)
    .where(eq(users.userId, userId))
    .returning({ phone: users.phoneNumber, email: users.email, pendingPhone: users.pendingPhone });
  if (user?.email != null) await forgetEmail(orm, userId, user.email);
  await letGo(orm, userId, user?.pendingPhone ?? null);
  const phone = user?.phone ?? null;
  if (phone !== null) await orm.delete(phones).where(and(eq(phones.phone, phone), eq(phones.userId, userId)));
  await orm.update(orders).set({ cardMask: null }).where(eq(orders.userId, userId));
  // A charge under way was followed up by the membership, which goes: now the bank is asked about it like about any other order.
  const underWay = and(eq(orders.userId, userId), inArray(orders.state, OPEN_STATES), isNull(orders.checkMs));
  await orm.update(orders).set({ checkMs: 0 }).where(underWay);
  // After a merge they are the account's: only names that are still this user's go.
  for (const { name } of await orm.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, userId)))
    await orm.delete(uploadNames).where(and(eq(uploadNames.name, name), eq(uploadNames.userId, userId)));
  for (const { table } of TABLES) await orm.execute(sql`delete from ${table} where user_id = ${userId}`);
  const links = await orm
    .select({ tokenHash: accountChanges.undoTokenHash })
    .from(accountChanges)
    .where(eq(accountChanges.userId, userId));
  for (const { tokenHash } of links) await orm.delete(undoOwners).where(eq(undoOwners.tokenHash, tokenHash));
  await dropPasskeys(orm, eq(passkeys.userId, userId));
  for (const table of OF_A_USER) await orm.delete(table).where(eq(table.userId, userId));
  if (keepSessions) return;
  const gone = await orm
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetTokens(orm, gone);
}
