import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { logEvent } from '#server/platform/log.ts';
import { eachBucket, isInBucket } from '#server/store/buckets.ts';
import type { Database, Orm } from '#server/store/database.ts';
import type { KeyedHash } from '#server/store/server-secret.ts';
import { accountChanges, pendingPhones } from '#server/store/tables/account-tables.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { ownerOfPhone, registerPhone } from '../registration.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { voidLinks } from '../sessions/void-links.ts';
import { UNDO_MS, type ChangeRow } from './account-changes.ts';
import { TOUCH_PROFILE } from '#server/store/touch-profile.ts';

/** Holds a proven number for a registered user: it takes the place of the former one in 24 hours. One that was held before is let go. */
export async function holdPhone(orm: Orm, userId: string, phone: string, nowMs: number): Promise<void> {
  const [user] = await orm
    .select({ pendingPhone: users.pendingPhone })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
  await letGo(orm, userId, user?.pendingPhone ?? null);
  await orm
    .update(accountChanges)
    .set({ undoneMs: nowMs })
    .where(
      and(
        eq(accountChanges.userId, userId),
        eq(accountChanges.kind, 'phone'),
        isNull(accountChanges.appliedMs),
        isNull(accountChanges.undoneMs),
      ),
    );
  const effectiveMs = nowMs + UNDO_MS;
  await orm.insert(pendingPhones).values({ phone, userId, effectiveMs });
  await orm
    .update(users)
    .set({ pendingPhone: phone, pendingPhoneMs: effectiveMs, updatedMs: nowMs, ...TOUCH_PROFILE })
    .where(eq(users.userId, userId));
}

/** Forgets that a number is on its way to a user, in the transaction that holds the user's row. */
export async function letGo(orm: Orm, userId: string, phone: string | null): Promise<void> {
  if (phone !== null)
    await orm.delete(pendingPhones).where(and(eq(pendingPhones.phone, phone), eq(pendingPhones.userId, userId)));
}

/** When a number that is on its way to a user becomes theirs (epoch ms), or null: it is on its way to nobody. */
export async function pendingFor(orm: Orm, phone: string): Promise<{ userId: string; effectiveMs: number } | null> {
  const [row] = await waitingFor(orm, phone);
  return row ?? null;
}

const waitingFor = (orm: Orm, phone: string) =>
  orm.select().from(pendingPhones).where(eq(pendingPhones.phone, phone)).orderBy(asc(pendingPhones.effectiveMs));

interface Means {
  database: Database;
  /** Epoch ms. */
  clock: () => number;
  hash: KeyedHash;
}

/** Before a look at whose a number is: what is due of the users who have it or wait for it. */
export async function applyDueOfPhone(means: Means, phone: string): Promise<void> {
  const { orm } = means.database;
  const [owner, waiting] = [await ownerOfPhone(orm, phone), await waitingFor(orm, phone)];
  // First who may give it up.
  for (const userId of new Set([...(owner === null ? [] : [owner]), ...waiting.map((one) => one.userId)]))
    await applyDueOfUser(means, userId);
}

/** Gives a user the number whose 24 hours are over. */
export const applyDueOfUser = (means: Means, userId: string): Promise<void> =>
  applyWhere(means, eq(accountChanges.userId, userId));

/** Gives all users the numbers whose 24 hours are over. */
export const applyDuePhones = (means: Means): Promise<void> =>
  eachBucket((bucket) => applyWhere(means, isInBucket(accountChanges.userId, bucket)));

async function applyWhere({ database, clock, hash }: Means, whose: SQL): Promise<void> {
  const nowMs = clock();
  const due = await database.orm
    .select()
    .from(accountChanges)
    .where(
      and(
        whose,
        eq(accountChanges.kind, 'phone'),
        isNull(accountChanges.appliedMs),
        isNull(accountChanges.undoneMs),
        lte(accountChanges.undoUntilMs, nowMs),
      ),
    );
  for (const change of due) {
    const done = await database.orm.transaction((orm) => applyPhone(orm, hash, change, nowMs));
    logEvent('info', 'security', {
      act: done ? 'phone-changed' : 'phone-let-go',
      actor: hash('security-log', `user ${change.userId}`).slice(0, 16),
    });
  }
}

/** Returns false when the number has become somebody else's meanwhile: then the user keeps the former one. */
async function applyPhone(
  orm: Orm,
  hash: KeyedHash,
  { userId, id, sessionId }: ChangeRow,
  nowMs: number,
): Promise<boolean> {
  const [user] = await orm.select().from(users).where(eq(users.userId, userId)).for('update');
  const phone = user?.pendingPhone ?? null;
  const owner = phone === null ? null : await ownerOfPhone(orm, phone);
  const applies = phone !== null && (owner === null || owner === userId);
  await letGo(orm, userId, phone);
  await orm
    .update(users)
    .set({
      pendingPhone: null,
      pendingPhoneMs: null,
      updatedMs: nowMs,
      ...TOUCH_PROFILE,
    })
    .where(eq(users.userId, userId));
  await orm
    .update(accountChanges)
    .set(applies ? { appliedMs: nowMs } : { undoneMs: nowMs })
    .where(and(eq(accountChanges.userId, userId), eq(accountChanges.id, id), isNull(accountChanges.appliedMs)));
  if (!applies) return false;
  await registerPhone(orm, hash, userId, phone, nowMs);
  await voidLinks(orm, userId);
  await endOtherSessions(orm, userId, sessionId, null);
  return true;
}
