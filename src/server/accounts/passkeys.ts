import { and, count, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { Passkey } from '#contract/account/passkeys.ts';
import { modeAt, MOST_PASSKEYS } from '#domain/account/second-factor.ts';
import { ApiError, invalidInput } from '../errors/api-error.ts';
import { newToken } from '../platform/secrets.ts';
import type { Orm } from '../store/database.ts';
import { users } from '../store/tables/diary-tables.ts';
import { passkeyHandles, passkeyOwners, passkeys, secondFactors } from '../store/tables/passkey-tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a user, the newest first. */
export const passkeysOf = (orm: Orm, userId: string): Promise<PasskeyRow[]> =>
  orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdMs), desc(passkeys.id));

export async function hasPasskey(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return rows.length > 0;
}

/** What the user's authenticators know them by. Made at the first asking. */
export async function handleOf(orm: Orm, userId: string): Promise<string> {
  await orm.insert(passkeyHandles).values({ userId, handle: newToken() }).onConflictDoNothing();
  const [row] = await orm.select().from(passkeyHandles).where(eq(passkeyHandles.userId, userId));
  if (!row) throw new Error('The handle was not kept');
  return row.handle;
}

/** Keeps a new passkey. Throws 400 when the user has enough of them, or when it is kept already. */
export async function keepPasskey(orm: Orm, row: PasskeyRow): Promise<void> {
  await orm.transaction(async (transaction) => {
    await lockUser(transaction, row.userId);
    const [kept] = await transaction.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, row.userId));
    if ((kept?.count ?? 0) >= MOST_PASSKEYS) throw tooManyPasskeys();
    const { credentialId, userId } = row;
    const owned = await transaction
      .insert(passkeyOwners)
      .values({ credentialId, userId })
      .onConflictDoNothing()
      .returning();
    if (owned.length === 0) throw invalidInput([{ path: 'response.id', message: 'This passkey is kept already' }]);
    await transaction.insert(passkeys).values(row);
  });
}

export const tooManyPasskeys = (): ApiError =>
  invalidInput([{ path: '', message: `A person has ${MOST_PASSKEYS} passkeys at most` }]);

/** Renames a user's own passkey; null: there is none of that id. */
export async function renamePasskey(orm: Orm, userId: string, id: string, name: string): Promise<PasskeyRow | null> {
  const [row] = await orm
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
}

/** Forgets a user's own passkey; returns whether there was one. Throws 409 when it is the last one of who signs in with one only. */
export async function removePasskey(orm: Orm, userId: string, id: string, nowMs: number): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const own = await transaction.select().from(passkeys).where(eq(passkeys.userId, userId));
    if (!own.some((passkey) => passkey.id === id)) return false;
    const [factor] = await transaction.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    if (own.length === 1 && modeAt(factor, nowMs) === 'passkey')
      throw new ApiError('last-passkey', 'The second factor needs this passkey');
    await dropPasskeys(transaction, and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
    return true;
  });
}

/** Notes a use. False when another request has used the passkey at the same count. */
export async function noteUse(
  orm: Orm,
  { userId, id, counter }: Pick<PasskeyRow, 'userId' | 'id' | 'counter'>,
  newCounter: number,
  nowMs: number,
): Promise<boolean> {
  const used = await orm
    .update(passkeys)
    .set({ counter: newCounter, usedMs: nowMs })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Takes away what was added since a time: whoever took the account over leaves no way back behind. */
export async function forgetPasskeysSince(orm: Orm, userId: string, sinceMs: number): Promise<void> {
  await orm.delete(secondFactors).where(and(eq(secondFactors.userId, userId), gte(secondFactors.setMs, sinceMs)));
  await dropPasskeys(orm, and(eq(passkeys.userId, userId), gte(passkeys.createdMs, sinceMs)));
}

/** Whose a passkey is, by what its authenticator calls it; null: nobody's. */
export async function ownerOfPasskey(orm: Orm, credentialId: string): Promise<string | null> {
  const [row] = await orm.select().from(passkeyOwners).where(eq(passkeyOwners.credentialId, credentialId));
  return row?.userId ?? null;
}

/** Forgets passkeys of a user, with whose they were. */
export async function dropPasskeys(orm: Orm, which: SQL | undefined): Promise<void> {
  const gone = await orm.delete(passkeys).where(which).returning({ credentialId: passkeys.credentialId });
  for (const { credentialId } of gone)
    await orm.delete(passkeyOwners).where(eq(passkeyOwners.credentialId, credentialId));
}

/** A passkey as the wire has it. */
export const passkeyOf = ({ id, name, createdMs, usedMs }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: new Date(createdMs).toISOString(),
  lastUsedAt: usedMs === null ? null : new Date(usedMs).toISOString(),
});

/** What a user has of passkeys and second factor changes one request at a time. */
async function lockUser(orm: Orm, userId: string): Promise<void> {
  await orm.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
}
