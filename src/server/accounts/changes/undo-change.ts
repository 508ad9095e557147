import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Orm } from '#server/store/database.ts';
import { accountChanges, passwords, sessions } from '#server/store/tables/account-tables.ts';
import { reminders, users } from '#server/store/tables/diary-tables.ts';
import { noteEmails } from '../email-owners.ts';
import { forgetPasskeysSince } from '../passkeys.ts';
import { forgetTokens } from '../sessions/sessions.ts';
import { voidLinks } from '../sessions/void-links.ts';
import { letGo } from './pending-phone.ts';
import { standingSince, type ChangeRow } from './account-changes.ts';
import { TOUCH_PROFILE } from '#server/store/touch-profile.ts';

/**
 * Takes a change back, with all that were made after it: what stood before the first of each kind stands again. Every session ends but
 * `keptSessionId`, and whatever could become one is void: everybody signs in anew with what stood before. Returns false when it was taken
 * back already.
 */
export async function undoChange(
  orm: Orm,
  change: ChangeRow,
  keptSessionId: string | null,
  nowMs: number,
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const { userId } = change;
    const [user] = await transaction
      .select({ email: users.email, pendingPhone: users.pendingPhone })
      .from(users)
      .where(eq(users.userId, userId))
      .for('update');
    const standing = await standingSince(transaction, userId, change.atMs);
    if (!standing.some(({ id }) => id === change.id)) return false;
    const first = (kind: ChangeRow['kind']) => standing.find((one) => one.kind === kind);
    await restorePassword(transaction, first('password'));
    const email = first('email');
    if (email) await noteEmails(transaction, userId, [user?.email ?? null, email.formerEmail], nowMs);
    if (first('phone')) await letGo(transaction, userId, user?.pendingPhone ?? null);
    await transaction
      .update(users)
      .set({
        ...(email && { email: email.formerEmail, emailMs: email.formerEmail === null ? null : nowMs }),
        ...(first('phone') && { pendingPhone: null, pendingPhoneMs: null }),
        updatedMs: nowMs,
        ...TOUCH_PROFILE,
      })
      .where(eq(users.userId, userId));
    const ids = standing.map(({ id }) => id);
    await transaction
      .update(accountChanges)
      .set({ undoneMs: nowMs })
      .where(and(eq(accountChanges.userId, userId), inArray(accountChanges.id, ids)));
    await endAllBut(transaction, userId, keptSessionId);
    await voidLinks(transaction, userId);
    await forgetPasskeysSince(transaction, userId, change.atMs);
    return true;
  });
}

async function restorePassword(orm: Orm, change: ChangeRow | undefined): Promise<void> {
  if (!change) return;
  const { userId, formerPassword } = change;
  if (formerPassword === null) await orm.delete(passwords).where(eq(passwords.userId, userId));
  else
    await orm
      .insert(passwords)
      .values({ userId, hash: formerPassword })
      .onConflictDoUpdate({ target: passwords.userId, set: { hash: formerPassword } });
}

async function endAllBut(orm: Orm, userId: string, keptId: string | null): Promise<void> {
  const all = eq(sessions.userId, userId);
  const ended = await orm
    .delete(sessions)
    .where(keptId === null ? all : and(all, ne(sessions.id, keptId)))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetTokens(orm, ended);
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0)
    await orm.delete(reminders).where(and(eq(reminders.userId, userId), inArray(reminders.tokenHash, hashes)));
}
