import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';
import type { Orm } from '../store/database.ts';
import type { KeyedHash } from '../store/server-secret.ts';
import { phones, trialStarts } from '../store/tables/account-tables.ts';
import { users } from '../store/tables/diary-tables.ts';
import { noteEmails } from './email-owners.ts';
import { createUser } from './new-user.ts';
import { TOUCH_PROFILE } from '../store/touch-profile.ts';

/** Who has a phone number, or null. */
export async function ownerOfPhone(orm: Orm, phone: string): Promise<string | null> {
  const [row] = await orm.select().from(phones).where(eq(phones.phone, phone));
  return row?.userId ?? null;
}

/**
 * Gives a user a proven number: the anonymous user becomes a registered one and keeps the diary. The trial begins now at the latest, and
 * that of the number counts when it began earlier. Runs inside a transaction; returns whether the number is new to the user. Throws 409
 * `phone-registered` when it has another account.
 */
export async function registerPhone(
  orm: Orm,
  hash: KeyedHash,
  userId: string,
  phone: string,
  nowMs: number,
): Promise<boolean> {
  const claimed = await orm.insert(phones).values({ phone, userId }).onConflictDoNothing().returning();
  if (claimed.length === 0 && (await ownerOfPhone(orm, phone)) !== userId) throw phoneRegistered();
  const [user] = await orm
    .select({ startedMs: users.trialStartedMs, former: users.phoneNumber, email: users.email })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
  if (!user) throw new ApiError('unauthenticated', 'Sign in first');
  // A number that was left behind is free again.
  const { former } = user;
  if (former !== null && former !== phone)
    await orm.delete(phones).where(and(eq(phones.phone, former), eq(phones.userId, userId)));
  // Given while nobody could sign in by it.
  await noteEmails(orm, userId, [user.email], nowMs);
  const trialStartedMs = await noteTrialStart(orm, hash, phone, user.startedMs ?? nowMs);
  await orm
    .update(users)
    .set({
      phoneNumber: phone,
      isAnonymous: false,
      trialStartedMs,
      updatedMs: nowMs,
      ...TOUCH_PROFILE,
    })
    .where(eq(users.userId, userId));
  return claimed.length > 0;
}

/** Makes a registered user without a plan. Runs inside a transaction. */
export async function createRegisteredUser(
  orm: Orm,
  hash: KeyedHash,
  userId: string,
  phone: string,
  nowMs: number,
): Promise<void> {
  await createUser(orm, userId, nowMs);
  await registerPhone(orm, hash, userId, phone, nowMs);
}

/**
 * Keeps when the trial of a number began (epoch ms), under a hash, and returns the earliest begin that is known: the same number has one
 * trial, whatever accounts it had.
 */
export async function noteTrialStart(orm: Orm, hash: KeyedHash, phone: string, startedMs: number): Promise<number> {
  const [kept] = await orm
    .insert(trialStarts)
    .values({ phoneHash: hash('trial', phone), startedMs })
    .onConflictDoUpdate({
      target: trialStarts.phoneHash,
      set: { startedMs: sql`least(${trialStarts.startedMs}, excluded.started_ms)` },
    })
    .returning();
  return kept?.startedMs ?? startedMs;
}

export const phoneRegistered = (): ApiError =>
  new ApiError('phone-registered', 'ეს ნომერი უკვე რეგისტრირებულია სისტემაში');
